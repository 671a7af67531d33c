import { createHash } from 'node:crypto';
import { parseJson, readAtMost } from '../../../http/bodies.ts';
import { isSameSecret } from '../../../sealing/secrets.ts';
import { methodNames } from '../messages.ts';
import { PaymentRefused } from '../payments.ts';
import type { ClickSettings, PaymentAdapter } from '../payments.ts';

const patienceMs = 20_000;
const maxAnswerBytes = 64 * 1024;

interface Options {
  clock: () => Date;
  isDemo: boolean;
}

/** Click: its page takes an order in its query, and it calls us (`payments/click`); we ask it for money back. */
export function createClick(settings: ClickSettings, { clock, isDemo }: Options): PaymentAdapter {
  const { serviceId, merchantId, payUrl, apiUrl, userId } = settings;
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
        const response = await fetch(`${apiUrl}/payment/reversal/${serviceId}/${providerRef}`, {
          method: 'DELETE',
          headers: { accept: 'application/json', auth: authOf(userId, settings.secret, clock()) },
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        });
        const bytes = await readAtMost(response, maxAnswerBytes);
        const answer = parseJson(new TextDecoder().decode(bytes)) as
          | { error_code?: number; error_note?: string }
          | undefined;
        // What is no answer of theirs says nothing: it is asked again.
        if (!response.ok || typeof answer?.error_code !== 'number') throw new Error(`Click answers ${response.status}`);
        if (answer.error_code !== 0) throw new PaymentRefused(`${answer.error_code}: ${answer.error_note ?? ''}`);
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
