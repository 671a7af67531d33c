import type { Area } from '@kasb/contract';

/** A choice of a list. */
export interface Choice {
  value: string;
  label: string;
}

/**
 * Activity spheres as choices, children after their parent: «Строительство › Жилые дома». Broken chains end at the top.
 */
export function areaChoices(areas: readonly Area[]): Choice[] {
  const known = new Set(areas.map(({ id }) => id));
  const parentOf = ({ id, parent_id }: Area) =>
    parent_id !== undefined && parent_id !== id && known.has(parent_id) ? parent_id : '';
  const branch = (parent: string, path: readonly string[]): Choice[] =>
    areas.flatMap((area) => {
      if (parentOf(area) !== parent || area.name === undefined) return [];
      const names = [...path, area.name];
      return [{ value: area.id, label: names.join(' › ') }, ...branch(area.id, names)];
    });
  return branch('', []);
}

/** The choices with the present value among them, so that a list that did not come costs no saved value. */
export function withPresent(choices: readonly Choice[], value: string, label: string): readonly Choice[] {
  return value === '' || choices.some((choice) => choice.value === value) ? choices : [{ value, label }, ...choices];
}
