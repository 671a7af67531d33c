import { getOperator, listModerationQueue } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { admin } from './fixtures.ts';

/** Whoever is signed in; one of the operators of the fixtures. */
export const signedIn = (operator: Parameters<typeof answerOf>[0] = admin) =>
  mock.ok(getOperator, { operator: answerOf(operator) });

const answerOf = (operator: { id: string; name: string; role: string }) => operator;

/** How many vacancies wait, as the menu counts them. */
export const waiting = (total: number) =>
  mock.ok(listModerationQueue, { items: [] }, { headers: { 'x-total-count': String(total) } });
