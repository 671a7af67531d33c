import { randomBytes } from 'node:crypto';
import { Control, page, serve } from '@kasb/fake-payment';
import { sandbox } from './sandbox.ts';

/** How a stand-in is started. */
export interface FakePaymeOptions {
  /** @default any free one */
  port?: number;
  merchantId?: string;
  key?: string;
  /** Where the merchant answers. */
  merchantUrl: string;
}

/** A running one. */
export interface FakePayme {
  url: string;
  merchantId: string;
  key: string;
  /** Calls the merchant as Payme does. */
  call: (method: string, params: object, key?: string) => Promise<PaymeAnswer>;
  stop: () => Promise<void>;
}

/** What the merchant answers. */
export interface PaymeAnswer {
  result?: Record<string, unknown>;
  error?: { code: number };
}

interface Done {
  id: string;
  order: string;
  amount: number;
}

/** Starts a fake Payme on this machine. */
export async function startFakePayme(options: FakePaymeOptions): Promise<FakePayme> {
  const {
    port = 0,
    merchantId = '6740a1b2c3d4e5f6a7b8c9d0',
    key = 'FakePaymeKey00000000000000000000demo',
    merchantUrl,
  } = options;
  const performed: Done[] = [];

  const control = new Control();

  const call: FakePayme['call'] = (method, given, own = key) =>
    control.send(method, given, async (params, isForged) => {
      const response = await fetch(merchantUrl, {
        method: 'POST',
        headers: {
          'content-type': 'text/json',
          authorization: `Basic ${Buffer.from(`Paycom:${isForged ? 'forged' : own}`).toString('base64')}`,
        },
        body: JSON.stringify({ method, params, id: 1 }),
      });
      return (await response.json()) as PaymeAnswer;
    });

  /** As Payme: may it be paid, a debit, and the money; each of the last two twice, which must answer the same. */
  async function pay(order: string, amount: number, act: string): Promise<string> {
    const account = { order_id: order };
    const id = randomBytes(12).toString('hex');
    const allowed = await call('CheckPerformTransaction', { amount, account });
    if (allowed.error) return `Отказ: ${allowed.error.code}`;
    const create = () => call('CreateTransaction', { id, time: Date.now(), amount, account });
    const begun = await create();
    if (begun.error) return `Отказ: ${begun.error.code}`;
    await create();
    if (act === 'bank') {
      await call('CancelTransaction', { id, reason: 2 });
      return 'Банк отказал';
    }
    const done = await call('PerformTransaction', { id });
    await call('PerformTransaction', { id });
    if (done.error) return `Отказ: ${done.error.code}`;
    performed.push({ id, order, amount });
    return 'Оплачено';
  }

  const { url, stop } = await serve(port, control, async ({ method, url: address, body }) => {
    const form = new URLSearchParams(body);
    if (method === 'POST' && address.pathname === '/pay') {
      const act = form.get('act') ?? '';
      const back = form.get('back') ?? '';
      if (act === 'close') return { to: back };
      const outcome = await pay(form.get('order') ?? '', Number(form.get('amount')), act);
      return act === 'forget' || !/^https?:/.test(back)
        ? { html: page(outcome, ['Окно можно закрыть.']) }
        : { to: back };
    }
    if (method === 'POST' && address.pathname === '/cabinet') {
      await call('CancelTransaction', { id: form.get('id'), reason: 5 });
      return { to: '/cabinet' };
    }
    if (address.pathname === '/cabinet') {
      const rows = await Promise.all(
        performed.map(async (each) => ({
          ...each,
          state: (await call('CheckTransaction', { id: each.id })).result?.state,
        })),
      );
      return {
        html: page(
          'Кабинет Payme (демо)',
          rows.map(
            ({ order, amount, state }) => `${order}: ${amount / 100} сум, ${state === 2 ? 'оплачен' : 'возвращён'}`,
          ),
          rows
            .filter(({ state }) => state === 2)
            .map(({ id, order }) => ({ label: `Вернуть ${order}`, to: '/cabinet', fields: { id } })),
        ),
      };
    }
    if (address.pathname === '/sandbox') {
      const { searchParams: query } = address;
      const lines = await sandbox(call, query.getAll('order'), Number(query.get('amount')));
      return { html: page('Песочница Payme (демо)', lines) };
    }
    const said = Buffer.from(address.pathname.slice(1), 'base64').toString('utf8');
    const given = Object.fromEntries(
      said.split(';').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
    );
    const { m, a: amount = '', c: back = '' } = given;
    const order = given['ac.order_id'] ?? '';
    if (m !== merchantId) return { status: 404 };
    const fields = { order, amount, back };
    const button = (label: string, act: string) => ({ label, to: '/pay', fields: { ...fields, act } });
    return {
      html: page(
        'Payme (демо)',
        [`Заказ ${order}`, `${(Number(amount) / 100).toLocaleString('ru-RU')} сум`, 'Деньги не списываются.'],
        [
          button('Оплатить', 'pay'),
          button('Банк отказал', 'bank'),
          button('Закрыть', 'close'),
          button('Оплатить и не вернуться', 'forget'),
        ],
      ),
    };
  });
  return { url, merchantId, key, call, stop };
}
