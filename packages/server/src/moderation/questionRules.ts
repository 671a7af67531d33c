import { asksForGround } from './discrimination.ts';
import { folded } from './rules.ts';

/** Whether a question to whoever responds concerns their sex, age or origin. */
export function isForbiddenQuestion(text: string, options: readonly string[]): boolean {
  return asksForGround(folded([text, ...options].join('\n')));
}
