import type { OperatorArea } from '@kasb/contract';

const under = (areas: readonly OperatorArea[], parent: string): OperatorArea[] =>
  areas.filter(({ parent_id: id }) => id === parent).flatMap((area) => [area, ...under(areas, area.id)]);

/** Spheres as a tree is read: each before those that lie in it. One whose parent is not there stands at the top. */
export function inTreeOrder(areas: readonly OperatorArea[]): OperatorArea[] {
  const known = new Set(areas.map(({ id }) => id));
  const top = areas.filter(({ parent_id: parent }) => parent === undefined || !known.has(parent));
  return top.flatMap((area) => [area, ...under(areas, area.id)]);
}

/** Those that a sphere can be put into: neither itself nor one that lies in it. */
export function possibleParents(areas: readonly OperatorArea[], own = ''): OperatorArea[] {
  const inside = new Set([own, ...under(areas, own).map(({ id }) => id)]);
  return inTreeOrder(areas).filter(({ id }) => !inside.has(id));
}
