import type { ClickFields } from '../../adapters/payments/click/signature.ts';
import type { Order, Payment } from '../orders.ts';

/** Click's own numbers, with its own words. */
export const clickErrors = {
  [0]: 'Success',
  [-1]: 'SIGN CHECK FAILED!',
  [-2]: 'Incorrect parameter amount',
  [-3]: 'Action not found',
  [-4]: 'Already paid',
  [-5]: 'User does not exist',
  [-6]: 'Transaction does not exist',
  [-7]: 'Failed to update user',
  [-8]: 'Error in request from click',
  [-9]: 'Transaction cancelled',
} as const;

/** What a call of Click ends with, and what it was about. */
export interface ClickOutcome {
  error: keyof typeof clickErrors;
  order?: Order | undefined;
  payment?: Payment | undefined;
}

const digits = (text: string | undefined) =>
  text !== undefined && /^\d{1,19}$/.test(text) ? BigInt(text).toString() : '0';

/** Spells an answer: ids have 64 bits, more than a number of JavaScript holds, so they are written as they came. */
export function bodyOf(fields: ClickFields, { error, payment }: ClickOutcome): string {
  const name = fields.action === '1' ? 'merchant_confirm_id' : 'merchant_prepare_id';
  const ours = payment && error === 0 ? String(payment.number) : error === 0 ? '0' : 'null';
  return (
    `{"click_trans_id":${digits(fields.click_trans_id)},` +
    `"merchant_trans_id":${JSON.stringify(fields.merchant_trans_id ?? '')},` +
    `"${name}":${ours},"error":${error},"error_note":${JSON.stringify(clickErrors[error])}}`
  );
}
