import type { getOperator, WireAnswerOf } from '@kasb/contract';

type WireOperator = WireAnswerOf<typeof getOperator>['operator'];

/** The operators of the stories. */
export const admin = {
  id: 'op1',
  name: 'Нодира Юнусова',
  role: 'admin',
  confirmed_until: '2025-06-16T04:10:00Z',
} satisfies WireOperator;
export const support = { id: 'op2', name: 'Шохрух Мирзаев', role: 'support' } satisfies WireOperator;
export const moderator = { id: 'op3', name: 'Малика Рахимова', role: 'moderator' } satisfies WireOperator;
