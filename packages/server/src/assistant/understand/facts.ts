import type { EmploymentType, Language, RemoteType } from '@kasb/contract';
import type { Topic } from '../../db/schema/draft.ts';
import type { Curiosity } from './curiosity.ts';
import type { Experience } from './experience.ts';
import type { ListName } from './lists.ts';
import type { Pay } from './money.ts';
import type { Place } from './places.ts';
import type { Refusal } from './propriety.ts';
import type { Replacement } from './replacements.ts';
import type { Schedule } from './schedule.ts';

/** Everything that one message says of a vacancy. */
export interface Facts {
  title?: string;
  duties: string[];
  requirements: string[];
  benefits: string[];
  pay?: Pay;
  isPayNegotiable: boolean;
  format?: RemoteType;
  employment?: EmploymentType;
  place?: Place;
  schedule?: Schedule;
  experience?: Experience;
  /** Texts of what is to be taken out again. */
  removed: string[];
  /** The person leaves the answer to the assistant. */
  isLeftToUs: boolean;
  /** The lists that are left to the assistant by their names. */
  suggested: ListName[];
  /** The person does not want to answer. */
  isSkipped: boolean;
  /** The person does not want to be asked any more. */
  isEnded: boolean;
  /** What the person asks of the assistant, where that is all that they do. */
  curiosity?: Curiosity;
  /** What was kept out of the vacancy, and why. */
  refusals: Refusal[];
  /** A line that becomes another one. */
  replaced?: Replacement;
  /** The list that is written anew. */
  rewritten?: ListName;
  /** The position was called to come first, before the one that was begun. */
  isFirst?: boolean;
  /** Positions that were named beside the first. */
  others: string[];
}

/** What is read where nothing is understood. */
export const noFacts: Facts = {
  duties: [],
  requirements: [],
  benefits: [],
  isPayNegotiable: false,
  removed: [],
  isLeftToUs: false,
  suggested: [],
  isSkipped: false,
  isEnded: false,
  refusals: [],
  others: [],
};

/** What a message is read against. */
export interface Reading {
  language: Language;
  /** What was asked last; undefined when nobody knows. */
  asked: Topic | undefined;
  /** The question of the position was left without an answer: one may come later, with nothing that says so. */
  isUntitled?: boolean;
  /** What is read corrects what was said just before. */
  isRevision?: boolean;
  /** The position that was begun and those that wait, where any wait: one of them may be called to come first. */
  positions?: readonly string[];
}

const slots = ['title', 'pay', 'format', 'employment', 'place', 'schedule', 'experience'] as const;
const listNames = ['duties', 'requirements', 'benefits'] as const;

/** Whether anything of a vacancy was said. */
export const saysAnything = (facts: Facts): boolean =>
  facts.isPayNegotiable ||
  slots.some((slot) => facts[slot] !== undefined) ||
  listNames.some((name) => facts[name].length > 0);

/** What was said and then corrected; where that was exact the last line goes too: «обеды, точнее питание». */
export function revisedFacts(before: Facts, after: Facts, isExact: boolean): Facts {
  const told = Object.fromEntries(slots.flatMap((slot) => (after[slot] === undefined ? [] : [[slot, after[slot]]])));
  const merged: Facts = {
    ...before,
    ...told,
    isPayNegotiable: after.isPayNegotiable || (before.isPayNegotiable && !after.pay),
  };
  if (after.isPayNegotiable) delete merged.pay;
  for (const name of listNames) {
    const isInstead = isExact && after[name].length > 0;
    merged[name] = [...(isInstead ? before[name].slice(0, -1) : before[name]), ...after[name]];
  }
  merged.others = after.title === undefined ? [...before.others, ...after.others] : after.others;
  return merged;
}
