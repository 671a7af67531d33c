import { expect, test } from 'vitest';
import { reordered, stageDraftsOf, stagesBodyOf, withStage } from './stageDrafts.ts';

const drafts = stageDraftsOf([
  { id: 'i1', status: 'interview', name: 'С директором' },
  { id: 's1', status: 'screening', name: 'Звонок', name_uz: 'Qo‘ng‘iroq' },
  { id: 's2', status: 'screening', name: 'Тест' },
]);
const names = (list: typeof drafts) => list.map(({ name }) => name);

test('Steps stand by their status, in the order in which they came', () => {
  expect(names(drafts)).toEqual(['Звонок', 'Тест', 'С директором']);
});

test('A step moves among those of its status alone', () => {
  expect(names(reordered(drafts, 'screening', 0, 1))).toEqual(['Тест', 'Звонок', 'С директором']);
  expect(names(reordered(drafts, 'interview', 0, 0))).toEqual(['Звонок', 'Тест', 'С директором']);
});

test('A new step is the last of its status, and is sent without an id', () => {
  const added = withStage(drafts, 'screening', 'new0');
  expect(added[2]).toEqual({ key: 'new0', status: 'screening', name: '', nameUz: '' });
  expect(stagesBodyOf(added.slice(1, 3).map((draft) => ({ ...draft, name: ` ${draft.key} ` })))).toEqual({
    stages: [
      { id: 's2', status: 'screening', name: 's2' },
      { status: 'screening', name: 'new0' },
    ],
  });
});
