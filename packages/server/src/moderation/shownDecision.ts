import type { Language, Reason } from '@kasb/contract';
import { told } from '../http/words.ts';
import { deciderNames } from './messages.ts';

/** A moderator's reasons are codes as those of the rules; what they wrote themselves stays as it is. */
const isOurs = (line: string) => line.startsWith('moderator');

/** A state of a vacancy's moderation as it is kept: codes of who decided and of what the rules found. */
interface KeptDecision {
  status: string | null;
  comment: string | null;
  by: string | null;
}

/** The same in a person's language, with the codes of what the rules found. What people wrote stays as it is. */
export function shownDecision<Kept extends KeptDecision>({ status, comment, by }: Kept, language: Language) {
  const isByRules = by === 'rules';
  const isByOperator = by === 'operator';
  const lines =
    (isByRules || isByOperator) && comment !== null
      ? comment.split('\n').map((line) => (isByRules || isOurs(line) ? told(line, language) : { text: line }))
      : undefined;
  return {
    status: status as Kept['status'],
    comment: lines ? lines.map(({ text }) => text).join('\n') : comment,
    reasons: (lines ?? []).flatMap((line): Reason[] => ('reason' in line && line.reason ? [line.reason] : [])),
    // Whoever sent it again is a person with a first and a last name.
    by: isByRules || isByOperator ? deciderNames[language][by] : by,
  };
}
