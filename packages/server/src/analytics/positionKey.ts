import { parseTitle } from '../guard/parseTitle.ts';

const sorted = (words: ReadonlySet<string>) => [...words].toSorted().join(',');

/** The kind of work that a title names: two titles with one key are paid alike. */
export function positionKey(title: string): string {
  const { roles, specialisations, levels, core } = parseTitle(title);
  const work = roles.size > 0 ? sorted(roles) : [...core].toSorted().join(' ');
  return [work, sorted(specialisations), sorted(levels)].join('/').slice(0, 300);
}
