import { isSigned } from '../../adapters/payments/click/signature.ts';
import type { ClickFields } from '../../adapters/payments/click/signature.ts';
import type { Services } from '../../context/services.ts';
import { paymentEvents } from '../../db/schema/index.ts';
import { readAtMost } from '../../http/bodies.ts';
import { bodyOf, clickErrors } from './answers.ts';
import type { ClickOutcome } from './answers.ts';
import { complete, prepare } from './steps.ts';

/** Where Click calls for both of its steps. */
export const clickPath = '/api/payments/click';
const maxBytes = 16 * 1024;

const shared = ['click_trans_id', 'service_id', 'click_paydoc_id', 'merchant_trans_id', 'amount', 'action', 'error'];
const needed = [...shared, 'sign_time', 'sign_string'];
const numbers = /^\d{1,19}$/;

/** Answers a call of Click: always with status 200 and a number of its own. */
export async function serveClick(services: Services, request: Request): Promise<Response> {
  const { payments, log } = services;
  const { click } = payments;
  if (!click) return new Response(null, { status: 404 });
  const fields = await readFields(request);
  if (!fields || !isWhole(fields) || fields.service_id !== click.serviceId) return say(fields ?? {}, { error: -8 });
  if (!isSigned(fields, click.secret)) return say(fields, { error: -1 });
  try {
    return say(fields, await answer(services, fields));
  } catch (error) {
    log.error({ error, action: fields.action }, 'a call of Click failed');
    // After a debit Click takes no refusal but two: without an answer it asks again.
    return fields.action === '0' ? say(fields, { error: -7 }) : new Response(null, { status: 503 });
  }
}

/** The fields as they were spelled: the digest is of that. */
async function readFields(request: Request): Promise<ClickFields | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (request.method !== 'POST' || !/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined;
  const bytes = await readAtMost(request, maxBytes);
  return bytes && Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}

/** Whether all fields of the step are there, and numbers are numbers. */
function isWhole(fields: ClickFields): boolean {
  const names = fields.action === '1' ? [...needed, 'merchant_prepare_id'] : needed;
  if (!names.every((name) => fields[name] !== undefined && fields[name] !== '')) return false;
  // No text of the database has a NUL character.
  if (Object.values(fields).some((value) => value?.includes('\0'))) return false;
  const digits = ['click_trans_id', 'service_id', 'click_paydoc_id', 'action'] as const;
  if (!digits.every((name) => numbers.test(fields[name] ?? ''))) return false;
  if (fields.action === '1' && !numbers.test(fields.merchant_prepare_id ?? '')) return false;
  return /^\d{1,15}(\.\d{1,4})?$/.test(fields.amount ?? '') && /^-?\d{1,9}$/.test(fields.error ?? '');
}

/** Does what is asked, and keeps what was said: both or neither. */
async function answer(services: Services, fields: ClickFields): Promise<ClickOutcome> {
  const { db, clock, payments } = services;
  const now = clock();
  const startedAt = performance.now();
  return db.transaction(async (transaction) => {
    const scene = { transaction, payments, source: { actor: { kind: 'system', name: 'Click' }, now } as const };
    const step = { 0: prepare, 1: complete }[fields.action ?? ''];
    const outcome: ClickOutcome = step ? await step(scene, fields) : { error: -3 };
    const { sign_string: _secret, ...request } = fields;
    await transaction.insert(paymentEvents).values({
      at: now,
      provider: 'click',
      orderId: outcome.order?.id ?? null,
      paymentId: outcome.payment?.id ?? null,
      method: { 0: 'Prepare', 1: 'Complete' }[fields.action ?? ''] ?? 'unknown',
      request: { ...request },
      answer: { error: outcome.error, error_note: clickErrors[outcome.error], number: outcome.payment?.number },
      ms: Math.round(performance.now() - startedAt),
    });
    return outcome;
  });
}

const say = (fields: ClickFields, outcome: ClickOutcome) =>
  new Response(bodyOf(fields, outcome), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
