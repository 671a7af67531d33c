import { afterEach, expect, it, vi } from 'vitest';
import { cookieHint } from './hint.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https:', '; Secure'],
  ['http:', ''],
])('by %s a session is hinted at and no longer, by https for https alone', (protocol, safe) => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  const hint = cookieHint();
  hint.set();
  expect(page.cookie).toBe(`kasb_hint=1; Path=/; Max-Age=2592000; SameSite=Lax${safe}`);
  hint.clear();
  expect(page.cookie).toBe(`kasb_hint=; Path=/; Max-Age=0; SameSite=Lax${safe}`);
});
