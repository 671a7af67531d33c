import { operatorOrderStates } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { openPayments } from '../adapters/payments/openPayments.ts';
import { orders } from '../db/schema/index.ts';
import { foundOf, pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { cancelOrderOf } from '../payments/cancelOrder.ts';
import { findOrders } from '../payments/findOrders.ts';
import type { ListedOrder } from '../payments/findOrders.ts';
import { markPaid } from '../payments/invoice.ts';
import { sumText } from '../payments/money.ts';
import { beginRefund, confirmRefund } from '../payments/refund.ts';
import { command, CommandError, printTable, textOf, UsageError, wholeOf } from './command.ts';
import type { Command, Desk, Typed } from './command.ts';
import { operatorAt } from './operator.ts';

const mostFound = 50;

const askingWhy = {
  options: { reason: { type: 'string' } },
  optionHelp: ['--reason <why>           other operators read it (required)'],
} satisfies Pick<Command, 'options' | 'optionHelp'>;

type Deed = Pick<Command, 'name' | 'summary' | 'options'> & {
  optionHelp: readonly string[];
  /** @returns what is said then */
  run: (desk: Desk, typed: Typed, number: string) => Promise<string>;
};

/** A command about one order: what the server refuses is said in words. */
const deed = ({ run, optionHelp, ...given }: Deed): Command =>
  command({
    ...given,
    optionHelp: [...optionHelp],
    args: ['number'],
    async run(desk, typed) {
      desk.print(await run(desk, typed, bare(typed.args[0])).catch(explain));
    },
  });

/** Orders, and the money of them. */
export const orderCommands: readonly Command[] = [
  command({
    name: 'order list',
    summary: 'List the latest orders.',
    options: { search: { type: 'string' }, state: { type: 'string' } },
    optionHelp: [
      '--search <text>          a number, a taxpayer’s number, a sum, a phone or a name',
      `--state <which>          ${operatorOrderStates.join(', ')}`,
    ],
    async run({ db, print }, typed) {
      const given = textOf(typed, 'state');
      const state = operatorOrderStates.find((known) => known === given);
      if (given !== undefined && !state) throw new UsageError(`--state must be of ${operatorOrderStates.join(', ')}`);
      const search = textOf(typed, 'search')?.trim();
      const found = await findOrders(db, { search, state }, pageStart({ limit: mostFound }));
      const { rows } = foundOf<ListedOrder>(found);
      printTable(print, rows.slice(0, mostFound).map(rowOf), 'There are none.');
    },
  }),
  command({
    name: 'order show',
    args: ['number'],
    summary: 'Show one order.',
    async run({ db, print }, { args: [number = ''] }) {
      const [order] = await db
        .select()
        .from(orders)
        .where(eq(orders.number, bare(number)));
      if (!order) throw new CommandError(`There is no order ${number}`);
      const { status, method, plan, amountTiyin, currency, failure, refundReason, refundBy } = order;
      print(`${order.number}  ${status}  ${method}  ${plan.name}  ${sumText(amountTiyin, currency, 'ru')}`);
      print(
        `made ${order.createdAt.toISOString()}, ${order.paidAt ? `paid ${order.paidAt.toISOString()}` : 'not paid'}`,
      );
      if (refundReason !== null) print(`goes back, by ${refundBy ?? 'nobody'}: ${refundReason}`);
      if (failure) print(`refused: ${failure.note ?? `${failure.provider} ${failure.reason}`}`);
    },
  }),
  deed({
    name: 'order mark-paid',
    summary: 'Say that the money of an invoice came: its order is paid then.',
    options: { on: { type: 'string' }, document: { type: 'string' }, amount: { type: 'string' } },
    optionHelp: [
      '--on <YYYY-MM-DD>        the day of the bank’s paper (required)',
      '--document <number>      its number (required)',
      '--amount <sum>           what came, in whole units (required)',
      '--reason <why>           needed where the sum differs, or comes late',
    ],
    async run(desk, typed, number) {
      const amount = wholeOf(typed, 'amount', { min: 1, max: 1_000_000_000_000 });
      if (amount === undefined) throw new UsageError('--amount is required');
      const reason = textOf(typed, 'reason')?.trim() || undefined;
      const arrival = {
        number,
        paidOn: dayOf(typed),
        documentNumber: documentOf(typed),
        amount,
        reason,
        by: desk.operator,
      };
      await markPaid({ db: desk.db, payments: paymentsOf(desk) }, arrival, operatorAt(desk));
      return `Marked ${number} as paid.`;
    },
  }),
  deed({
    name: 'order cancel',
    summary: 'Cancel an order that nobody pays just now.',
    ...askingWhy,
    async run(desk, typed, number) {
      await cancelOrderOf(desk.db, { number, reason: reasonOf(typed) }, operatorAt(desk));
      return `Cancelled ${number}.`;
    },
  }),
  deed({
    name: 'order refund',
    summary: 'Begin to give the money of an order back, or ask a provider again that refused.',
    ...askingWhy,
    async run(desk, typed, number) {
      const services = { db: desk.db, jobs: desk.jobs, payments: paymentsOf(desk) };
      await beginRefund(services, { number, reason: reasonOf(typed), by: desk.operator }, operatorAt(desk));
      return `The money of ${number} goes back.`;
    },
  }),
  deed({
    name: 'order confirm-refund',
    summary: 'Say that the money of an invoice went back by a bank’s paper.',
    options: { on: { type: 'string' }, document: { type: 'string' } },
    optionHelp: [
      '--on <YYYY-MM-DD>        the day of that paper (required)',
      '--document <number>      its number (required)',
    ],
    async run(desk, typed, number) {
      const paper = { paidOn: dayOf(typed), documentNumber: documentOf(typed) };
      await confirmRefund(desk.db, { ...paper, number }, operatorAt(desk));
      return `The money of ${number} is back.`;
    },
  }),
];

const bare = (typed = '') => typed.replaceAll(/[\s№]/g, '');

const paymentsOf = ({ env, now }: Desk) => openPayments(env, () => now);

function dayOf(typed: Typed): string {
  const day = textOf(typed, 'on') ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new UsageError('--on must be a day, such as 2027-01-31');
  return day;
}

function reasonOf(typed: Typed): string {
  const reason = textOf(typed, 'reason')?.trim();
  if (!reason) throw new UsageError('--reason is required: other operators read why');
  return reason;
}

function documentOf(typed: Typed): string {
  const number = textOf(typed, 'document')?.trim();
  if (!number) throw new UsageError('--document is required: the number of the bank’s paper');
  return number;
}

const refusals: Partial<Record<string, string>> = {
  unknownOrder: 'There is no such order',
  orderClosed: 'This order is closed',
  paymentRuns: 'Somebody pays it just now',
  methodUnavailable: 'This order is no invoice',
  sumDiffers: 'The sum is not that of the invoice: give --reason',
  refundImpossible: 'The money of this order cannot be given back so',
};

function explain(error: unknown): never {
  const text = error instanceof Problem ? refusals[error.code] : undefined;
  throw text === undefined ? error : new CommandError(text, { cause: error });
}

const rowOf = ({ number, status, method, plan, amount_tiyin: tiyin, currency, person, company }: ListedOrder) => [
  number,
  status,
  method,
  plan.name,
  sumText(Number(tiyin), currency, 'ru'),
  person,
  company ?? '',
];
