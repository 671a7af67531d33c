import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createHttp } from './http.ts';

test('whoever watches hears when HeadHunter begins and ends to be left alone', async () => {
  let status = 502;
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const heard: boolean[] = [];
  const http = createHttp({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    userAgent: 'App/1.0 (mail@example.uz)',
    restMs: 0,
    onRest: (isResting) => heard.push(isResting),
  });
  const ask = async () => http({ address: '/me' });
  for (let count = 0; count < 4; count += 1) await expect(ask()).rejects.toMatchObject({ kind: 'down' });
  expect(heard).toEqual([]);
  await expect(ask()).rejects.toMatchObject({ kind: 'down' });
  expect(heard).toEqual([true]);
  status = 200;
  await ask();
  expect(heard).toEqual([true, false]);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
