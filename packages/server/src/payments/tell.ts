import type { NotificationKind } from '@kasb/contract';
import type { Database } from '../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { sumText } from './money.ts';
import type { Order } from './orders.ts';

type OrderNotice = Extract<NotificationKind, `payment_${string}` | 'invoice_issued'>;

interface About {
  /** Which of several of its kind: a failed try may be followed by another. */
  which?: string;
  data?: Record<string, string>;
}

/** Tells whoever ordered what became of it, once. */
export async function tellOfOrder(
  transaction: Database,
  order: Order,
  kind: OrderNotice,
  now: Date,
  { which = '', data = {} }: About = {},
): Promise<void> {
  // In Russian, as plans are named; the sentence around it is in the reader's language.
  const sum = sumText(order.amountTiyin, order.currency, 'ru');
  await notify(
    transaction,
    order.userId,
    {
      kind,
      dedupe: `order:${order.id}:${kind}${which}`,
      data: { order: order.number, plan: order.plan.name, sum, ...data },
    },
    now,
  );
}
