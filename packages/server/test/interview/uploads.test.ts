/** @module-tag slow */

import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { request as sendRaw } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import {
  appendInterviewUpload,
  createClient,
  createInterviewLink,
  createInterviewUpload,
  getInterview,
  getInterviewUpload,
  listInterviewAnswers,
  maxInterviewChunkBytes,
  saveInterviewQuestions,
  submitInterview,
} from '@kasb/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import type { Services } from '../../src/context/services.ts';
import { removeAbandonedMedia } from '../../src/interview/cleanUp.ts';
import { createFolderStore } from '../../src/media/folderStore.ts';
import { createS3Store } from '../../src/media/s3Store.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { openSite } from '../support/site.ts';

const api = Harness.forThisFile();
let http: ReturnType<typeof createAdaptorServer>;
let port = 0;

beforeAll(async () => {
  http = createAdaptorServer({ fetch: (request, env) => api.app.fetch(request, env) });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  port = (http.address() as AddressInfo).port;
});
afterAll(async () => {
  http.close();
  await once(http, 'close');
});

const client = () => createClient({ baseUrl: `http://127.0.0.1:${port}` });
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
// What a browser's recorder begins with: the EBML header of a document of the type webm.
const webmHead = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffff',
  'hex',
);
const recording = (size: number) => Buffer.concat([webmHead, randomBytes(size - webmHead.length)]);

async function interviewed(): Promise<{ firm: Firm; token: string; questionId: string }> {
  const firm = await createFirm(api);
  const as = firm.owner.token;
  await api.call(
    saveInterviewQuestions,
    { params: { vacancyId: firm.vacancyId }, body: { questions: [{ text: 'Расскажите о себе', order_index: 0 }] } },
    { as },
  );
  const { body } = await api.call(createInterviewLink, { body: { vacancy_id: firm.vacancyId } }, { as });
  const token = (body as { interview_link: string }).interview_link.split('/').at(-1) ?? '';
  const seen = await api.call(getInterview, { params: { token } });
  return { firm, token, questionId: (seen.body as { questions: { id: string }[] }).questions[0]?.id ?? '' };
}

async function begin(
  token: string,
  questionId: string,
  size: number,
  type = 'video/webm;codecs=vp8,opus',
): Promise<string> {
  const { data } = await client().send(createInterviewUpload, { params: { token }, body: { questionId, type, size } });
  return data.mediaId;
}

async function append(token: string, mediaId: string, bytes: Uint8Array<ArrayBuffer>, offset: number) {
  const { data } = await client().send(appendInterviewUpload, {
    params: { token, mediaId, offset: String(offset) },
    body: new Blob([bytes]),
  });
  return data;
}

const bytesOf = (buffer: Buffer, start: number, end: number) => new Uint8Array(buffer.subarray(start, end));

/** Sends a chunk and cuts the connection after half of it. */
async function sendHalf(token: string, mediaId: string, bytes: Uint8Array, offset: number): Promise<void> {
  const cut = sendRaw({
    port,
    method: 'PATCH',
    path: `/interview/${token}/uploads/${mediaId}/${offset}`,
    headers: { 'content-type': 'application/octet-stream', 'content-length': bytes.byteLength },
  });
  cut.on('error', () => undefined);
  const received = once(http, 'request') as Promise<[IncomingMessage]>;
  cut.write(bytes.subarray(0, Math.floor(bytes.byteLength / 2)));
  const [request] = await received;
  cut.destroy();
  if (!request.closed) await once(request, 'close').catch(() => undefined);
}

describe('an upload', () => {
  test('cut at half goes on from where it stands, and the whole has the right hash and plays', async () => {
    const { firm, token, questionId } = await interviewed();
    const whole = recording(10 * 1024 * 1024 + 123);
    const chunk = 1024 * 1024;
    const mediaId = await begin(token, questionId, whole.length);
    const half = 5 * chunk;
    for (let offset = 0; offset < half; offset += chunk)
      await append(token, mediaId, bytesOf(whole, offset, offset + chunk), offset);
    await sendHalf(token, mediaId, whole.subarray(half, half + chunk), half);

    const { data } = await client().send(getInterviewUpload, { params: { token, mediaId } });
    expect([data.offset, data.isComplete, data.sha256]).toEqual([half, false, undefined]);
    let last = data;
    for (let offset = data.offset ?? 0; offset < whole.length; offset += chunk)
      last = await append(token, mediaId, bytesOf(whole, offset, Math.min(offset + chunk, whole.length)), offset);
    expect(last).toEqual({
      mediaId,
      offset: whole.length,
      size: whole.length,
      isComplete: true,
      sha256: hashOf(whole),
    });

    await client().send(submitInterview, {
      params: { token },
      body: { name: 'Азиз', answers: [{ questionId, mediaId }] },
    });
    const { body } = await api.call(
      listInterviewAnswers,
      { params: { vacancyId: firm.vacancyId } },
      { as: firm.owner.token },
    );
    const { items } = body as {
      items: { answers: { media: { url: string; type: string; size: number; expires_at: string } }[] }[];
    };
    const media = items[0]?.answers[0]?.media;
    expect(media).toMatchObject({ type: 'video/webm', size: whole.length });
    const played = await fetch(`http://127.0.0.1:${port}${media?.url}`);
    expect([played.status, played.headers.get('content-type'), played.headers.get('x-content-type-options')]).toEqual([
      200,
      'video/webm',
      'nosniff',
    ]);
    expect(hashOf(new Uint8Array(await played.arrayBuffer()))).toBe(hashOf(whole));
  });

  test('a chunk whose answer was lost may be sent again, another one in its place may not', async () => {
    const { token, questionId } = await interviewed();
    const whole = recording(3000);
    const mediaId = await begin(token, questionId, whole.length);
    await append(token, mediaId, bytesOf(whole, 0, 1000), 0);
    expect((await append(token, mediaId, bytesOf(whole, 0, 1000), 0)).offset).toBe(1000);
    for (const offset of [0, 500, 2000]) {
      await expect(append(token, mediaId, new Uint8Array(randomBytes(1000)), offset)).rejects.toMatchObject({
        status: 409,
        body: { offset: 1000 },
      });
    }
    await expect(append(token, mediaId, bytesOf(whole, 1000, 2000), Number.NaN)).rejects.toMatchObject({ status: 409 });
    await append(token, mediaId, bytesOf(whole, 1000, 3000), 1000);
    expect((await append(token, mediaId, bytesOf(whole, 1000, 3000), 1000)).sha256).toBe(hashOf(whole));
  });

  test('a chunk for which the disk has no room is refused for now, and may be sent again', async () => {
    const { token, questionId } = await interviewed();
    const whole = recording(1000);
    const mediaId = await begin(token, questionId, whole.length);
    const { media } = api.services;
    const write = async () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
    api.services.media = { ...media, write };
    try {
      await expect(append(token, mediaId, bytesOf(whole, 0, 1000), 0)).rejects.toMatchObject({ status: 503 });
    } finally {
      api.services.media = media;
    }
    expect((await append(token, mediaId, bytesOf(whole, 0, 1000), 0)).sha256).toBe(hashOf(whole));
  });

  test('the same chunk twice at once is kept once', { tags: ['race'] }, async () => {
    const { token, questionId } = await interviewed();
    const whole = recording(2000);
    const mediaId = await begin(token, questionId, whole.length);
    const answers = await Promise.all([1, 2, 3, 4].map(() => append(token, mediaId, bytesOf(whole, 0, 2000), 0)));
    expect(answers.map(({ sha256 }) => sha256)).toEqual(answers.map(() => hashOf(whole)));
    const [row] = await api.sql`select count(*)::int as count from media_chunks where media_id = ${mediaId}`;
    expect(row?.count).toBe(1);
  });

  test('recorded again replaces the first, whose bytes go', async () => {
    const { token, questionId } = await interviewed();
    const first = await begin(token, questionId, 1000);
    await append(token, first, new Uint8Array(recording(1000)), 0);
    const [chunk] = await api.sql<{ key: string }[]>`select key from media_chunks where media_id = ${first}`;
    const second = await begin(token, questionId, 1000);
    await expect(client().send(getInterviewUpload, { params: { token, mediaId: first } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(api.services.media.read(chunk?.key ?? '', 0, 1)).rejects.toThrow('ENOENT');
    expect(second).not.toBe(first);
  });
});

describe('L9: what was handed in', () => {
  const play = async (headers: Record<string, string> = {}) => {
    const { firm, token, questionId } = await interviewed();
    const whole = recording(3000);
    const mediaId = await begin(token, questionId, whole.length);
    await append(token, mediaId, new Uint8Array(whole), 0);
    const answers = [{ questionId, mediaId }];
    await client().send(submitInterview, { params: { token }, body: { name: 'Азиз', answers } });
    const params = { vacancyId: firm.vacancyId };
    const { body } = await api.call(listInterviewAnswers, { params }, { as: firm.owner.token });
    const { items } = body as { items: { answers: { media: { url: string } }[] }[] };
    return fetch(`http://127.0.0.1:${port}${items[0]?.answers[0]?.media.url}`, { headers });
  };

  test('is a download that no page can be made of, except in a player', async () => {
    const loaded = await play();
    expect(loaded.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.webm"$/);
    expect(loaded.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect((await play({ 'sec-fetch-dest': 'document' })).headers.get('content-disposition')).toContain('attachment');
    for (const player of ['video', 'audio']) {
      const played = await play({ 'sec-fetch-dest': player });
      expect([played.headers.get('content-disposition'), played.headers.get('vary')]).toEqual([
        'inline',
        expect.stringContaining('Sec-Fetch-Dest'),
      ]);
    }
  });

  test('must be the container that it is called, further than its first four bytes', async () => {
    const { token, questionId } = await interviewed();
    const script = '<script>alert(1)</script>'.repeat(10);
    const bytesOfHead = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(script)]);
    const forged: [string, Buffer][] = [
      ['video/webm', bytesOfHead('1a45dfa3')],
      // An EBML document of another type, one without a type, and one whose header never ends.
      ['video/webm', bytesOfHead('1a45dfa38b4282886d6174726f736b61')],
      ['video/webm', bytesOfHead('1a45dfa38442868101')],
      ['video/webm', bytesOfHead('1a45dfa301ffffffffffffff')],
      ['video/mp4', Buffer.concat([Buffer.from('\0\0\0\0ftyp'), Buffer.from(script)])],
      ['video/mp4', Buffer.concat([Buffer.from('<!--ftyp-->'), Buffer.from(script)])],
      ['audio/ogg', Buffer.from(`OggS${script}`)],
    ];
    for (const [type, bytes] of forged) {
      const mediaId = await begin(token, questionId, 1000, type);
      await expect(append(token, mediaId, new Uint8Array(bytes), 0), bytes.toString('latin1')).rejects.toMatchObject({
        status: 422,
      });
    }
    // Firefox tells the length of its header in eight bytes.
    const firefox = Buffer.concat([
      Buffer.from('1a45dfa30100000000000007428284', 'hex'),
      Buffer.from('webm'),
      randomBytes(80),
    ]);
    const webmId = await begin(token, questionId, 1000);
    expect((await append(token, webmId, new Uint8Array(firefox), 0)).offset).toBe(firefox.length);
    const mp4 = Buffer.concat([
      Buffer.from('0000001c6674797069736f6d000002006d703431', 'hex'),
      Buffer.from('isomiso2'),
      randomBytes(100),
    ]);
    const mediaId = await begin(token, questionId, 1000, 'video/mp4');
    expect((await append(token, mediaId, new Uint8Array(mp4), 0)).offset).toBe(mp4.length);
  });
});

describe('refused', () => {
  const create = async (changes: { size?: number; type?: string; questionId?: string }) => {
    const { token, questionId } = await interviewed();
    return api.call(createInterviewUpload, {
      params: { token },
      body: { questionId, type: 'video/webm', size: 1000, ...changes },
    });
  };

  test.each([
    ['2 GB', { size: 2 * 1024 ** 3 }, 'size'],
    ['nothing', { size: 0 }, 'size'],
    ['a text', { type: 'text/html' }, 'type'],
    ['a picture', { type: 'image/svg+xml' }, 'type'],
    ['another question', { questionId: 'x' }, 'questionId'],
  ])('%s: 422 under its field', async (_, changes, field) => {
    const { status, body } = await create(changes);
    expect(status).toBe(422);
    expect((body as { fields: Record<string, string> }).fields[field]).toBeTruthy();
  });

  test('bytes that are no recording, whatever they are called', async () => {
    const { token, questionId } = await interviewed();
    for (const [type, bytes] of [
      ['video/webm', '<script>alert(1)</script>'],
      ['video/mp4', '\u001aEߣ0000000000'],
      ['audio/ogg', 'OggX0000000000'],
    ] as const) {
      const mediaId = await begin(token, questionId, 1000, type);
      await expect(append(token, mediaId, new TextEncoder().encode(bytes), 0)).rejects.toMatchObject({ status: 422 });
      // Nor does the first byte alone get by.
      await expect(append(token, mediaId, new TextEncoder().encode(bytes.slice(0, 1)), 0)).rejects.toMatchObject({
        status: 422,
      });
    }
    const ogg = await begin(token, questionId, 1000, 'audio/ogg');
    const page = Buffer.concat([Buffer.from('OggS\0\u0002'), Buffer.alloc(58)]);
    expect((await append(token, ogg, new Uint8Array(page), 0)).offset).toBe(page.length);
  });

  test('more than was declared, and chunks over the limit', async () => {
    const { token, questionId } = await interviewed();
    const mediaId = await begin(token, questionId, 1000);
    await expect(append(token, mediaId, new Uint8Array(recording(1001)), 0)).rejects.toMatchObject({ status: 422 });
    const large = await begin(token, questionId, 100 * 1024 * 1024);
    const { status } = await api.request(`/interview/${token}/uploads/${large}/0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(recording(maxInterviewChunkBytes + 1)),
    });
    expect(status).toBe(413);
  });

  test('JSON where bytes belong', async () => {
    const { token, questionId } = await interviewed();
    const mediaId = await begin(token, questionId, 1000);
    const { status } = await api.request(`/interview/${token}/uploads/${mediaId}/0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(400);
  });

  test('another interview’s recording: to see, to fill and to hand in', async () => {
    const [mine, other] = [await interviewed(), await interviewed()];
    const mediaId = await begin(other.token, other.questionId, webmHead.length);
    const params = { token: mine.token, mediaId };
    await expect(client().send(getInterviewUpload, { params })).rejects.toMatchObject({ status: 404 });
    await expect(append(mine.token, mediaId, new Uint8Array(webmHead), 0)).rejects.toMatchObject({ status: 404 });
    await append(other.token, mediaId, new Uint8Array(webmHead), 0);
    const { status } = await api.call(submitInterview, {
      params: { token: mine.token },
      body: { name: 'А', answers: [{ questionId: mine.questionId, mediaId }] },
    });
    expect(status).toBe(422);
  });

  test('a recording that is not whole, and everything after handing in', async () => {
    const { token, questionId } = await interviewed();
    const mediaId = await begin(token, questionId, 1000);
    const handIn = (body: { questionId: string; mediaId?: string; text?: string }) =>
      api.call(submitInterview, { params: { token }, body: { name: 'А', answers: [body] } });
    expect(await handIn({ questionId, mediaId })).toMatchObject({
      status: 422,
      body: { fields: { answers: { code: 'recordingIncomplete' } } },
    });
    expect((await handIn({ questionId, text: 'Да' })).status).toBe(201);
    await expect(append(token, mediaId, new Uint8Array(recording(1000)), 0)).rejects.toMatchObject({ status: 409 });
    await expect(begin(token, questionId, 1000)).rejects.toMatchObject({ status: 409 });
  });
});

describe('a recording’s address', () => {
  async function address(): Promise<{ url: string; whole: Buffer; firm: Firm }> {
    const { firm, token, questionId } = await interviewed();
    const whole = recording(5000);
    const mediaId = await begin(token, questionId, whole.length);
    await append(token, mediaId, bytesOf(whole, 0, 2000), 0);
    await append(token, mediaId, bytesOf(whole, 2000, 5000), 2000);
    await api.call(submitInterview, { params: { token }, body: { name: 'А', answers: [{ questionId, mediaId }] } });
    const { body } = await api.call(
      listInterviewAnswers,
      { params: { vacancyId: firm.vacancyId } },
      { as: firm.owner.token },
    );
    return {
      url: (body as { items: { answers: { media: { url: string } }[] }[] }).items[0]?.answers[0]?.media.url ?? '',
      whole,
      firm,
    };
  }

  test.each([
    ['bytes=0-99', 206, 0, 100],
    ['bytes=1990-2010', 206, 1990, 2011],
    ['bytes=4900-', 206, 4900, 5000],
    ['bytes=-10', 206, 4990, 5000],
    ['bytes=4990-999999', 206, 4990, 5000],
    ['bytes=0-1,5-6', 200, 0, 5000],
    ['lines=1-2', 200, 0, 5000],
  ])('%s: %i', async (range, status, start, end) => {
    const { url, whole } = await address();
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { range } });
    expect(response.status).toBe(status);
    expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(start, end))).toBe(true);
    expect(response.headers.get('content-range')).toBe(status === 206 ? `bytes ${start}-${end - 1}/5000` : null);
    expect(response.headers.get('cache-control')).toContain('private');
  });

  test('a range beyond the end: 416', async () => {
    const { url } = await address();
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { range: 'bytes=5000-' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */5000']);
  });

  test('is closed with the module', async () => {
    const { url } = await address();
    const open = async (isEnabled: boolean) =>
      api.sql`update modules set is_enabled = ${isEnabled} where name = 'vacancy-interview'`;
    await open(false);
    expect((await api.request(url)).status).toBe(503);
    await open(true);
    expect((await api.request(url)).status).toBe(200);
  });

  test('expires, and holds for nothing else', async () => {
    const [{ url }, other] = [await address(), await address()];
    const [path = '', query = ''] = url.split('?');
    const [otherPath = ''] = other.url.split('?');
    const wrong = [
      path,
      `${otherPath}?${query}`,
      url.replace(/expires=\d+/, 'expires=99999999999'),
      `${url}x`,
      url.replace(/signature=.*/, 'signature='),
      `${path}?expires=Infinity&signature=`,
    ];
    for (const bad of wrong) expect([bad, (await api.request(bad)).status]).toEqual([bad, 404]);
    const before = api.now;
    api.pass(5 * 3600);
    expect((await api.request(url)).status).toBe(404);
    api.now = before;
    expect((await api.request(url)).status).toBe(200);
  });
});

describe('limits', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  test('guessing tokens ends soon, for who guesses alone', async () => {
    const { token } = await interviewed();
    const answers = await Promise.all(
      Array.from({ length: 62 }, (_, index) =>
        api.call(getInterview, { params: { token: `x${index}` } }, from('10.9.9.9')),
      ),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(
      answers.filter(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0),
    ).toHaveLength(2);
    expect((await api.call(getInterview, { params: { token } }, from('10.9.9.9'))).status).toBe(200);
    expect((await api.call(getInterview, { params: { token: 'x' } }, from('10.9.9.8'))).status).toBe(404);
  });

  test('an interview begins no more than 300 uploads in an hour', async () => {
    const { token, questionId } = await interviewed();
    const [row] = await api.sql<
      { id: string }[]
    >`select id from interviews where token_hash = sha256(convert_to(${token}, 'UTF8'))`;
    await api.sql`insert into rate_hits (bucket, hit_at)
        select ${`uploads:${row?.id}`}, ${api.now.toISOString()}::timestamptz from generate_series(1, 300)`;
    const begun = await api.call(createInterviewUpload, {
      params: { token },
      body: { questionId, type: 'video/webm', size: 10 },
    });
    expect(begun.status).toBe(429);
  });

  test('a recording has no more than 2000 parts', async () => {
    const { token, questionId } = await interviewed();
    const mediaId = await begin(token, questionId, 100_000);
    await append(token, mediaId, new Uint8Array(recording(5000)), 0);
    await api.sql`insert into media_chunks (media_id, start, length, key, sha256)
        select ${mediaId}, number, 1, ${`${mediaId}/x`}, '' from generate_series(1, 1999) number`;
    await expect(append(token, mediaId, new Uint8Array(1), 5000)).rejects.toMatchObject({ status: 429 });
    await api.sql`delete from media_chunks where media_id = ${mediaId} and start = 1`;
    expect((await append(token, mediaId, new Uint8Array(1), 5000)).offset).toBe(5001);
  });
});

test('the log knows neither the links of interviews nor those of recordings', async () => {
  const { token } = await interviewed();
  await api.call(getInterview, { params: { token } });
  const text = api.logged.join('');
  expect(text).toContain('"route":"playMedia"');
  expect(text).not.toContain(token);
  expect(text).not.toContain('signature=');
});

test('what was not handed in goes after a day, what was stays', async () => {
  const [left, kept] = [await interviewed(), await interviewed()];
  const abandoned = await begin(left.token, left.questionId, 1000);
  await append(left.token, abandoned, new Uint8Array(recording(1000)), 0);
  const answered = await begin(kept.token, kept.questionId, 1000);
  await append(kept.token, answered, new Uint8Array(recording(1000)), 0);
  await api.call(submitInterview, {
    params: { token: kept.token },
    body: { name: 'А', answers: [{ questionId: kept.questionId, mediaId: answered }] },
  });
  api.pass(25 * 3600);
  await removeAbandonedMedia(api.services);
  const rows = await api.sql<{ id: string }[]>`select id from media where id in (${abandoned}, ${answered})`;
  expect(rows.map(({ id }) => id)).toEqual([answered]);
});

describe('stores', () => {
  test('the folder takes no name that leads out of it, and leaves nothing half written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kasb-store-'));
    const store = createFolderStore(folder);
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a', 'a/b/c', ''])
      await expect(store.write(key, new Uint8Array(1))).rejects.toThrow('Bad name');
    await store.write('a/b', new Uint8Array([1, 2, 3]));
    expect([...(await store.read('a/b', 1, 3))]).toEqual([2, 3]);
    await expect(store.read('a/b', 1, 9)).rejects.toThrow('shorter');
    expect(await readdir(`${folder}/a`)).toEqual(['b']);
    await store.remove('a/b');
    await store.remove('a/b');
    await rm(folder, { recursive: true });
  });

  /** How the first try of a recording ends that goes to a bucket at that address; the next one, elsewhere, is whole. */
  async function firstTryIn(endpoint: string): Promise<unknown> {
    const media = createS3Store({ endpoint, bucket: 'records', region: 'r', accessKey: 'AK', secretKey: 'SK' });
    const { app } = api;
    const { token, questionId } = await interviewed();
    const whole = recording(5000);
    const mediaId = await begin(token, questionId, whole.length);
    const send = () => append(token, mediaId, bytesOf(whole, 0, 5000), 0);
    api.app = createApp({ ...api.services, media }, { isStrict: true });
    const refused = await send().catch((error: unknown) => error);
    api.app = app;
    expect((await send()).sha256).toBe(hashOf(whole));
    return refused;
  }

  test('a bucket whose certificate nobody vouches for gets nothing, and the recording goes on in another', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kasb-bucket-'));
    const [keyFile, certFile] = [join(folder, 'key'), join(folder, 'cert')];
    const made = ['req', '-x509', '-nodes', '-days', '1', '-newkey', 'rsa:2048', '-subj', '/CN=127.0.0.1'];
    execFileSync('openssl', [...made, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
    let asked = 0;
    const bucket = createTlsServer({ key: await readFile(keyFile), cert: await readFile(certFile) }, (_, response) => {
      asked += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    try {
      const refused = await firstTryIn(`https://127.0.0.1:${(bucket.address() as AddressInfo).port}`);
      expect(refused).toMatchObject({ status: 500 });
      expect(asked).toBe(0);
      expect(api.logged.join('')).toContain('SELF_SIGNED_CERT');
    } finally {
      bucket.close();
      await rm(folder, { recursive: true });
    }
  });

  test.each([
    ['is away', undefined, 503],
    ['is overloaded', 503, 503],
    ['has too much to do', 429, 503],
    ['refuses our key', 403, 500],
  ])('a store that %s: its call is answered %o, and the recording goes on later', async (_, status, answered) => {
    const site = await openSite('127.0.0.1', (__, response) => void response.writeHead(status ?? 200).end());
    if (status === undefined) await site.close();
    try {
      expect(await firstTryIn(`http://127.0.0.1:${site.port}`)).toMatchObject({ status: answered });
    } finally {
      if (status !== undefined) await site.close();
    }
  });

  test('an upload through a bucket: signed requests, whole hash, removed again', async () => {
    const objects = new Map<string, Buffer>();
    const seen: string[] = [];
    const site = await openSite('127.0.0.1', (request, response) => {
      void (async () => {
        seen.push(request.headers.authorization ?? '');
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const key = request.url ?? '';
        if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
        if (request.method === 'DELETE') objects.delete(key);
        const [, from, to] = request.headers.range?.match(/bytes=(\d+)-(\d+)/) ?? [];
        const bytes = objects.get(key);
        if (request.method !== 'GET') response.writeHead(request.method === 'PUT' ? 200 : 204).end();
        else if (!bytes) response.writeHead(404).end();
        else response.writeHead(206).end(bytes.subarray(Number(from), Number(to) + 1));
      })();
    });
    const usual: Services = api.services;
    const store = createS3Store({
      endpoint: `http://127.0.0.1:${site.port}`,
      bucket: 'records',
      region: 'us-east-1',
      accessKey: 'AK',
      secretKey: 'SK',
    });
    Object.assign(usual, { media: store });
    const { createApp } = await import('../../src/compose/app.ts');
    api.app = createApp({ ...usual, media: store }, { isStrict: true });
    const { token, questionId } = await interviewed();
    const whole = recording(300_000);
    const mediaId = await begin(token, questionId, whole.length);
    await append(token, mediaId, bytesOf(whole, 0, 200_000), 0);
    expect((await append(token, mediaId, bytesOf(whole, 200_000, 300_000), 200_000)).sha256).toBe(hashOf(whole));
    expect([...objects.keys()].every((key) => key.startsWith(`/records/${mediaId}/`))).toBe(true);
    expect(seen.every((header) => header.startsWith('AWS4-HMAC-SHA256 Credential=AK/') && !header.includes('SK'))).toBe(
      true,
    );
    await begin(token, questionId, 10);
    expect(objects.size).toBe(0);
    await site.close();
  });
});
