/** @module-tag slow */

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { readMessage } from '../../src/assistant/readMessage.ts';
import { openBudget } from '../../src/budget/budget.ts';
import { openPool } from '../../src/budget/pool.ts';
import type { Pool } from '../../src/budget/pool.ts';
import { createLog } from '../../src/compose/log.ts';
import { textWorker } from '../../src/compose/pieces.ts';
import { faultsOf } from '../../src/moderation/rules.ts';

const file = new URL('../support/slowWorker.ts', import.meta.url);
const logged: string[] = [];
const log = createLog(
  'info',
  new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(line.toString());
      done();
    },
  }),
);

const hired: Worker[] = [];
const noteWorker = (message: unknown) => void hired.push((message as { worker: Worker }).worker);
subscribe('worker_threads', noteWorker);
afterAll(() => unsubscribe('worker_threads', noteWorker));

let pool: Pool;
beforeEach(async () => {
  logged.length = 0;
  hired.length = 0;
  pool = await openPool({ file, size: 1, limitMs: 200, patienceMs: 20_000, log });
});
afterEach(() => pool.stop());

test('a piece answers', async () => {
  await expect(pool.run('double', 21)).resolves.toBe(42);
  await expect(Promise.all([1, 2, 3].map((value) => pool.run('double', value)))).resolves.toEqual([2, 4, 6]);
  expect(logged).toEqual([]);
});

test.each([
  ['readMessage', undefined],
  ['match', `${'а'.repeat(40)}b`],
])('H1: %s, which does not end, is cut off after its time, and the next piece is done', async (piece, input) => {
  await expect(pool.run(piece, input)).resolves.toBeUndefined();
  expect(logged.join('')).toContain('"msg":"text took too long"');
  expect(logged.join('')).toContain(`"piece":"${piece}"`);
  await expect(pool.run('double', 2)).resolves.toBe(4);
});

test('one that takes half of its time has all of it', async () => {
  await expect(pool.run('work', 100)).resolves.toBe('done');
  expect(logged).toEqual([]);
});

test('one that fails answers nothing, and its worker stays', async () => {
  await expect(pool.run('fail', undefined)).resolves.toBeUndefined();
  expect(logged.join('')).toContain('a mistake of ours');
  await expect(pool.run('double', 2)).resolves.toBe(4);
});

test('one that finds no worker in time goes without', async () => {
  const short = await openPool({ file, size: 1, limitMs: 1000, patienceMs: 50, log });
  const busy = short.run('readMessage', undefined);
  await expect(short.run('double', 2)).resolves.toBeUndefined();
  expect(logged.join('')).toContain('no worker for a text');
  await short.stop();
  await expect(busy).resolves.toBeUndefined();
});

test.each(['stallOnce', 'dieOnce'])('a piece whose worker was lost is done by another: %s', async (piece) => {
  const steady = await openPool({ file, size: 1, limitMs: 60_000, patienceMs: 60_000, stallMs: 2000, log });
  const cell = new SharedArrayBuffer(8);
  await expect(steady.run(piece, cell)).resolves.toBe('read');
  expect(new Int32Array(cell)[0]).toBe(2);
  await steady.stop();
});

test('a piece that ends each worker is not begun a third time, and the next one is done', async () => {
  await expect(pool.run('die', undefined)).resolves.toBeUndefined();
  expect(hired.length).toBeLessThanOrEqual(3);
  await expect(pool.run('double', 2)).resolves.toBe(4);
});

test('all workers are there before they are needed, and one that is killed is replaced at once', async () => {
  hired.length = 0;
  const pair = await openPool({ file, size: 2, limitMs: 60_000, patienceMs: 60_000, log });
  expect(hired).toHaveLength(2);
  const [first] = hired;
  const gone = first && once(first, 'exit');
  await first?.terminate();
  await gone;
  expect(hired).toHaveLength(3);
  await expect(pair.run('double', 2)).resolves.toBe(4);
  await pair.stop();
});

test('the end answers what is under way and what waits, and afterwards nothing', async () => {
  const answers = [pool.run('readMessage', undefined), pool.run('double', 2)];
  await pool.stop();
  await expect(Promise.all([...answers, pool.run('double', 2)])).resolves.toEqual([undefined, undefined, undefined]);
});

test('workers that do not start are told of at once', async () => {
  const absent = openPool({ file: new URL('absent.ts', import.meta.url), size: 2, limitMs: 200, log });
  await expect(absent).rejects.toThrow('did not start');
});

test('the pieces of the server are done by its workers', async () => {
  const budget = await openBudget({ file: textWorker, log });
  await expect(
    budget.run(readMessage, { message: 'Нужна швея, 5 млн', language: 'uz', asked: 'title' }),
  ).resolves.toMatchObject({ language: 'ru', facts: { title: 'Швея', pay: { min: 5_000_000 } } });
  await expect(
    budget.run(faultsOf, { title: 'Швея', description: null, requirements: [], benefits: [] }),
  ).resolves.toHaveLength(2);
  await budget.stop();
});
