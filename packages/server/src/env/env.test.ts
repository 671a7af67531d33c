import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { retired, variables } from './variables.ts';

test('everything has a default', () => {
  expect(readEnv({ PORT: '', HOME: '/root' })).toMatchObject({
    PORT: 4000,
    KASB_DATA_DIR: './.data',
    KASB_DEMO: false,
    KASB_SMS: 'outbox',
    KASB_MODERATION: 'auto',
    KASB_MODERATION_SLA: 2,
    KASB_FETCH_PRIVATE: false,
    KASB_SMS_DAILY: 5000,
    LOG_LEVEL: 'info',
  });
  expect(readEnv({}).DATABASE_URL).toBeUndefined();
  expect(readEnv({}).KASB_TRUST_PROXY.rules).toEqual([]);
  expect(readEnv({ KASB_TRUST_PROXY: '0' }).KASB_TRUST_PROXY.rules).toEqual([]);
});

test('values are read', () => {
  const env = readEnv({
    PORT: '0',
    KASB_DEMO: '1',
    KASB_ORIGIN: 'https://jobs.example.uz/',
    DATABASE_URL: 'postgres://u:p@h/d',
  });
  expect(env).toMatchObject({
    PORT: 0,
    KASB_DEMO: true,
    KASB_ORIGIN: 'https://jobs.example.uz',
    DATABASE_URL: 'postgres://u:p@h/d',
  });
});

test('M3: budgets and the room for recordings', () => {
  const gigabyte = 1024 ** 3;
  expect(readEnv({})).toMatchObject({
    KASB_LLM_DAILY_CALLS: 300,
    KASB_LLM_TOTAL_DAILY_CALLS: 10_000,
    KASB_MEDIA_QUOTA: 5 * gigabyte,
  });
  expect(readEnv({ KASB_MEDIA_QUOTA: '512M' }).KASB_MEDIA_QUOTA).toBe(gigabyte / 2);
  for (const bad of ['5', '5GB', '-1G', '1.5G'])
    expect(() => readEnv({ KASB_MEDIA_QUOTA: bad }), bad).toThrow('KASB_MEDIA_QUOTA');
});

test('after how many hours a waiting vacancy is late', () => {
  expect(readEnv({ KASB_MODERATION_SLA: '24h' }).KASB_MODERATION_SLA).toBe(24);
  for (const bad of ['0h', '2', '30m', '-1h', '1.5h'])
    expect(() => readEnv({ KASB_MODERATION_SLA: bad }), bad).toThrow('KASB_MODERATION_SLA');
});

test('every bad value is named', () => {
  const read = () =>
    readEnv({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      KASB_SMS: 'eskiz',
      KASB_OPERATOR_TOKEN: 'short',
      KASB_DEMO: 'maybe',
    });
  for (const name of ['PORT', 'DATABASE_URL', 'KASB_OPERATOR_TOKEN', 'KASB_DEMO']) expect(read).toThrow(name);
  expect(() => readEnv({ KASB_SMS: 'eskiz' })).toThrow('ESKIZ_EMAIL');
});

test('addresses are of the web, and no value is told', () => {
  const bad = {
    KASB_OLX_URL: 'javascript:alert(1)',
    KASB_TELEGRAM_URL: 'ftp://x',
    KASB_OPERATOR_TOKEN: 'tell-nobody',
    ESKIZ_URL: 'x',
    LOG_LEVEL: 'tell-nobody',
    KASB_SECRET_KEYS: 'tell-nobody',
  };
  const told = (() => {
    try {
      readEnv(bad);
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of Object.keys(bad)) expect(told).toContain(name);
  expect(told).not.toContain('tell-nobody');
});

test('M1: trusted proxies are named one by one', () => {
  const proxies = readEnv({ KASB_TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,fd00::/8' }).KASB_TRUST_PROXY;
  expect(['10.1.2.3', '127.0.0.1', '127.0.0.2', '192.0.2.1'].map((address) => proxies.check(address))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(proxies.check('fd12::1', 'ipv6')).toBe(true);
  for (const value of ['1', 'true', '10.0.0.0/33', 'proxy', '10.0.0.1,', '10.0.0.0/8/8'])
    expect(() => readEnv({ KASB_TRUST_PROXY: value })).toThrow('KASB_TRUST_PROXY: must name the addresses');
});

test('the README names every variable', () => {
  const names = Object.keys(variables.entries);
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('a setting of before that is still set says what took its place', () => {
  for (const [name, words = ''] of Object.entries(retired))
    expect(() => readEnv({ [name]: '1' })).toThrow(`Bad settings:\n  ${name}: ${words}`);
});

test('headhunter needs its secret, its keys, and a name for the real one', () => {
  const key = Buffer.alloc(32, 7);
  const whole = {
    KASB_HH_CLIENT_ID: 'id',
    KASB_HH_CLIENT_SECRET: 'secret',
    KASB_SECRET_KEYS: `${key.toString('base64')}, ${key.toString('hex')}`,
    KASB_HH_USER_AGENT: 'Kasb/1.0 (hr@kasb.uz)',
  };
  expect(readEnv(whole).KASB_SECRET_KEYS).toEqual([key, key]);
  expect(() => readEnv({ ...whole, KASB_HH_CLIENT_SECRET: '' })).toThrow('KASB_HH_CLIENT_ID');
  expect(() => readEnv({ ...whole, KASB_SECRET_KEYS: '' })).toThrow('KASB_HH_CLIENT_ID');
  // The demo has a key of its own.
  expect(() => readEnv({ ...whole, KASB_SECRET_KEYS: '', KASB_DEMO: '1' })).not.toThrow();
  expect(() => readEnv({ ...whole, KASB_SECRET_KEYS: 'short' })).toThrow('KASB_SECRET_KEYS');
  expect(() => readEnv({ ...whole, KASB_HH_USER_AGENT: '' })).toThrow('KASB_HH_USER_AGENT');
  expect(() => readEnv({ ...whole, KASB_HH_USER_AGENT: 'Kasb' })).toThrow('KASB_HH_USER_AGENT');
  expect(readEnv({ ...whole, KASB_HH_USER_AGENT: '', KASB_HH_URL: 'http://127.0.0.1:4010' }).KASB_HH_URL).toBe(
    'http://127.0.0.1:4010',
  );
  expect(() => readEnv({ ...whole, KASB_HH_REDIRECT_URL: 'javascript:alert(1)' })).toThrow('KASB_HH_REDIRECT_URL');
});

test('a secret is read from the file that is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasb-env-'));
  try {
    const file = join(folder, 'token');
    writeFileSync(file, 'a secret of the operator\n');
    writeFileSync(join(folder, 'empty'), '\n');
    expect(readEnv({ KASB_OPERATOR_TOKEN_FILE: file }).KASB_OPERATOR_TOKEN).toBe('a secret of the operator');
    expect(readEnv({ KASB_OPERATOR_TOKEN_FILE: join(folder, 'empty') }).KASB_OPERATOR_TOKEN).toBeUndefined();
    const absent = join(folder, 'absent');
    expect(() => readEnv({ KASB_OPERATOR_TOKEN_FILE: absent })).toThrow(
      `KASB_OPERATOR_TOKEN_FILE: ${absent} cannot be read (ENOENT)`,
    );
    expect(() => readEnv({ KASB_OPERATOR_TOKEN: 'x'.repeat(16), KASB_OPERATOR_TOKEN_FILE: file })).toThrow(
      'KASB_OPERATOR_TOKEN_FILE: KASB_OPERATOR_TOKEN is set as well',
    );
    expect(() => readEnv({ KASB_NONE_FILE: file })).toThrow('KASB_NONE_FILE: is not a setting');
    // Not every variable of a machine that ends so is ours.
    expect(readEnv({ LOG_FILE: absent }).PORT).toBe(4000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
