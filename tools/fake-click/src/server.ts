import { createHash } from 'node:crypto';
import { Control, page, serve } from '@kasb/fake-payment';
import { acceptance } from './acceptance.ts';
import { answerMerchant, paid, serviceId } from './merchant.ts';
import type { Debit } from './merchant.ts';

/** How a stand-in is started. */
export interface FakeClickOptions {
  /** @default any free one */
  port?: number;
  secret?: string;
  /** Where the merchant answers. */
  merchantUrl: string;
}

/** A running one. */
export interface FakeClick {
  url: string;
  serviceId: string;
  merchantId: string;
  userId: string;
  secret: string;
  stop: () => Promise<void>;
}

/** What Click posts. */
export type Fields = Record<string, string>;
const merchantId = '31052';
const userId = '30117';
const merchantPath = '/v2/merchant/payment/';

/** Whether the merchant's own key is used. */
function isMerchant(auth: string, secret: string): boolean {
  const [user = '', digest = '', timestamp = ''] = auth.split(':');
  const wanted = createHash('sha1')
    .update(timestamp + secret)
    .digest('hex');
  return user === userId && digest === wanted;
}

/** Starts a fake Click on this machine. */
export async function startFakeClick(options: FakeClickOptions): Promise<FakeClick> {
  const { port = 0, secret = 'fake-click-secret', merchantUrl } = options;
  const debits = new Map<string, Debit>();
  const control = new Control();
  let last = Date.now() * 1000;

  const next = () => String((last += 1));
  /** The debit's own number, which is one: it begins with no zero. */
  const paydocOf = (trans: string) => `1${trans.slice(-9)}`;

  /** Calls the merchant as Click does; what is given replaces what it would say. */
  const call = (given: Fields, own = secret): Promise<Record<string, unknown>> =>
    control.send(given.action === '1' ? 'Complete' : 'Prepare', given, (fields, isForged) =>
      post(fields, isForged ? 'forged' : own),
    );

  async function post(fields: Fields, used: string): Promise<Record<string, unknown>> {
    const { click_trans_id: trans = '', merchant_trans_id: order = '', merchant_prepare_id: prepared = '' } = fields;
    const { amount = '', action = '', sign_time: time = '2026-11-20 14:05:09' } = fields;
    const text = [trans, serviceId, used, order, action === '1' ? prepared : '', amount, action, time].join('');
    const sent = {
      service_id: serviceId,
      click_paydoc_id: paydocOf(trans),
      error: '0',
      error_note: 'Success',
      sign_time: time,
      ...fields,
    };
    const response = await fetch(merchantUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...sent, sign_string: createHash('md5').update(text).digest('hex') }).toString(),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  async function pay(order: string, amount: string, act: string): Promise<string> {
    const shared = { click_trans_id: next(), merchant_trans_id: order, amount };
    const prepared = await call({ ...shared, action: '0' });
    if (prepared.error !== 0) return `Отказ: ${String(prepared.error)}`;
    const isRefused = act === 'bank' || act === 'refuse';
    const debit = { id: paydocOf(shared.click_trans_id), order, tiyin: Math.round(Number(amount) * 100) };
    debits.set(debit.id, { ...debit, status: isRefused ? -5017 : paid });
    // The merchant is not told: it has to ask.
    if (act === 'lose' || act === 'refuse') return 'Магазину не сказано';
    const second = { ...shared, action: '1', merchant_prepare_id: String(prepared.merchant_prepare_id) };
    const ended = await call(isRefused ? { ...second, error: '-5017', error_note: 'Insufficient funds' } : second);
    // Paid already, where the answer to the first was lost.
    return ended.error === 0 || ended.error === -4 ? 'Оплачено' : 'Банк отказал';
  }

  const { url, stop } = await serve(port, control, async ({ method, url: address, body, auth }) => {
    const form = new URLSearchParams(body);
    const { pathname, searchParams: query } = address;
    if (method === 'POST' && pathname === '/pay') {
      const back = form.get('back') ?? '';
      const act = form.get('act') ?? '';
      if (act === 'close') return { to: back };
      const outcome = await pay(form.get('order') ?? '', form.get('amount') ?? '', act);
      return act === 'forget' || !/^https?:/.test(back)
        ? { html: page(outcome, ['Окно можно закрыть.']) }
        : { to: back };
    }
    if (pathname.startsWith(merchantPath)) {
      if (!isMerchant(auth, secret)) return { status: 401 };
      const answer = answerMerchant(debits, { method, path: pathname.slice(merchantPath.length), body });
      control.requests.push({ call: `${method} ${pathname}`, sent: body, answer });
      return { json: answer };
    }
    if (pathname === '/acceptance')
      return {
        html: page('Click (демо)', await acceptance(call, next, query.getAll('order'), query.get('amount') ?? '')),
      };
    if (pathname !== '/services/pay' || query.get('service_id') !== serviceId) return { status: 404 };
    const fields = {
      order: query.get('transaction_param') ?? '',
      amount: query.get('amount') ?? '',
      back: query.get('return_url') ?? '',
    };
    const button = (label: string, act: string) => ({ label, to: '/pay', fields: { ...fields, act } });
    return {
      html: page(
        'Click (демо)',
        [`Заказ ${fields.order}`, `${Number(fields.amount).toLocaleString('ru-RU')} сум`, 'Деньги не списываются.'],
        [
          button('Оплатить', 'pay'),
          button('Банк отказал', 'bank'),
          button('Закрыть', 'close'),
          button('Оплатить и не вернуться', 'forget'),
          button('Оплатить и не сказать магазину', 'lose'),
          button('Отказать и не сказать магазину', 'refuse'),
        ],
      ),
    };
  });
  return { url, serviceId, merchantId, userId, secret, stop };
}
