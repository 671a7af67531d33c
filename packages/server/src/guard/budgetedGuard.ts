import { encodedReason } from '@kasb/contract';
import type { Budget } from '../budget/budget.ts';
import type { EditCheck, EditCheckInput, EditGuard, GuardedVacancy } from './editGuard.ts';
import { checkEdit } from './rulesGuard.ts';

/**
 * The guard that needs nothing but the lexicon, within the budget; where that runs out, another title is not accepted.
 */
export function createBudgetedGuard(budget: Pick<Budget, 'run'>): EditGuard {
  return {
    check: async ({ before, after }) =>
      (await budget.run(checkEdit, { before: textsOf(before), after: textsOf(after) })) ?? unread({ before, after }),
  };
}

const textsOf = ({ title, description, requirements }: GuardedVacancy): GuardedVacancy => ({
  title,
  description,
  requirements,
});

// Texts alone forbid nothing, so that the same title may pass unread.
function unread({ before, after }: EditCheckInput): EditCheck {
  const isSame = before.title.trim() === after.title.trim();
  return {
    isValid: isSame,
    similarityScore: isSame ? 85 : 0,
    reason: encodedReason(isSame ? 'positionSame' : 'positionUnreadable'),
    warnings: [encodedReason('textsUnreadable')],
  };
}
