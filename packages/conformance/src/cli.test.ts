import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

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
