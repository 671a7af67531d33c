import { appendInterviewUpload, loginByPhone, saveInterviewQuestions } from '@kasb/contract';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createMocks, storyHeader } from './mocks.ts';

const origin = 'http://localhost';
const upload = `${origin}/interview/t1/uploads/m1/0`;
const chunk = new Uint8Array([0, 255, 10]);
const send = (body: BodyInit) =>
  new Request(upload, { method: 'PATCH', headers: { 'content-type': 'application/octet-stream' }, body });

test('JSON is parsed', async () => {
  const mock = createMocks(origin);
  const body = { questions: [{ text: 'Почему вы?' }] };
  const request = new Request(`${origin}/api/vacancy-interview/questions/v1`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await getResponse([mock.ok(saveInterviewQuestions, { questions: [] })], request);
  expect(response?.status).toBe(200);
  expect(mock.calls(saveInterviewQuestions)).toMatchObject([{ body, params: { vacancyId: 'v1' } }]);
});

test('bytes come as they were sent', async () => {
  const mock = createMocks(origin);
  const handler = mock.ok(appendInterviewUpload, ({ params }) => ({ mediaId: params.mediaId ?? '', offset: 3 }));
  expect(await (await getResponse([handler], send(chunk)))?.json()).toEqual({ mediaId: 'm1', offset: 3 });
  const [call] = mock.calls();
  const bytes = call?.body;
  if (!(bytes instanceof Blob)) throw new Error('no bytes came');
  expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(chunk);
});

test('a function may refuse a call', async () => {
  const mock = createMocks(origin);
  const handler = mock.ok(appendInterviewUpload, () => Response.json({ offset: 5 }, { status: 409 }));
  expect((await getResponse([handler], send(chunk)))?.status).toBe(409);
  expect(mock.calls()).toHaveLength(1);
});

test('a problem fails as a provider would', async () => {
  const mock = createMocks(origin);
  const login = (headers: HeadersInit) => new Request(`${origin}/auth/phone/login`, { method: 'POST', headers });
  const handlers = [mock.fail(loginByPhone, 'unknownPhone', { requestId: 'r1' })];
  const inUzbek = await getResponse(handlers, login({ 'accept-language': 'uz' }));
  expect([inUzbek?.status, await inUzbek?.json()]).toEqual([
    404,
    { error: 'Bunday raqamli foydalanuvchi topilmadi', code: 'unknownPhone', requestId: 'r1' },
  ]);
  expect(await (await getResponse(handlers, login({})))?.json()).toMatchObject({
    error: 'Пользователь с таким номером не найден',
  });
  const foreign = await getResponse([mock.fail(loginByPhone, 404, { error: 'User not found' })], login({}));
  expect([foreign?.status, await foreign?.json()]).toEqual([404, { error: 'User not found' }]);
  expect(mock.refused()).toEqual([loginByPhone]);
  mock.reset();
  expect(mock.refused()).toEqual([]);
});

test('a story is not answered, nor recorded, for the one before it', async () => {
  const mock = createMocks(origin);
  const handlers = [mock.ok(appendInterviewUpload, { mediaId: 'm1', offset: 3 })];
  const from = (story: string) => {
    const request = send(chunk);
    request.headers.set(storyHeader, story);
    return request;
  };
  mock.reset('2');
  expect((await getResponse(handlers, from('1')))?.type).toBe('error');
  expect((await getResponse(handlers, send(chunk)))?.type).toBe('error');
  expect(mock.calls()).toEqual([]);
  expect((await getResponse(handlers, from('2')))?.status).toBe(200);
  expect(mock.calls()).toHaveLength(1);
  expect(mock.answers()).toEqual([{ mediaId: 'm1', offset: 3 }]);
});
