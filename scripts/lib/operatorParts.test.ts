import { expect, test } from 'vitest';
import { strayParts } from './operatorParts.ts';

const page = { file: 'page.js', imports: ['_shared.js'], dynamicImports: ['../features/search/src/Later.tsx'] };
const manifest = {
  'index.html': { file: 'main.js', dynamicImports: ['src/pages/VacanciesPage.tsx', 'src/operator.tsx'] },
  'src/pages/VacanciesPage.tsx': page,
  '../features/search/src/Later.tsx': { file: 'later.js' },
  '_shared.js': { file: 'shared.js' },
  'src/operator.tsx': {
    file: 'operator.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/pages/OperatorPeople.tsx'],
  },
  'src/pages/OperatorPeople.tsx': { file: 'people.js', imports: ['_shared.js'] },
};
const own = {
  'main.js': ['app/src/main.tsx'],
  'page.js': ['app/src/pages/VacanciesPage.tsx'],
  'later.js': ['features/search/src/Later.tsx'],
  'shared.js': ['kit/src/links/useLinks.ts', 'contract/src/orders.ts'],
  'operator.js': ['app/src/operator.tsx'],
  'people.js': ['features/operator/src/screens/People/People.tsx', 'contract/src/operatorPeople.ts'],
};

test('what lies behind the door of the operators’ room is theirs alone', () => {
  expect(strayParts(manifest, own)).toEqual([]);
});

test('what others load of it is named, also where it comes later or with what is shared', () => {
  const stray = {
    ...own,
    'later.js': [...own['later.js'], 'features/operator/src/data/room.ts'],
    'shared.js': [...own['shared.js'], 'contract/src/operatorPeople.ts'],
  };
  expect(strayParts(manifest, stray).toSorted()).toEqual([
    'later.js has features/operator/src/data/room.ts',
    'shared.js has contract/src/operatorPeople.ts',
  ]);
});

test('a door of another name is no proof', () => {
  expect(() => strayParts({ 'index.html': { file: 'main.js' } }, own)).toThrow('src/operator.tsx');
});
