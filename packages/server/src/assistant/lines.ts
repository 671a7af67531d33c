import type { Draft } from '../db/schema/draft.ts';
import { clean } from '../text/normalise.ts';
import { toUzbekCyrillic } from '../text/uzbekScript.ts';
import { phrases } from './phrases.ts';
import type { Phrases } from './phrasing.ts';
import type { Facts } from './understand/facts.ts';
import type { ListName } from './understand/lists.ts';
import { capital } from './understand/nominative.ts';

export const lists: readonly ListName[] = ['duties', 'requirements', 'benefits'];
const mostItems = 30;

/** The draft with a line replaced or a list begun anew; a line that is a fact of its own gives way to the new fact. */
export function withReplaced(draft: Draft, { replaced, rewritten, experience, schedule }: Facts): Draft {
  if (rewritten) return { ...draft, [rewritten]: [] };
  if (!replaced) return draft;
  const { from, to } = replaced;
  // A line is named as it is printed.
  const isLine = (line: string) => [line, toUzbekCyrillic(line)].some((text) => clean(text) === clean(from));
  const known = lists.find((name) => draft[name].some((item) => isLine(item)));
  const isFact = (line: (words: Phrases) => string | undefined) =>
    Object.values(phrases).some((words) => isLine(line(words) ?? ''));
  if (known) {
    const lines = draft[known].flatMap((item) => (isLine(item) ? withItems([], [to]) : [item]));
    return { ...draft, [known]: lines };
  }
  if (isFact((words) => draft.experience && words.experience(draft.experience)))
    return experience || to === ''
      ? { ...draft, experience }
      : { ...draft, requirements: withItems(draft.requirements, [to]), experience: undefined };
  if (isFact((words) => draft.schedule && words.schedule(draft.schedule)))
    return schedule || to === ''
      ? { ...draft, schedule }
      : { ...draft, benefits: withItems(draft.benefits, [to]), schedule: undefined };
  if (draft.pay && isFact((words) => draft.pay?.taxes && words.taxesLine[draft.pay.taxes]))
    return { ...draft, pay: { ...draft.pay, taxes: undefined }, benefits: withItems(draft.benefits, [to]) };
  return draft;
}

/** A list with more lines, none of which it has already. */
export function withItems(items: readonly string[], more: readonly string[]): string[] {
  const known = new Set(items.map(clean));
  const added = more
    .map((item) => capital(item.trim()))
    .filter((item) => item !== '' && !known.has(clean(item)) && known.add(clean(item)));
  return [...items, ...added].slice(0, mostItems);
}

/** An Uzbek line with the marks that are printed: `so‘m`, `mas’uliyat`. */
export const withUzbekMarks = (line: string): string =>
  line.replaceAll(/(?<=[og])['`´ʻʼ‘’](?=\p{L})/giu, '‘').replaceAll(/(?<=[a-z])(?<![og])['`´ʻʼ‘’](?=\p{L})/giu, '’');
