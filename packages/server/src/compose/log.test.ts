import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { maskPhone } from '../text/maskPhone.ts';
import { createLog, describeError } from './log.ts';

test('a phone keeps its network and two digits', () => {
  expect(maskPhone('998901234567')).toBe('99890*****67');
});

test('secrets by name, and phones and values in errors, are not written', () => {
  const lines: string[] = [];
  const log = createLog(
    'info',
    new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) }),
  );
  log.info({ phone: '998901234567', sms: { code: '123456' }, token: 'abc' }, 'one');
  log.error(
    { error: new DrizzleQueryError('select $1', ['998901234567', 'Дилноза'], new Error('no 998901234567')) },
    'two',
  );
  const text = lines.join('');
  for (const secret of ['998901234567', '123456', '"abc"', 'Дилноза']) expect(text).not.toContain(secret);
  expect(text).toContain('no 99890*****67');
});

test('values of a query with lines of their own are not written either, nor a bot’s token', () => {
  const error = new DrizzleQueryError(
    'insert',
    ['Описание\nсекрет\n    at секрет'],
    new Error('POST https://api.telegram.org/bot123:AAH-x_1/sendMessage'),
  );
  const text = JSON.stringify(describeError(error));
  expect(text).not.toContain('секрет');
  expect(text).not.toContain('AAH-x_1');
  expect(text).toContain('log.test.ts');
});

test('M7: codes of errors are told, codes of sign-in are not', () => {
  const lines: string[] = [];
  const log = createLog(
    'info',
    new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) }),
  );
  const refused = Object.assign(new Error('no'), { code: '23505', severity: 'ERROR' });
  const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  log.error({ error: new DrizzleQueryError('select 1', [], refused) }, 'one');
  log.error({ error: lost }, 'two');
  log.error(
    { error: Object.assign(new Error('odd'), { code: 123_456 }), code: '654321', sms: { code: '654321' } },
    'three',
  );
  const [first, second, third] = lines.map((line) => JSON.parse(line) as unknown);
  expect(first).toMatchObject({ error: { cause: { sqlState: '23505' } } });
  expect(second).toMatchObject({ error: { errno: 'ECONNREFUSED' } });
  expect(JSON.stringify(third)).not.toMatch(/123456|654321/);
});

test('what is thrown and is no error is described too', () => {
  expect(describeError('998901234567')).toEqual({ message: '99890*****67' });
});
