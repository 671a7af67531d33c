import { parseJson, readAtMost } from '../../../http/bodies.ts';
import { PaymentRefused } from '../payments.ts';
import type { ClickSettings, PaymentFate } from '../payments.ts';
import { authOf } from './signature.ts';

const patienceMs = 20_000;
const maxAnswerBytes = 64 * 1024;
/** Click's word for a debit that was made; below zero are those that were not. */
const paidStatus = 2;

interface ClickAnswer {
  error_code: number;
  error_note: string;
  payment_id: number;
  payment_status: number;
  /** The receipt of the tax office. */
  qrCodeURL: string;
}

/** What Click is asked. */
export class ClickApi {
  private readonly settings: ClickSettings;
  private readonly user: string;
  private readonly clock: () => Date;

  constructor(settings: ClickSettings, { user, clock }: { user: string; clock: () => Date }) {
    this.settings = settings;
    this.user = user;
    this.clock = clock;
  }

  /** @throws PaymentRefused what it refuses; anything that is no answer of theirs says nothing: it is asked again */
  async ask(
    method: 'GET' | 'DELETE' | 'POST',
    path: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<Partial<ClickAnswer>> {
    const { apiUrl, secret } = this.settings;
    const response = await fetch(`${apiUrl}/payment/${path}`, {
      method,
      // What proves that it is us goes nowhere else.
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        auth: authOf(this.user, secret, this.clock()),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    const bytes = await readAtMost(response, maxAnswerBytes);
    const answer = parseJson(new TextDecoder().decode(bytes)) as Partial<ClickAnswer> | undefined;
    // Where it is asked for a receipt it names no error.
    const code = answer?.error_code ?? (method === 'GET' && answer ? 0 : undefined);
    if (!response.ok || typeof code !== 'number') throw new Error(`Click answers ${response.status}`);
    if (code !== 0) throw new PaymentRefused(`${code}: ${answer?.error_note ?? ''}`);
    return answer ?? {};
  }

  /** What became of a debit by Click's number of it. */
  async fateOf(ref: string, signal: AbortSignal): Promise<PaymentFate> {
    const { payment_status: status = 0 } = await this.ask('GET', `status/${this.settings.serviceId}/${ref}`, signal);
    if (status < 0) return { state: 'failed', reason: status };
    return { state: status === paidStatus ? 'done' : 'waits' };
  }

  /** The same by our number of the order, and the day of Tashkent on which it was begun. */
  async fateOfOrder(order: string, begunAt: Date, signal: AbortSignal): Promise<PaymentFate> {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(begunAt);
    const path = `status_by_mti/${this.settings.serviceId}/${order}/${day}`;
    const { payment_id: id } = await this.ask('GET', path, signal);
    return id === undefined ? { state: 'waits' } : { ...(await this.fateOf(String(id), signal)), ref: String(id) };
  }
}

/** What an answer says, or nothing where it is a refusal. */
export async function unlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PaymentRefused) return undefined;
    throw error;
  }
}
