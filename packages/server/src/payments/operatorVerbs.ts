import {
  cancelOperatorOrder,
  confirmRefund as confirmEndpoint,
  countOperatorOrders,
  getOperatorOrder,
  listOperatorOrders,
  markOrderPaid,
  refundOrder,
} from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { operatorOf } from '../http/actor.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import { cancelOrderOf } from './cancelOrder.ts';
import { countOrders, findOrders } from './findOrders.ts';
import type { ListedOrder } from './findOrders.ts';
import { markPaid } from './invoice.ts';
import { listedAnswer, readOrder } from './readForOperators.ts';
import { beginRefund, confirmRefund } from './refund.ts';

/** What operators do about orders. */
export const orderOperatorVerbs = [
  verb(listOperatorOrders, async (context, { query }) => {
    const found = await findOrders(context.db, query, pageStart(query));
    const page = finishPage(listOperatorOrders, context.headers, { query }, foundOf<ListedOrder>(found));
    return { items: page.map(listedAnswer(context)) };
  }),
  verb(countOperatorOrders, ({ db, now }, { query }) => countOrders(db, query, now)),
  verb(getOperatorOrder, (context, { params: { number } }) => readOrder(context, number)),
  verb(markOrderPaid, async (context, { params: { number }, body }) => {
    const { name: by } = operatorOf(context);
    await markPaid(context, { ...body, number, reason: body.reason, by }, context);
    return readOrder(context, number);
  }),
  verb(cancelOperatorOrder, async (context, { params: { number }, body: { reason } }) => {
    await cancelOrderOf(context.db, { number, reason }, context);
    return readOrder(context, number);
  }),
  verb(refundOrder, async (context, { params: { number }, body: { reason } }) => {
    await beginRefund(context, { number, reason, by: operatorOf(context).name }, context);
    return readOrder(context, number);
  }),
  verb(confirmEndpoint, async (context, { params: { number }, body }) => {
    await confirmRefund(context.db, { ...body, number }, context);
    return readOrder(context, number);
  }),
];
