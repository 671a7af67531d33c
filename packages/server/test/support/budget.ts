import type { Budget } from '../../src/budget/budget.ts';

/** Does the pieces at once and without a limit: a busy machine decides nothing. */
export const unlimited: Budget = {
  run: async (piece, given) => piece(given),
  stop: async () => {},
};
