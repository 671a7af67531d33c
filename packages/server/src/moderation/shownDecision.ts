import type { Language, Reason } from '@kasb/contract';
import { told } from '../http/words.ts';
import { deciderNames } from './messages.ts';

/** A state of a vacancy's moderation as it is kept: codes of who decided and of what the rules found. */
interface KeptDecision {
  status: string | null;
  comment: string | null;
  by: string | null;
}

/** The same in a person's language, with the codes of what the rules found. What people wrote stays as it is. */
export function shownDecision<Kept extends KeptDecision>({ status, comment, by }: Kept, language: Language) {
  const isByRules = by === 'rules' && status !== 'pending';
  const isByOperator = by === 'operator' && status !== 'pending';
  // A moderator's reasons are codes as well; what they wrote themselves stays as it is.
  const isOurs = (line: string) => isByRules || line.startsWith('moderator');
  const lines =
    (isByRules || isByOperator) && comment !== null
      ? comment.split('\n').map((line) => (isOurs(line) ? told(line, language) : { text: line }))
      : undefined;
  return {
    status: status as Kept['status'],
    comment: lines ? lines.map(({ text }) => text).join('\n') : comment,
    reasons: (lines ?? []).flatMap((line): Reason[] => ('reason' in line && line.reason ? [line.reason] : [])),
    // Who sent it back to wait is a person with a name of their own, whatever it is.
    by: isByRules || isByOperator ? deciderNames[language][by] : by,
  };
}
