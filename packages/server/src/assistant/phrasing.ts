import type { EmploymentType, RemoteType } from '@kasb/contract';
import type { Topic } from '../db/schema/draft.ts';
import type { Curiosity } from './understand/curiosity.ts';
import type { Experience } from './understand/experience.ts';
import type { ListName } from './understand/lists.ts';
import type { Pay } from './understand/money.ts';
import type { Refusal } from './understand/propriety.ts';
import type { Schedule } from './understand/schedule.ts';

/** What the assistant says in one language. */
export interface Phrases {
  greeting: (company: string) => string;
  questions: Record<Topic, string>;
  /** Where the answer cannot be left to us. */
  needed: string;
  /** What is said of a question that is left after it was asked twice. */
  left: Record<Topic, string>;
  passed: string;
  /** The same of what a vacancy cannot do without. */
  postponed: string;
  missing: (parts: readonly string[]) => string;
  /** What a vacancy does without and nobody has told. */
  unsaid: (topics: readonly Topic[]) => string;
  /** What one presses to have a list suggested. */
  suggest: Record<ListName, string>;
  notUnderstood: string;
  /** What an answer begins with when something was understood; never the same twice in a row. */
  openings: readonly string[];
  /** So many lines more. */
  more: (count: number) => string;
  ready: string;
  /** The same, once it has been said. */
  stillReady: string;
  /** That the other positions wait for vacancies of their own. */
  onePosition: (others: readonly string[]) => string;
  /** That they wait, where the next conversation begins. */
  waiting: (others: readonly string[]) => string;
  /** That they come next, where a vacancy is ready. */
  later: (others: readonly string[]) => string;
  /** What is told of the assistant when somebody asks. */
  about: Record<Curiosity, string>;
  /** The way back from there. */
  back: (topic: Topic) => string;
  topics: Record<Topic, string>;
  /** Why something that was written is not taken. */
  refused: Record<Refusal, string>;
  nothingToAsk: string;
  leaveToUs: string;
  salaries: string[];
  formats: string[];
  negotiable: string;
  /** The same as an answer that needs no question. */
  agreed: string;
  pay: (pay: Pay) => string;
  /** What is said of taxes beside a wage, and as a line of the conditions. */
  taxes: Record<'net' | 'gross', string>;
  taxesLine: Record<'net' | 'gross', string>;
  experience: (experience: Experience) => string;
  schedule: (schedule: Schedule) => string;
  description: (company: string, place: string | undefined, duties: readonly string[]) => string;
  parts: Record<ListName | 'title', string>;
  removed: (lines: readonly string[]) => string;
  formatNames: Record<RemoteType, string>;
  employments: Record<EmploymentType, string>;
}

/** A number in groups of three digits. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3}){1,9}$)/g, '\u00A0');

/** Lines of a list, one below the other. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `– ${line}`).join('\n');

/** Two sums, or the one that is known with a word in front. */
export function range(min: number | undefined, max: number | undefined, from: string, to: string): string {
  if (min !== undefined && max !== undefined) return min === max ? grouped(min) : `${grouped(min)}–${grouped(max)}`;
  return min !== undefined ? `${from} ${grouped(min)}` : `${to} ${grouped(max ?? 0)}`;
}
