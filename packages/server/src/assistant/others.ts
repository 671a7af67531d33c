import type { Draft } from '../db/schema/draft.ts';
import { clean } from '../text/normalise.ts';
import type { Facts } from './understand/facts.ts';
import { uncapital } from './understand/nominative.ts';

const mostOthers = 30;
const mostTold = 4;

/** The positions that still wait: not the one that was begun; undefined for none, as once another is begun instead. */
export function othersAfter(
  { others = [], title: known }: Draft,
  { title, others: named, isFirst = false }: Facts,
): string[] | undefined {
  const begun = title ?? known;
  const isBegun = (other: string) => begun !== undefined && clean(other) === clean(begun);
  const isInstead = known === undefined && title !== undefined && !others.some(isBegun);
  const waiting = new Map(
    [...(isInstead ? [] : others), ...(isFirst && known !== undefined ? [known] : []), ...named].map((other) => [
      clean(other),
      other,
    ]),
  );
  const left = [...waiting.values()].filter((other) => !isBegun(other)).slice(0, mostOthers);
  return left.length > 0 ? left : undefined;
}

/** The position that was begun and those that wait, where any wait: one of them may be called to come first. */
export const positionsOf = ({ title, others = [] }: Draft): string[] | undefined =>
  title === undefined || others.length === 0 ? undefined : [title, ...others];

/** Positions as they stand within a sentence, some of many. */
export const toldOf = (others: readonly string[]): string[] => others.slice(0, mostTold).map(uncapital);
