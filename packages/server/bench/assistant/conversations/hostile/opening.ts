import type { Topic } from '../../../../src/db/schema/draft.ts';
import type { Conversation, Spellings } from '../conversation.ts';

/** What must come of a hostile opening, beside that every answer is one, in Russian or Uzbek, and the talk ends. */
interface HostileOutcome {
  /** In words. */
  is: string;
  /** Must not be asked after the opening. */
  asksNot?: readonly Topic[];
  /** Must be asked after it. */
  asks?: Topic;
  /** What the answer to it must name. */
  names?: readonly Spellings[];
  /** The title in the end; absent where any will do. */
  title?: Spellings;
  /** The vacancy holds all of `expected`, and nothing else. */
  isExact?: boolean;
}

/** A talk that begins as nobody wishes. */
export interface HostileOpening extends Conversation {
  outcome: HostileOutcome;
}

const word = 'а нужен ответственный сотрудник на склад, ';

/** A message as long as one may be. */
export const fill = (part = word): string => part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000);
