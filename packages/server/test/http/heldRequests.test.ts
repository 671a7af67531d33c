/** @module-tag slow */

import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import {
  createVacancy,
  getVacancy,
  listApplications,
  listVacancies,
  loginByPhone,
  pathOf,
  updateEmployerProfile,
  verifyPhone,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { listen } from '../../src/http/listen.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import { steps } from '../support/signIn.ts';

// What an attack on the running server did not break, request by request.
const api = Harness.forThisFile();
const { registered, verify } = steps(api);

describe('a code', () => {
  test('that is shown twenty times at once signs in once', { tags: ['race'] }, async () => {
    const { phone, code } = await registered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(phone, code)));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
  });

  test('is six digits of ours, and no list and no object', async () => {
    const { phone, code, challenge } = await registered();
    const arabic = [...code].map((digit) => String.fromCodePoint(0x06_60 + Number(digit))).join('');
    for (const given of [arabic, [code], { code }, Number(code), ` ${code}`.repeat(2), `${code}\n${code}`]) {
      const body = { phone, code: given as string, challenge };
      expect([given, (await api.call(verifyPhone, { body })).status]).toEqual([given, 422]);
    }
    expect((await verify(phone, code)).status).toBe(200);
  });
});

describe('a body', () => {
  const send = (text: BodyInit, token: string, headers: Record<string, string> = {}) =>
    api.request(pathOf(updateEmployerProfile, {}), {
      method: updateEmployerProfile.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: text,
    });

  test('changes no prototype', async () => {
    const { token, phone } = await api.person('employer');
    const profile = `"first_name":"Азиз","last_name":"Каримов","phone":"${phone}"`;
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const { status } = await send(`{${profile},"${name}":{"role":"operator","isPolluted":true}}`, token);
      expect([name, [200, 422].includes(status)]).toEqual([name, true]);
    }
    expect({}).not.toHaveProperty('isPolluted');
    const [row] = await api.sql`select role from users where phone = ${phone}`;
    expect(row?.role).toBe('employer');
  });

  test('that is packed is not unpacked', async () => {
    const { token } = await api.person('employer');
    const packed = gzipSync(Buffer.alloc(1_000_000, ' '));
    expect((await send(new Uint8Array(packed), token, { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  test('has no numbers that are none', async () => {
    const { id, owner } = await createFirm(api);
    for (const salary of ['1e400', '-1e400', 'NaN', 'Infinity', '1e21', '0.5']) {
      const text = JSON.stringify({ ...vacancyForm, salaryMin: 7 }).replace('"salaryMin":7', `"salaryMin":${salary}`);
      const { status } = await api.request(pathOf(createVacancy, { params: { id } }), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
        body: text,
      });
      expect([salary, [400, 422].includes(status)]).toEqual([salary, true]);
    }
  });

  test('keeps of half a character what a page can show', async () => {
    const { id, owner } = await createFirm(api);
    const body = { ...vacancyForm, description: `${vacancyForm.description} \uD83E` };
    const made = await api.call(createVacancy, { params: { id }, body }, { as: owner.token });
    if (made.status === 201) {
      const params = { id: vacancyOf(made).id };
      const { description } = (await api.call(getVacancy, { params }, { as: owner.token })).body as {
        description: string;
      };
      expect(description.isWellFormed()).toBe(true);
    } else expect([400, 422]).toContain(made.status);
  });
});

test('a line break in an address reaches no header', async () => {
  for (const path of [
    '/vacancies/%0d%0aset-cookie:%20a=b',
    '/vacancies?search=%0d%0aset-cookie:%20a=b',
    '/%0d%0ax:y',
  ]) {
    const { headers } = await api.request(path, { headers: { accept: 'text/html' } });
    expect([...headers].flat().join('\n')).not.toMatch(/a=b|^y$/m);
  }
});

test('nobody is told that another origin may ask, and no header changes what a call does', async () => {
  const { token, phone } = await api.person('employer');
  const path = pathOf(loginByPhone, {});
  for (const method of ['OPTIONS', 'POST']) {
    const { headers } = await api.request(path, {
      method,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const { status } = await api.request('/users/me', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-http-method-override': 'GET', 'x-method-override': 'GET' },
  });
  expect(status).toBe(404);
  expect(await api.sql`select 1 from users where phone = ${phone}`).toHaveLength(1);
});

test('a filter by what is somebody else’s finds nothing', async () => {
  const [firm, other] = [await createFirm(api), await createFirm(api)];
  const as = other.owner.token;
  for (const name of ['companyId', 'company_id']) {
    const { body } = await api.request(`${pathOf(listVacancies, {})}?${name}=${firm.id}`, {
      headers: { authorization: `Bearer ${as}` },
    });
    expect(JSON.stringify(body)).not.toContain(firm.vacancyId);
  }
  const { status, body } = await api.request(`${pathOf(listApplications, {})}?vacancy_id=${firm.vacancyId}`, {
    headers: { authorization: `Bearer ${as}` },
  });
  expect(status === 200 ? (body as { items: unknown[] }).items : []).toEqual([]);
});

test('thirty requests that never end hold nobody up', async () => {
  const server = await listen((request) => api.app.fetch(request), { port: 0, host: '127.0.0.1' });
  const half = 'POST /auth/phone/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  const sockets: Socket[] = [];
  for (let count = 0; count < 30; count += 1) {
    // Half of the headers, or half of the body.
    const text = count % 2 === 0 ? half : `${half}content-length: 100\r\n\r\n{"phone":`;
    const socket = connect(server.port, '127.0.0.1');
    await new Promise<void>((done, fail) => {
      socket.on('error', fail);
      socket.write(text, () => done());
    });
    sockets.push(socket);
  }
  expect((await fetch(`http://127.0.0.1:${server.port}/health`)).status).toBe(200);
  expect(sockets.every(({ destroyed, readyState }) => !destroyed && readyState === 'open')).toBe(true);
  for (const socket of sockets) socket.destroy();
  await server.stop();
});

test('a server that ends lets go of a connection on which nothing was asked, and answers what was', async () => {
  const { promise: answer, resolve: answerNow } = Promise.withResolvers<Response>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const server = await listen(
    () => {
      reach();
      return answer;
    },
    { port: 0, host: '127.0.0.1' },
  );
  const silent = connect(server.port, '127.0.0.1');
  await once(silent, 'connect');
  const asked = fetch(`http://127.0.0.1:${server.port}/`);
  await reached;
  const stopped = server.stop();
  await once(silent.resume(), 'close');
  answerNow(new Response('answered'));
  expect(await (await asked).text()).toBe('answered');
  await stopped;
});

test('an answer that nobody reads is let go of, and no more than a little of it was made', async () => {
  const part = new Uint8Array(256 * 1024);
  let made = 0;
  const ended = Promise.withResolvers<void>();
  const server = await listen(
    () => {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull(controller) {
          made += 1;
          controller.enqueue(part);
        },
        cancel: () => ended.resolve(),
      });
      return new Response(body);
    },
    { port: 0, host: '127.0.0.1', stillMs: 300 },
  );
  const reader = connect(server.port, '127.0.0.1');
  reader.on('error', () => undefined);
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await ended.promise;
  expect(made * part.byteLength).toBeLessThan(32 * 1024 ** 2);
  reader.destroy();
  await server.stop();
});
