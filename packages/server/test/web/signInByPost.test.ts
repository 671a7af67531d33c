import { getCurrentUser } from '@kasb/contract';
import { expect, test } from 'vitest';
import { Harness } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';

const api = Harness.forThisFile();

const own = {
  origin: 'http://localhost',
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'sec-fetch-mode': 'navigate',
};

/** What a browser without script does: posts a form with its cookies, and keeps those that come. */
function browser() {
  const jar = new Map<string, string>();
  return async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = new URLSearchParams(form).toString();
    const answer = await api.request(path, { method: 'POST', headers: { ...own, cookie, ...headers }, body });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return { status: answer.status, location: answer.headers.get('location'), body: answer.body, jar, cookie };
  };
}

test('a known phone goes to the code, over a wrong one, and in', async () => {
  const { phone } = await api.person('employer');
  const post = browser();
  expect(await post('/auth/start', { phone: `+998 ${phone.slice(3)}`, language: 'uz' })).toMatchObject({
    status: 303,
    location: '/uz/sign-in/code',
  });
  const code = api.sent.at(-1)?.code ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await post('/auth/code', { code: wrong })).location).toBe('/uz/sign-in/code?failed=wrongCode');
  const done = await post('/auth/code', { code });
  expect(done.location).toBe('/uz/employer/dashboard');
  const session = [...done.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const me = await api.request(getCurrentUser.path, { headers: { accept: 'application/json', cookie: session } });
  expect(me.body).toMatchObject({ user: { phone } });
  // The code is used up, and what stood between the forms is gone.
  expect((await post('/auth/code', { code })).location).toBe('/');
});

test('somebody new gives their names first', async () => {
  const phone = phoneNumber();
  const post = browser();
  expect((await post('/auth/start', { phone, language: 'ru' })).location).toBe('/sign-in/register');
  expect((await post('/auth/register', { firstName: '', lastName: 'Каримов' })).location).toBe(
    '/sign-in/register?failed=invalid',
  );
  expect((await post('/auth/register', { firstName: 'Азиз', lastName: 'Каримов' })).location).toBe('/sign-in/code');
  const done = await post('/auth/code', { code: api.sent.at(-1)?.code ?? '' });
  expect(done.location).toBe('/employer/dashboard');
});

test.each([
  ['+7 916 123-45-67', '/uz/sign-in/phone?failed=foreignPhone&country=RU&from=%2Fvacancies'],
  ['90 123 45 67, 91 765 43 21', '/uz/sign-in/phone?failed=severalPhones&from=%2Fvacancies'],
  ['12', '/uz/sign-in/phone?failed=notPhone&from=%2Fvacancies'],
])('what is no phone of Uzbekistan is told on its own page, and nothing is sent: %s', async (phone, location) => {
  const before = api.sent.length;
  expect(await browser()('/auth/start', { phone, language: 'uz', from: '/vacancies' })).toMatchObject({
    status: 303,
    location,
  });
  expect(api.sent).toHaveLength(before);
});

test('the phone between the forms can be neither read nor put there', async () => {
  const { phone } = await api.person('employer');
  const post = browser();
  const { jar } = await post('/auth/start', { phone });
  const sealed = jar.get('kasb_sign_in') ?? '';
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(phone);
  for (const forged of ['', 'x', `${sealed.slice(0, -4)}AAAA`]) {
    const answer = await browser()('/auth/code', { code: '000000' }, { cookie: `kasb_sign_in=${forged}` });
    expect(answer.location).toBe('/');
  }
  api.pass(301);
  expect((await post('/auth/code', { code: '000000' })).location).toBe('/');
});

test('over https the cookie between the forms is bound to its host', async () => {
  const { phone } = await api.person('employer');
  const start = async (origin: string) => {
    const init = { method: 'POST', headers: { ...own, origin }, body: new URLSearchParams({ phone }).toString() };
    const socket = { remoteAddress: '203.0.113.5', remoteFamily: 'IPv4' };
    const answer = await api.app.request(`${origin}/auth/start`, init, { incoming: { socket } });
    return answer.headers.getSetCookie().join('\n');
  };
  const cookie = await start('https://jobs.example.uz');
  expect(cookie).toMatch(/^__Host-kasb_sign_in=[\w-]+; Path=\/; .*Secure/m);
  expect(cookie).not.toMatch(/^kasb_sign_in=/m);
});

test.each([
  ['/vacancies/v1?a=b#respond', '/uz/vacancies/v1?a=b#respond'],
  ['https://evil.uz/', '/uz/employer/dashboard'],
  ['//evil.uz', '/uz/employer/dashboard'],
  [`/${'a'.repeat(300)}`, '/uz/employer/dashboard'],
])('who wanted to go to %s comes to %s', async (from, target) => {
  const { phone } = await api.person('employer');
  const post = browser();
  await post('/auth/start', { phone, language: 'uz', from });
  expect((await post('/auth/code', { code: api.sent.at(-1)?.code ?? '' })).location).toBe(target);
});

test('asking on and on ends on a page that says why, with the way back kept', async () => {
  const { phone } = await api.person('employer');
  const post = browser();
  await post('/auth/start', { phone });
  const again = await post('/auth/start', { phone, language: 'uz', from: '/vacancies' });
  expect([again.status, again.location]).toEqual([303, '/uz/sign-in/phone?failed=tooOften&from=%2Fvacancies']);
});

test.each([
  ['another site', {}, { origin: 'https://evil.uz' }, 403],
  ['another site, as the browser says', {}, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a form too large', { phone: '9'.repeat(2000) }, {}, 413],
  ['no form', {}, { 'content-type': 'application/json' }, 400],
])('refuses %s', async (_, form: Record<string, string>, headers: Record<string, string>, status) => {
  const plain = { ...headers, 'accept-encoding': 'identity' };
  expect((await browser()('/auth/start', form, plain)).status).toBe(status);
});
