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
}
