/** @module-tag slow */

import { initialGreeting, sendChatMessage } from '@kasb/contract';
import type { ChatBody } from '@kasb/contract';
import { startFakeModel } from '@kasb/fake-llm';
import type { FakeModel } from '@kasb/fake-llm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { createLanguageModel } from '../../src/llm/openAiCompatible.ts';
import { Harness } from '../support/harness.ts';

// Words of a model as they come, beside the specified answer.

const api = Harness.forThisFile();
let fake: FakeModel;

beforeAll(async () => {
  fake = await startFakeModel();
  const budget = { personDailyCalls: 1000, totalDailyCalls: 1000, dailyCalls: 1000, timeoutMs: 20_000 };
  const model = createLanguageModel({ url: fake.url, key: '', model: 'fake', ...budget }, api.services);
  api.services = { ...api.services, model };
  api.app = createApp(api.services, { isStrict: true });
});
afterAll(() => fake.close());

async function ask(
  message: string,
  key: string,
  token: string,
  accept = 'text/event-stream',
  more: Partial<ChatBody> = {},
): Promise<Response> {
  return api.app.request(`http://localhost${sendChatMessage.path}`, {
    method: 'POST',
    headers: {
      accept,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      message,
      conversationId: 'stream-1',
      companyProfile: { name: 'Samarqand Textile' },
      ...more,
    } satisfies ChatBody),
  });
}

const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => {
      const [, event, data = ''] = part.match(/^event: (\w+)\ndata: (.*)$/) ?? [];
      return { event, data: JSON.parse(data) as unknown };
    });

test('words come one after another, then the answer that has them all, which is kept', async () => {
  const { token } = await api.person('employer');
  const response = await ask('Нужна швея', 'k-1', token);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const events = eventsOf(await response.text());
  const words = events.filter(({ event }) => event === 'words').map(({ data }) => data as string);
  expect(words.length).toBeGreaterThan(2);
  const [last] = events.slice(-1);
  expect(last?.event).toBe('answer');
  const answer = last?.data;
  expect(answer).toMatchObject({ message: words.join(''), jobData: { title: 'Швея' } });
  // The same message again: the answer is there, whole.
  const again = await ask('Нужна швея', 'k-1', token);
  expect(again.headers.get('content-type')).toContain('application/json');
  expect(await again.json()).toEqual(answer);
});

test('whoever asks for JSON gets the specified answer, and nothing is streamed from the model', async () => {
  const { token } = await api.person('employer');
  const response = await ask('Нужна швея', 'k-2', token, 'application/json');
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(fake.asked.at(-1)?.body).not.toMatchObject({ stream: true });
});

test('a failed model leaves it to the rules, in JSON where no word has come, at the end where one has', async () => {
  const { token } = await api.person('employer');
  fake.script({ kind: 'status', status: 500 });
  const early = await ask('Нужна швея', 'k-3', token);
  expect(early.headers.get('content-type')).toContain('application/json');
  expect(await early.json()).toMatchObject({ jobData: { title: 'Швея' } });
  fake.script({ kind: 'cut', pieceMs: 5 });
  const late = eventsOf(await (await ask('шить платья', 'k-4', token)).text());
  expect(late.at(-1)).toMatchObject({
    event: 'answer',
    data: { message: expect.stringContaining('Какие требования') as unknown, jobData: { title: 'Швея' } },
  });
  expect(late[0]?.event).toBe('words');
});

test('whoever stops listening has the turn kept as the rules read it', async () => {
  const { token } = await api.person('employer');
  fake.script({ kind: 'sensible', pieceMs: 200 });
  const response = await ask('Нужна швея в Навои', 'k-5', token);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect
    .poll(async () => {
      const again = await ask('Нужна швея в Навои', 'k-5', token, 'application/json');
      return ((await again.json()) as { jobData?: { location?: string } }).jobData?.location;
    })
    .toBe('Навои');
});

test('what is said before a stopped turn is kept goes on from it', async () => {
  const { token } = await api.person('employer');
  const greeting = await ask(initialGreeting, 'k-6', token, 'application/json');
  const { message: greeted } = (await greeting.json()) as { message: string };
  // The server hears late of who has gone: the turn before ends after the next message has come.
  fake.script({ kind: 'sensible', delayMs: 400 });
  const asked = fake.asked.length;
  const stopped = ask('Нужна швея в Навои', 'k-7', token, 'application/json');
  await expect.poll(() => fake.asked.length).toBe(asked + 1);
  const chatHistory: ChatBody['chatHistory'] = [
    { sender: 'ai', content: greeted },
    { sender: 'user', content: 'Нужна швея в Навои' },
    { sender: 'ai', content: 'Понятно. Чем' },
  ];
  const next = await ask('Шить школьную форму', 'k-8', token, 'application/json', { chatHistory });
  expect((await stopped).status).toBe(200);
  expect(await next.json()).toMatchObject({ jobData: { title: 'Швея', location: 'Навои' } });
});
