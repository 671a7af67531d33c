import type { AnswerOf, countBatchReaders } from '@kasb/contract';

const places = ['telegram', 'app', 'headhunter'] as const;
export type Place = (typeof places)[number];

type Readers = AnswerOf<typeof countBatchReaders>;
type Reach = Pick<Readers, Place>;

/** How many read a message where, without the places where nobody does. */
export const placesOf = (reach: Reach = {}): [place: Place, count: number][] =>
  places.flatMap((place): [Place, number][] => (reach[place] ? [[place, reach[place]]] : []));

/** How many read it anywhere. */
export const readersIn = (reach: Reach): number => placesOf(reach).reduce((sum, [, count]) => sum + count, 0);

/** How many read the Uzbek text: without a Russian one everybody does. */
export function readersOfUzbek(reach: Readers, { ru, uz }: Readonly<Record<'ru' | 'uz', string>>): number {
  if (!uz.trim()) return 0;
  return ru.trim() ? (reach.uzbek ?? 0) : readersIn(reach);
}
