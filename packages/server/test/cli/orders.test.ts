import { beforeEach, expect, test } from 'vitest';
import { Harness } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { Providers } from '../support/payments.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);
const providers = new Providers(api);
beforeEach(() => providers.setUp());

const paper = ['--on', '2026-03-05', '--document', '118'];

test('money of an invoice comes, and goes back, by the command line', async () => {
  const { number } = await providers.order((await api.person('employer')).token, 'invoice');
  expect((await kasb('order', 'list', '--state', 'waiting')).out).toContain(number);
  const short = await kasb('order', 'mark-paid', number, ...paper, '--amount', '900000');
  expect(short).toMatchObject({ code: 1, error: expect.stringContaining('give --reason') });
  const spelled = `${number.slice(0, 4)} ${number.slice(4)}`;
  expect((await kasb('order', 'mark-paid', spelled, ...paper, '--amount', '990000')).code).toBe(0);
  expect((await kasb('order', 'mark-paid', number, ...paper, '--amount', '990000')).error).toContain('closed');
  expect(await kasb('order', 'refund', number)).toMatchObject({ code: 2, error: expect.stringContaining('--reason') });
  expect((await kasb('order', 'refund', number, '--reason', 'Ошибка', '--as', 'Нодира')).code).toBe(0);
  expect((await kasb('order', 'show', number)).out).toContain('goes back, by Нодира: Ошибка');
  expect((await kasb('order', 'confirm-refund', number, '--on', '2026-03-06', '--document', '7')).code).toBe(0);
  expect((await providers.fateOf(number)).status).toBe('refunded');
});

test('an order is cancelled once, and what is none is not found', async () => {
  const { number } = await providers.order((await api.person('employer')).token, 'payme');
  expect((await kasb('order', 'cancel', number, '--reason', 'Ошибка')).out).toContain(`Cancelled ${number}`);
  expect(await kasb('order', 'cancel', number, '--reason', 'Ошибка')).toMatchObject({ code: 1 });
  expect(await kasb('order', 'show', '12345678')).toMatchObject({ code: 1 });
  expect(await kasb('order', 'list', '--state', 'lost')).toMatchObject({ code: 2 });
});
