import { getOperator, getOperatorCounts } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { admin } from './fixtures.ts';

/** Whoever is signed in; one of the operators of the fixtures. */
export const signedIn = (operator: Parameters<typeof answerOf>[0] = admin) =>
  mock.ok(getOperator, { operator: answerOf(operator) });

const answerOf = (operator: { id: string; name: string; role: string }) => operator;

/** What waits, as the menu counts it. */
export const waiting = (counts: WireAnswerOf<typeof getOperatorCounts>) => mock.ok(getOperatorCounts, counts);
