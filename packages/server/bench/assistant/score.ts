import type { Language } from '@kasb/contract';
import type { Facts } from '../../src/assistant/understand/facts.ts';
import type { Topic } from '../../src/db/schema/draft.ts';
import { clean, wordsOf } from '../../src/text/normalise.ts';
import { stem } from '../../src/text/stem.ts';

type Value = string | string[] | (string | number | null)[];
type Labels = Partial<Record<string, Value>>;
/** A labelled message, and what was asked before it. */
export interface Utterance {
  half: 'work' | 'kept';
  language: Language;
  asked?: Topic;
  text: string;
  facts: Labels;
}

const lists = new Set(['duties', 'requirements', 'benefits']);
const stemsOf = (text: string) => new Set(wordsOf(clean(text)).map(({ folded }) => stem(folded)));

/** Whether two lines say the same: at least two thirds of their words. */
function isSame(left: string, right: string): boolean {
  const [one, other] = [stemsOf(left), stemsOf(right)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && (2 * shared) / (one.size + other.size) >= 0.66;
}

/** What the rules understood, in the form of the labels. */
export function labelsOf({
  pay,
  experience,
  schedule,
  place,
  format,
  employment,
  title,
  duties,
  requirements,
  benefits,
}: Facts): Labels {
  return {
    ...(title !== undefined && { title }),
    ...(pay && { pay: [pay.min ?? null, pay.max ?? null, pay.currency] }),
    ...(place && { location: place.ru }),
    ...(format && { format }),
    ...(employment && { employment }),
    ...(experience && {
      experience: experience.to === undefined ? String(experience.from) : `${experience.from}-${experience.to}`,
    }),
    ...(schedule && { schedule: spelled(schedule) }),
    duties,
    requirements,
    benefits,
  };
}

function spelled({ pattern, isWeekdays, hours, kind }: NonNullable<Facts['schedule']>): string {
  const names = { shifts: 'сменный', flexible: 'гибкий', free: 'свободный', rotation: 'вахта' };
  return [pattern, isWeekdays && 'пн-пт', hours, kind && names[kind]].filter(Boolean).join(' ');
}

export interface Score {
  hits: number;
  extra: number;
  missed: number;
}

/** Counts the facts that were read rightly, too many and too few, and says which were wrong. */
export function compare(expected: Labels, got: Labels): Score & { notes: string[] } {
  const score = { hits: 0, extra: 0, missed: 0, notes: [] as string[] };
  for (const name of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const [want, have] = [expected[name], got[name]];
    if (lists.has(name)) {
      const wanted = [...((want ?? []) as string[])];
      const extra = ((have ?? []) as string[]).filter((item) => {
        const index = wanted.findIndex((other) => isSame(item, other));
        if (index >= 0) wanted.splice(index, 1);
        return index < 0;
      });
      score.hits += ((want ?? []) as string[]).length - wanted.length;
      score.extra += extra.length;
      score.missed += wanted.length;
      if (extra.length > 0 || wanted.length > 0)
        score.notes.push(`${name}: +${JSON.stringify(extra)} -${JSON.stringify(wanted)}`);
      continue;
    }
    const isRight =
      want !== undefined &&
      have !== undefined &&
      (name === 'title'
        ? [...stemsOf(String(want))].join(' ') === [...stemsOf(String(have))].join(' ') &&
          clean(String(want)) === clean(String(have))
        : JSON.stringify(want) === JSON.stringify(have));
    if (isRight) score.hits++;
    else {
      if (have !== undefined) score.extra++;
      if (want !== undefined) score.missed++;
      score.notes.push(`${name}: ${JSON.stringify(have)} for ${JSON.stringify(want)}`);
    }
  }
  return score;
}
