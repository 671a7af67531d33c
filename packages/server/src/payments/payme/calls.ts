import {
  integer,
  literal,
  looseObject,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  variant,
} from 'valibot';
import type { InferOutput } from 'valibot';
import type { PaymeCode } from './answers.ts';

const whole = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER));
const name = pipe(string(), minLength(1), maxLength(64));
// What is no number of ours is an order that nobody knows, not a bad request.
const account = object({ order_id: string() });
const ofId = object({ id: name });
const short = nullish(pipe(string(), maxLength(500)));
const address = nullish(pipe(string(), maxLength(1000), regex(/^https?:\/\//i)));

const calls = variant('method', [
  object({ method: literal('CheckPerformTransaction'), params: object({ amount: whole, account }) }),
  object({ method: literal('CreateTransaction'), params: object({ id: name, time: whole, amount: whole, account }) }),
  object({ method: literal('PerformTransaction'), params: ofId }),
  object({ method: literal('CancelTransaction'), params: object({ id: name, reason: whole }) }),
  object({ method: literal('CheckTransaction'), params: ofId }),
  object({ method: literal('GetStatement'), params: object({ from: whole, to: whole }) }),
  object({
    method: literal('SetFiscalData'),
    params: object({
      id: name,
      type: picklist(['PERFORM', 'CANCEL']),
      fiscal_data: object({
        receipt_id: nullish(number()),
        status_code: nullish(number()),
        message: short,
        terminal_id: short,
        fiscal_sign: short,
        qr_code_url: address,
        date: short,
      }),
    }),
  }),
]);

/** A call of Payme that makes sense. */
export type PaymeCall = InferOutput<typeof calls>;

const methods: ReadonlySet<string> = new Set(calls.options.map(({ entries }) => entries.method.literal));
const shape = looseObject({ method: string(), params: looseObject({}) });

/** Reads a call. An order's number may come as a number too. */
export function readCall(given: unknown): PaymeCall | { code: PaymeCode; data?: string } {
  const { success, output } = safeParse(shape, withText(given));
  if (!success) return { code: -32_600 };
  if (!methods.has(output.method)) return { code: -32_601, data: output.method.slice(0, 100) };
  const read = safeParse(calls, output);
  if (!read.success)
    return {
      code: output.method === 'SetFiscalData' ? -32_602 : isAccount(output) ? -31_050 : -32_600,
      ...(isAccount(output) && { data: 'order_id' }),
    };
  const call = read.output;
  return call.method === 'GetStatement' && call.params.from > call.params.to ? { code: -32_600 } : call;
}

/** Whether only the order's number is wrong. */
function isAccount(output: { method: string; params: Record<string, unknown> }): boolean {
  const { account: given, ...others } = output.params;
  return (
    given !== undefined && safeParse(calls, { ...output, params: { ...others, account: { order_id: '' } } }).success
  );
}

function withText(given: unknown): unknown {
  const { params } = (given ?? {}) as { params?: { account?: { order_id?: unknown } } };
  const id = params?.account?.order_id;
  if (typeof id !== 'number' || typeof given !== 'object') return given;
  return { ...given, params: { ...params, account: { order_id: String(id) } } };
}
