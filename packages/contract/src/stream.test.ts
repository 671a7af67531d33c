import { expect, test } from 'vitest';
import { sendChatMessage } from './aiVacancy.ts';
import { createClient } from './client.ts';

const body = { message: 'Швея', companyProfile: { name: 'Samarqand Textile' } };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Sends a turn that is answered by a stream of these bytes, three at a time. */
function send(...events: string[]) {
  const bytes = new TextEncoder().encode(events.join(''));
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
      controller.close();
    },
  });
  const heard: string[] = [];
  const client = createClient({
    baseUrl: '',
    fetch: async () => new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
  });
  return { heard, reply: client.send(sendChatMessage, { body }, { onWords: (words) => void heard.push(words) }) };
}

test('words are told as they come, and the answer is the specified one', async () => {
  const { heard, reply } = send(
    event('words', 'Кого '),
    event('words', 'ищем?'),
    event('answer', { message: 'Кого ищем?' }),
  );
  expect((await reply).data.message).toBe('Кого ищем?');
  expect(heard).toEqual(['Кого ', 'ищем?']);
});

test('a problem at the end fails with its status and code', async () => {
  const { reply } = send(event('words', 'Кого'), event('problem', { status: 409, body: { code: 'conversationBusy' } }));
  await expect(reply).rejects.toMatchObject({ kind: 'http', status: 409, code: 'conversationBusy' });
});

test('a stream that is cut fails like a dead line', async () => {
  await expect(send(event('words', 'Кого'), 'event: ans').reply).rejects.toMatchObject({ kind: 'network' });
});
