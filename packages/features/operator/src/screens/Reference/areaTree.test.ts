import { expect, test } from 'vitest';
import { inTreeOrder, possibleParents } from './areaTree.ts';

const area = (id: string, parent?: string) => ({
  id,
  parent_id: parent,
  name: id,
  name_uz: undefined,
  slug: id,
  companies_count: 0,
});
const areas = [area('child', 'top'), area('top'), area('grandchild', 'child'), area('other'), area('lost', 'nowhere')];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('spheres stand under those that they lie in', () => {
  expect(idsOf(inTreeOrder(areas))).toEqual(['top', 'child', 'grandchild', 'other', 'lost']);
});

test('a sphere is put neither into itself nor into one that lies in it', () => {
  expect(idsOf(possibleParents(areas, 'child'))).toEqual(['top', 'other', 'lost']);
  expect(idsOf(possibleParents(areas, 'top'))).toEqual(['other', 'lost']);
  expect(possibleParents(areas)).toHaveLength(5);
});
