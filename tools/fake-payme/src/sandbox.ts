import { randomBytes } from 'node:crypto';
import type { FakePayme, PaymeAnswer } from './server.ts';

const newId = () => randomBytes(12).toString('hex');

/**
 * The list of Payme's sandbox over two waiting orders, the first of which is paid: each line with what was wanted and
 * what came.
 */
export async function sandbox(
  call: FakePayme['call'],
  [paid = '', unpaid = '']: string[],
  amount: number,
): Promise<string[]> {
  const said: string[] = [];
  const say = (isRight: boolean, line: string) => said.push(`${isRight ? '✓' : '✗'} ${line}`);
  const refuses = async (name: string, code: number, answer: Promise<PaymeAnswer>) => {
    const { error } = await answer;
    say(error?.code === code, `${name}: ${error?.code ?? 'result'}`);
  };
  const repeats = async (name: string, ask: () => Promise<PaymeAnswer>) => {
    const [one, other] = [await ask(), await ask()];
    say(Boolean(one.result) && JSON.stringify(one) === JSON.stringify(other), name);
  };
  const stands = async (id: string, wanted: number) => {
    const { result } = await call('CheckTransaction', { id });
    say(result?.state === wanted, `state: ${String(result?.state)}`);
  };
  const account = { order_id: paid };
  const asked = { amount, account };
  await refuses('wrong login', -32_504, call('CheckPerformTransaction', asked, 'wrong'));
  await refuses('wrong sum', -31_001, call('CheckPerformTransaction', { amount: amount + 1, account }));
  const unknown = { amount, account: { order_id: '00000001' } };
  await refuses('unknown account', -31_050, call('CheckPerformTransaction', unknown));
  await refuses('unknown method', -32_601, call('ChangePassword', {}));
  for (const method of ['CheckTransaction', 'PerformTransaction', 'CancelTransaction'])
    await refuses(`unknown debit, ${method}`, -31_003, call(method, { id: newId(), reason: 3 }));
  for (const order of [paid, unpaid]) {
    const id = newId();
    const created = { id, time: Date.now(), amount, account: { order_id: order } };
    await repeats('may be paid', () => call('CheckPerformTransaction', created));
    await refuses('create, wrong sum', -31_001, call('CreateTransaction', { ...created, amount: amount - 1 }));
    await repeats('create twice', () => call('CreateTransaction', created));
    await refuses('another debit of the order', -31_008, call('CreateTransaction', { ...created, id: newId() }));
    await stands(id, 1);
    if (order === paid) {
      await repeats('perform twice', () => call('PerformTransaction', { id }));
      await refuses('paid already', -31_008, call('CheckPerformTransaction', created));
      await stands(id, 2);
    }
    await repeats('cancel twice', () => call('CancelTransaction', { id, reason: 3 }));
    await stands(id, order === paid ? -2 : -1);
    await refuses('perform what was cancelled', -31_008, call('PerformTransaction', { id }));
    const statement = await call('GetStatement', { from: created.time, to: created.time });
    const listed = (statement.result?.transactions ?? []) as { id: string }[];
    say(
      listed.some((each) => each.id === id),
      'statement',
    );
  }
  return said;
}
