import { expect, it } from 'vitest';
import { memoryStorage } from '../session/storage.ts';
import { createDebugLog, DEBUG_LOG_LIMIT } from './debugLog.ts';
import { logFetch } from './logFetch.ts';

it('keeps the last hundred entries', () => {
  const log = createDebugLog(memoryStorage(), () => 7);
  for (let number = 1; number <= 101; number += 1) log.write({ event: `call ${number}` });
  expect(log.read()).toHaveLength(DEBUG_LOG_LIMIT);
  expect(log.read()[0]).toEqual({ at: 7, event: 'call 2' });
});

it('never breaks what it logs when the storage is full', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(() => createDebugLog(full).write({ event: 'call' })).not.toThrow();
});

it('writes neither the query nor the body of a call', async () => {
  const log = createDebugLog(memoryStorage());
  const send = logFetch(async () => new Response(null, { status: 204 }), log);
  await send('/auth/phone/verify?phone=998901234567', { method: 'POST', body: '{"code":"123456"}' });
  expect(log.read()).toMatchObject([{ event: 'POST /auth/phone/verify', status: 204 }]);
  expect(JSON.stringify(log.read())).not.toMatch(/998901234567|123456/);
});
