import { families, familyOf } from '../../../src/assistant/families.ts';
import { packs } from '../../../src/assistant/packs.ts';
import type { Pack } from '../../../src/assistant/packs.ts';

const linesOf = ({ duties, requirements, benefits }: Pick<Pack, 'duties' | 'requirements' | 'benefits'>) => [
  ...duties,
  ...requirements,
  ...benefits,
];
const suggested = new Set(
  [...Object.values(packs), ...Object.values(families)].flatMap(({ ru, uz }) => [...linesOf(ru), ...linesOf(uz)]),
);

/**
 * Whether a suggested line is one of the position's own; undefined for what hangs on no position, as wages and
 * formats do. A position of no family that is known has none.
 */
export function fitsPosition(option: string, position: string): boolean | undefined {
  if (!suggested.has(option)) return undefined;
  const family = familyOf(position);
  return family !== undefined && [...linesOf(family.ru), ...linesOf(family.uz)].includes(option);
}
