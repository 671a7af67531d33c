import type { Language } from '@kasb/contract';
import type { Draft, Topic } from '../db/schema/draft.ts';
import { toldOf } from './others.ts';
import { phrases } from './phrases.ts';
import type { Phrases } from './phrasing.ts';
import type { Facts } from './understand/facts.ts';
import type { ListName } from './understand/lists.ts';
import { uncapital } from './understand/nominative.ts';

/** What an answer is made of. */
interface Told {
  facts: Facts;
  before: Draft;
  /** The draft with the facts of the message. */
  known: Draft;
  /** The draft as the turn leaves it. */
  after: Draft;
  /** What is not asked any more, without an answer. */
  left: Topic | undefined;
  missing: readonly (ListName | 'title')[];
  /** What nobody has told and nothing hangs on. */
  unsaid: readonly Topic[];
  language: Language;
}

const lists = ['duties', 'requirements', 'benefits'] as const;
const mostTold = 4;
const longestTold = 60;

/** The words of a turn: what was understood, why something was not taken, and what is asked next. */
export function reply({ facts, before, known, after, left, missing, unsaid, language }: Told): string {
  const say = phrases[language];
  const { asked } = after;
  const gone = goneLines(before, known);
  const noted = notedFacts(facts, before, known, language);
  const parts = facts.refusals.map((refusal) => say.refused[refusal]);
  if ((facts.removed.length > 0 && isChanged(before, known)) || (noted === '' && gone.length > 0))
    parts.push(say.removed(gone.length > 0 ? gone : facts.removed));
  else if (noted !== '') parts.push(`${say.openings[after.opening ?? 0] ?? ''}: ${noted}.`);
  else if (facts.isSkipped && before.asked !== undefined) parts.push(...passing(before.asked, missing, say));
  if (facts.others.length > 0) parts.push(say.onePosition(toldOf(facts.others)));
  if (isCurious(facts, before, known)) {
    parts.push(say.about[facts.curiosity ?? 'other']);
    if (asked !== undefined) return [...parts, say.back(asked)].join(' ');
  }
  if (left !== undefined) parts.push(say.left[left]);
  if (asked === undefined)
    return [
      ...parts,
      ending({ isIdle: parts.length === 0 && !facts.isEnded, before, after, missing, unsaid, language }),
    ].join(' ');
  if (asked === before.asked && parts.length === 0) parts.push(facts.isLeftToUs ? say.needed : say.notUnderstood);
  return [...parts, say.questions[asked]].join(' ');
}

/** What is said of a question that is passed: nothing where its answer is demanded at once. */
function passing(asked: Topic, missing: readonly Topic[], say: Phrases): string[] {
  if (missing.includes(asked)) return [];
  return [asked === 'salary' || asked === 'format' ? say.passed : say.postponed];
}

/** What is said where nothing is asked any more: what lacks, or that the vacancy is ready. */
function ending({
  isIdle,
  before,
  after,
  missing,
  unsaid,
  language,
}: Pick<Told, 'before' | 'after' | 'missing' | 'unsaid' | 'language'> & { isIdle: boolean }): string {
  const say = phrases[language];
  if (missing.length > 0) return say.missing(missing.map((part) => say.parts[part]));
  const isTold = before.asked === undefined && before.title !== undefined;
  const later = after.others ? [say.later(toldOf(after.others))] : [];
  if (!isTold) return [...(unsaid.length > 0 ? [say.unsaid(unsaid)] : []), say.ready, ...later].join(' ');
  return isIdle ? `${say.stillReady} ${say.nothingToAsk}` : say.stillReady;
}

const factsOf = (draft: Draft) =>
  JSON.stringify({ ...draft, asked: undefined, opening: undefined, repeats: undefined });
const isChanged = (before: Draft, after: Draft) => factsOf(before) !== factsOf(after);

/** Whether a message only asks something of the assistant. */
export const isCurious = ({ curiosity }: Facts, before: Draft, known: Draft): boolean =>
  curiosity !== undefined && !isChanged(before, known);

/** Which opening comes next. */
export const openingAfter = ({ opening = -1 }: Draft, language: Language): number =>
  (opening + 1) % phrases[language].openings.length;

const goneLines = (before: Draft, after: Draft) =>
  lists.flatMap((name) => before[name].filter((line) => !after[name].includes(line))).map(uncapital);

/** What was understood, in the person's own words, for them to see at once whether it is right. */
function notedFacts(facts: Facts, before: Draft, known: Draft, language: Language): string {
  const say = phrases[language];
  const lines = lists.flatMap((name) => known[name].filter((line) => !before[name].includes(line)));
  const told = lines.slice(0, mostTold).map((line) => uncapital(shortened(line)));
  const isField = facts.format === 'hybrid' && facts.benefits.length > 0;
  return [
    facts.title !== undefined && uncapital(facts.title),
    facts.place?.[language],
    facts.pay && say.pay(facts.pay),
    facts.isPayNegotiable && uncapital(say.negotiable),
    facts.experience && uncapital(say.experience(facts.experience)),
    facts.schedule && uncapital(say.schedule(facts.schedule)),
    facts.format && !isField && say.formatNames[facts.format],
    facts.employment && say.employments[facts.employment],
    ...told,
    lines.length > mostTold && say.more(lines.length - mostTold),
  ]
    .filter(Boolean)
    .join(', ');
}

const shortened = (line: string) => (line.length > longestTold ? `${line.slice(0, longestTold - 1).trimEnd()}…` : line);
