import type { Payment } from '../orders.ts';
import type { PaymeAnswer } from './answers.ts';

const ms = (moment: Date | null) => moment?.getTime() ?? 0;
const stateOf = { created: 1, performed: 2, cancelled: -1, cancelled_after: -2 } as const;

/** A debit is begun. */
export const created = ({ createdAt, number }: Payment): PaymeAnswer => ({
  result: { create_time: ms(createdAt), transaction: String(number), state: 1 },
});

/** The money of one is there. */
export const performed = ({ number, performedAt }: Payment): PaymeAnswer => ({
  result: { transaction: String(number), perform_time: ms(performedAt), state: 2 },
});

/** One came to nothing, or its money went back. */
export const cancelled = ({ number, cancelledAt, state }: Payment): PaymeAnswer => ({
  result: { transaction: String(number), cancel_time: ms(cancelledAt), state: stateOf[state] },
});

/** How one stands. */
export const told = (payment: Payment) => ({
  create_time: ms(payment.createdAt),
  perform_time: ms(payment.performedAt),
  cancel_time: ms(payment.cancelledAt),
  transaction: String(payment.number),
  state: stateOf[payment.state],
  reason: payment.reason,
});
