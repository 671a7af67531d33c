import type { EmploymentType, Language, RemoteType } from '@kasb/contract';
import type { Draft, Topic } from '../../../src/db/schema/draft.ts';

/** One way of writing something, or several that are as good. */
export type Spellings = string | readonly string[];

/** A line of a list; one of several parts may come as any number of lines, as a run-on message does. */
export type Line = string | readonly string[];

type Pay = NonNullable<Draft['pay']>;
type Schedule = NonNullable<Draft['schedule']>;

/** The vacancy that must come out, by what the employer said. What is absent was not said, and must not be there. */
export interface ExpectedVacancy {
  title: Spellings;
  /** Every place that must be named: a city, a district, a quarter. */
  places?: readonly Spellings[];
  pay?: { min?: number; max?: number; currency: Pay['currency']; period?: string | readonly string[] };
  /** Several where what was said is none of ours, as work on the road. */
  format?: RemoteType | readonly RemoteType[];
  /** Several where what was said fits more than one. */
  employment?: EmploymentType | readonly EmploymentType[];
  /** Years: `3`, or `1-3`. */
  experience?: string;
  schedule?: {
    pattern?: string;
    /** The pattern or the kind in the employer's words, which say it as well. */
    words?: string;
    isWeekdays?: boolean;
    hours?: string;
    kind?: NonNullable<Schedule['kind']>;
  };
  duties?: readonly Line[];
  requirements?: readonly Line[];
  benefits?: readonly Line[];
  /** What some line or the description must say, wherever. */
  said?: readonly Spellings[];
  /** What may stand among the lines, and need not. */
  may?: readonly string[];
}

/** What must stand nowhere, in the title, in the place. */
interface Never {
  title?: readonly string[];
  place?: readonly string[];
  anywhere?: readonly string[];
}

/** Said once instead of an answer: when a topic is asked for the first time, or as the message of that number. */
export interface Interjection {
  at: Topic | number;
  say: string;
  is: 'correction' | 'off-topic' | 'skip' | 'more';
  /** The language that the assistant must go on in. */
  language?: Language;
}

/**
 * An employer as a talk meets one: what they know, in the words in which they would say it when it is asked. The
 * assistant's order is its own, so nothing here is a list of turns.
 */
export interface Conversation {
  /** Even: the half to work with. Odd: the half that is kept. Both halves of a pair want the same position. */
  number: number;
  /** In which language and script, and what is odd about it. */
  manner: string;
  company: { name: string; industry?: string };
  /** What the assistant must answer in, from the first answer on; absent where either will do. */
  language?: Language;
  /** The language of the interface when the talk begins; Russian otherwise. */
  interface?: Language;
  opening: string;
  /** The words for each question; a second one is said when the first did not satisfy. */
  answers: Partial<Record<Topic, Spellings>>;
  /** What the opening told already: the words above are only for being asked again. */
  told?: readonly Topic[];
  /** How this person says that they do not know, or will not say. */
  unknown: string;
  interjections?: readonly Interjection[];
  ending: string;
  /** Ends the talk when this is asked, whatever is missing. */
  endsAt?: Topic;
  expected: ExpectedVacancy;
  never?: Never;
}
