import { isPayme, isPaymeAddress } from '../../adapters/payments/payme/payme.ts';
import type { Services } from '../../context/services.ts';
import type { Database } from '../../db/database.ts';
import { paymentEvents } from '../../db/schema/index.ts';
import { cleanTexts, parseJson, readAtMost } from '../../http/bodies.ts';
import { refuse, spelled } from './answers.ts';
import { readCall } from './calls.ts';
import type { PaymeCall } from './calls.ts';
import { cancel, check, checkPerform, create, perform, setFiscal, statement } from './methods.ts';
import type { PaymeOutcome, PaymeScene } from './methods.ts';

/** Where Payme calls. */
export const paymePath = '/api/payments/payme';
const maxBytes = 16 * 1024;

/** Answers a call of Payme: always with status 200, since any other reads as a broken server. */
export async function servePayme(services: Services, request: Request, address: string): Promise<Response> {
  const { payments, log } = services;
  const { payme } = payments;
  if (!payme) return new Response(null, { status: 404 });
  if (request.method !== 'POST') return say(spelled(refuse(-32_300), null));
  const bytes = await readAtMost(request, maxBytes);
  const texts = cleanTexts(bytes && parseJson(new TextDecoder().decode(bytes)));
  // No text of the database has a NUL character.
  const given = texts.hasNul ? {} : texts.value;
  const { id } = (typeof given === 'object' && given !== null ? given : {}) as { id?: unknown };
  const isTheirs = isPayme(payme, request.headers.get('authorization'));
  if (!isTheirs || (payme.checksAddresses && !isPaymeAddress(address))) return say(spelled(refuse(-32_504), id));
  if (given === undefined) return say(spelled(refuse(-32_700), null));
  const call = readCall(given);
  try {
    return say(await answer(services, call, id));
  } catch (error) {
    log.error({ error, method: 'method' in call ? call.method : undefined }, 'a call of Payme failed');
    return say(spelled(refuse(-32_400), id));
  }
}

/** Does what is asked, and keeps what was said: both or neither. */
async function answer(services: Services, call: ReturnType<typeof readCall>, id: unknown) {
  const { db, clock, payments } = services;
  const now = clock();
  const startedAt = performance.now();
  return db.transaction(async (transaction) => {
    const source = { actor: { kind: 'system', name: 'Payme' }, now } as const;
    const outcome =
      'code' in call ? { answer: refuse(call.code, call.data) } : await run({ transaction, payments, source }, call);
    const said = spelled(outcome.answer, id);
    await keep(transaction, {
      at: now,
      provider: 'payme',
      orderId: outcome.order?.id ?? null,
      paymentId: outcome.payment?.id ?? null,
      method: 'code' in call ? (call.data ?? 'unreadable') : call.method,
      request: 'code' in call ? {} : { ...call.params },
      answer: said,
      ms: Math.round(performance.now() - startedAt),
    });
    return said;
  });
}

const keep = (transaction: Database, event: typeof paymentEvents.$inferInsert) =>
  transaction.insert(paymentEvents).values(event);

function run(scene: PaymeScene, call: PaymeCall): Promise<PaymeOutcome> {
  switch (call.method) {
    case 'CheckPerformTransaction':
      return checkPerform(scene, call.params);
    case 'CreateTransaction':
      return create(scene, call.params);
    case 'PerformTransaction':
      return perform(scene, call.params);
    case 'CancelTransaction':
      return cancel(scene, call.params);
    case 'CheckTransaction':
      return check(scene, call.params);
    case 'GetStatement':
      return statement(scene, call.params);
    case 'SetFiscalData':
      return setFiscal(scene, call.params);
  }
}

const say = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } });
