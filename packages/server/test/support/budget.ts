import type { Budget } from '../../src/budget/budget.ts';
import { pieces } from '../../src/budget/pieces.ts';

/** Does the pieces at once and without a limit: a busy machine decides nothing. */
export const unlimited: Budget = {
  run: async (name, input) => (pieces[name] as (input: unknown) => never)(input),
  stop: async () => {},
};
