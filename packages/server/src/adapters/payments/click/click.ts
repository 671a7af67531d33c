import { createHash } from 'node:crypto';
import { parseJson, readAtMost } from '../../../http/bodies.ts';
import { isSameSecret } from '../../../sealing/secrets.ts';
import { methodNames } from '../messages.ts';
import { PaymentRefused } from '../payments.ts';
import type { ClickSettings, PaymentAdapter, PaymentFate } from '../payments.ts';

const patienceMs = 20_000;
const maxAnswerBytes = 64 * 1024;
/** Click's word for a debit that was made; below zero are those that were not. */
const paidStatus = 2;

interface Options {
  clock: () => Date;
  isDemo: boolean;
}

interface ClickAnswer {
  error_code: number;
  error_note?: string;
  payment_status?: number;
}

/** Click: its page takes an order, it calls us (`payments/click`), and we ask it for money back. */
export function createClick(settings: ClickSettings, { clock, isDemo }: Options): PaymentAdapter {
  const { serviceId, merchantId, payUrl, apiUrl, userId } = settings;
  /** @throws PaymentRefused what it refuses; anything that is no answer of theirs says nothing: it is asked again */
  const ask = async (user: string, method: 'GET' | 'DELETE', path: string, signal: AbortSignal) => {
    const response = await fetch(`${apiUrl}/payment/${path}`, {
      method,
      headers: { accept: 'application/json', auth: authOf(user, settings.secret, clock()) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    const bytes = await readAtMost(response, maxAnswerBytes);
    const answer = parseJson(new TextDecoder().decode(bytes)) as Partial<ClickAnswer> | undefined;
    if (!response.ok || typeof answer?.error_code !== 'number') throw new Error(`Click answers ${response.status}`);
    if (answer.error_code !== 0) throw new PaymentRefused(`${answer.error_code}: ${answer.error_note ?? ''}`);
    return answer;
  };
  const stateOf = async (user: string, ref: string, signal: AbortSignal): Promise<PaymentFate> => {
    const { payment_status: status = 0 } = await ask(user, 'GET', `status/${serviceId}/${ref}`, signal);
    if (status < 0) return { state: 'failed', reason: status };
    return { state: status === paidStatus ? 'done' : 'waits' };
  };
  return {
    id: 'click',
    name: methodNames('click', isDemo),
    currencies: ['UZS'],
    isDemo,
    linkFor({ number, amountTiyin }, returnUrl) {
      const query = new URLSearchParams({
        service_id: serviceId,
        merchant_id: merchantId,
        amount: (amountTiyin / 100).toFixed(2),
        transaction_param: number,
        return_url: returnUrl,
      });
      return `${payUrl}?${query}`;
    },
    ...(userId !== undefined && {
      async refund({ providerRef }, signal) {
        if (providerRef === null) throw new PaymentRefused('Click named no payment');
        try {
          await ask(userId, 'DELETE', `reversal/${serviceId}/${providerRef}`, signal);
        } catch (error) {
          if (!(error instanceof PaymentRefused)) throw error;
          // What went back already is refused too, and whoever asked may have died before the answer came.
          if ((await stateOf(userId, providerRef, signal)).state !== 'failed') throw error;
        }
      },
      async stateOf({ providerRef }, signal) {
        if (providerRef === null) return { state: 'waits' };
        return stateOf(userId, providerRef, signal);
      },
    }),
  };
}

/** By what Click knows us: a digest of the moment and the secret. */
export function authOf(userId: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const digest = createHash('sha1').update(`${timestamp}${secret}`).digest('hex');
  return `${userId}:${digest}:${timestamp}`;
}

/** What Click posts, as it spelled it. */
export type ClickFields = Readonly<Record<string, string>>;

/** The digest that Click signs with; only the second step names what the first one was answered. */
export function signOf(fields: ClickFields, secret: string): string {
  const prepared = fields.action === '1' ? fields.merchant_prepare_id : '';
  const parts = [fields.click_trans_id, fields.service_id, secret, fields.merchant_trans_id, prepared];
  return createHash('md5')
    .update([...parts, fields.amount, fields.action, fields.sign_time].join(''))
    .digest('hex');
}

/** Whether Click signed it. */
export const isSigned = (fields: ClickFields, secret: string): boolean =>
  isSameSecret((fields.sign_string ?? '').toLowerCase(), signOf(fields, secret));
