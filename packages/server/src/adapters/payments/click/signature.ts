import { createHash } from 'node:crypto';
import { isSameSecret } from '../../../sealing/secrets.ts';

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
