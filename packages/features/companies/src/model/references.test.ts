import { expect, it } from 'vitest';
import { areaChoices, withPresent } from './references.ts';

const area = (id: string, name?: string, parent_id?: string) => ({ id, name, parent_id, slug: undefined });

it('puts children after their parent, with its name before theirs', () => {
  const choices = areaChoices([area('3', 'Жилые дома', '1'), area('1', 'Строительство'), area('2', 'Торговля')]);
  expect(choices).toEqual([
    { value: '1', label: 'Строительство' },
    { value: '3', label: 'Строительство › Жилые дома' },
    { value: '2', label: 'Торговля' },
  ]);
});

it('survives a lost parent, a parent of itself and a nameless one', () => {
  expect(areaChoices([area('1', 'Одна', '9'), area('2', 'Сама', '2'), area('3')]).map(({ value }) => value)).toEqual([
    '1',
    '2',
  ]);
  expect(areaChoices([area('1', 'Круг', '2'), area('2', 'Круг', '1')])).toEqual([]);
});

it('keeps the present value where its list did not come', () => {
  expect(withPresent([], '7', 'Указано ранее')).toEqual([{ value: '7', label: 'Указано ранее' }]);
  expect(withPresent([{ value: '7', label: 'Бухара' }], '7', 'x')).toEqual([{ value: '7', label: 'Бухара' }]);
  expect(withPresent([], '', 'x')).toEqual([]);
});
