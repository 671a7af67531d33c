/** @module-tag slow */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveProvider, token } from '../test/provider.ts';
import type { Fault } from '../test/provider.ts';

/** Types the command; the code that it ends with, and what it says. */
async function typed(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

async function provider(fault?: Fault) {
  const { url, stop } = await serveProvider(fault);
  onTestFinished(stop);
  return { url, stop };
}

test('a provider that conforms ends it with 0, another one with 1', async () => {
  const right = await provider();
  expect(await typed(right.url, '--token', token)).toMatchObject({ code: 0 });
  const wrong = await provider((said) => ({ ...said, body: '<h1>Hi</h1>' }));
  expect(await typed(wrong.url, '--report', 'json')).toMatchObject({ code: 1, said: expect.stringMatching(/^\{/) });
});

test('what was not asked is no provider that conforms', async () => {
  const { url } = await provider();
  const { code, said } = await typed(url, '--max-requests', '12');
  expect(said).toContain('not asked: 12 requests are made already (--max-requests)');
  expect(said).toContain(', 12 requests');
  expect(code).toBe(1);
});

test('a provider that is not there ends it with 3', async () => {
  const { url, stop } = await provider();
  stop();
  expect(await typed(url)).toMatchObject({ code: 3, said: expect.stringContaining('not reached') });
});

test.each([
  ['no address', []],
  ['no URL', ['api.example.uz']],
  ['no amount', ['http://localhost', '--max-requests', 'all']],
  ['nothing at all', ['http://localhost', '--max-requests', '0']],
  ['a draft of nobody', ['http://localhost', '--write']],
  ['a report that there is not', ['http://localhost', '--report', 'xml']],
  ['an option that there is not', ['http://localhost', '--fast']],
])('%s is typed wrongly', async (_, args) => {
  expect(await typed(...args)).toMatchObject({ code: 2, said: expect.stringMatching(/^npx @kasb\/conformance <url>/) });
});

/** Runs the command with `--write`, and presses Ctrl-C while it reads the draft that it has made. */
async function stopped(statusOfDeletion: number) {
  const asked: string[] = [];
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  let isHeard = () => {};
  const heard = new Promise<void>((resolve) => {
    isHeard = resolve;
  });
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(method);
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const draft = { id: 'draft1', title: '[conformance] Sinov', vacancyStatus: 'draft' };
    if (method === 'POST') return answer(201, draft);
    if (method === 'DELETE') return answer(statusOfDeletion, { error: 'Кейинроқ' });
    if (!url.endsWith('/draft1')) return answer(404, { error: 'Нет' });
    press();
    void heard.then(() => answer(200, draft));
    return undefined;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const provider = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'cli.ts'),
    provider,
    ...'--token no-such-token --write --company c1'.split(' '),
  ]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes('stopping')) isHeard();
  });
  const ended = once(child, 'close');
  await Promise.race([pressed, ended]);
  child.kill('SIGINT');
  const [code] = (await ended) as [number | null];
  return { code, said, asked: asked.slice(asked.indexOf('POST')) };
}

test('Ctrl-C deletes the draft, and asks nothing else any more', async () => {
  const { code, said, asked } = await stopped(204);
  expect(asked).toEqual(['POST', 'POST', 'GET', 'DELETE']);
  expect(said).toBe('stopping: what was made is being deleted\n');
  expect(code).toBe(130);
});

test('Ctrl-C names the draft that could not be deleted', async () => {
  const { code, said, asked } = await stopped(500);
  expect(asked.at(-1)).toBe('DELETE');
  expect(said).toContain('draft1 stays, delete it by hand');
  expect(code).toBe(130);
});
