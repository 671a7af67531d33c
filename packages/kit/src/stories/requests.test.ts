import { getCurrentUser, listVacancies, logout } from '@kasb/contract';
import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mock } from '../mocks/mocks.ts';
import { holdRequests, lastSent, quiet, sent, until } from './requests.ts';

const origin = 'http://localhost';
const handlers: HttpHandler[] = [];
let end: () => Promise<void>;
let isAborted = false;
let sentOut = 0;

const send = (path: string, method = 'GET') => void fetch(origin + path, { method }).catch(() => (isAborted = true));

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => setTimeout(look, 1));
  vi.stubGlobal('fetch', async (request: Request, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    sentOut += 1;
    const aborted = new Promise<never>((_, fail) =>
      signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))),
    );
    const answer = getResponse(handlers, request, { baseUrl: origin }).then((response) => response ?? Response.error());
    return Promise.race([answer, aborted]);
  });
  isAborted = false;
  sentOut = 0;
  mock.reset('1');
  handlers.splice(
    0,
    Infinity,
    mock.ok(logout, {}),
    mock.fail(getCurrentUser, 401),
    mock.ok(listVacancies, { items: [] }),
  );
  end = holdRequests('1', { limit: 1000 });
});

afterEach(async () => {
  await end();
  vi.unstubAllGlobals();
});

test('a call is waited for', async () => {
  setTimeout(send, 20, '/auth/phone/logout', 'POST');
  expect(await sent(logout)).toMatchObject({ method: 'POST', path: '/auth/phone/logout' });
  await expect(sent(logout, 2)).rejects.toThrow('no call number 2 of /auth/phone/logout; sent was\nPOST /auth/phone/');
});

test('so is the last one, until it is the one', async () => {
  send('/api/employer/vacancies');
  await sent(listVacancies);
  setTimeout(send, 20, '/api/employer/vacancies?status=closed');
  expect((await lastSent(listVacancies, ({ query }) => query.status === 'closed')).path).toContain('closed');
  await expect(lastSent(listVacancies, ({ query }) => query.status === 'draft')).rejects.toThrow('does not match');
});

test('silence is after the answer, and after what the answer leads to', async () => {
  fetch(`${origin}/api/employer/vacancies`).then(
    () => send('/auth/phone/logout', 'POST'),
    () => undefined,
  );
  expect(await quiet(logout)).toHaveLength(1);
  expect(await quiet()).toHaveLength(2);
  expect(await quiet(getCurrentUser)).toEqual([]);
});

test('what is never answered is not waited for, and ends with its story', async () => {
  handlers.unshift(mock.pending(logout));
  send('/auth/phone/logout', 'POST');
  expect(await quiet(logout)).toHaveLength(1);
  await end();
  expect(isAborted).toBe(true);
});

test('what a call leads to when its story ends is not sent any more', async () => {
  handlers.unshift(mock.pending(logout));
  const instead = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    send('/api/employer/vacancies');
  };
  void fetch(`${origin}/auth/phone/logout`, { method: 'POST' }).catch(instead);
  await sent(logout);
  await end();
  await new Promise((done) => setTimeout(done));
  expect([isAborted, sentOut]).toEqual([true, 1]);
});

test('answers that come late are waited for', async () => {
  await end();
  end = holdRequests('1', { limit: 4000, jitter: () => 60 });
  send('/auth/phone/logout', 'POST');
  expect(mock.calls()).toEqual([]);
  expect(await quiet(logout)).toHaveLength(1);
});

test('what never becomes true is told', async () => {
  await expect(until(() => isAborted)).rejects.toThrow('not () => isAborted');
});
