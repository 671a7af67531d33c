import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** A call that a channel received. */
export interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
  text: string;
}

/** What a channel answers: a string is sent as it is; `undefined` never ends. */
export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A local server in the place of a channel's. */
export interface Channel {
  url: string;
  calls: Received[];
  /** Changes what it answers from now on. */
  reply: (call: Received) => Reply | undefined | Promise<Reply | undefined>;
  close: () => Promise<void>;
}

/** Opens one that answers by `reply`. */
export async function openChannel(reply: Channel['reply']): Promise<Channel> {
  const channel: Channel = { url: '', calls: [], reply, close: async () => {} };
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    void json(request).then(async (body) => {
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        body: body as Record<string, unknown>,
        text: JSON.stringify(body),
      };
      channel.calls.push(call);
      const answer = await channel.reply(call);
      if (!answer) return;
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  channel.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  channel.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return channel;
}

/** A Bot API that keeps the messages of its channels as people see them. */
export class FakeTelegram {
  readonly messages = new Map<number, string>();
  /** Every text that was sent, also when it was changed or deleted later. */
  readonly sent: string[] = [];
  private lastId = 100;

  readonly reply = ({ path, body }: Received): Reply => {
    const method = path.split('/').at(-1);
    const id = Number(body.message_id);
    const text = String(body.text);
    if (method === 'sendMessage') {
      this.lastId += 1;
      this.messages.set(this.lastId, text);
      this.sent.push(text);
      return {
        body: { ok: true, result: { message_id: this.lastId, chat: { id: -100, type: 'channel' }, date: 1, text } },
      };
    }
    if (!this.messages.has(id))
      return refuse(400, `Bad Request: message to ${method === 'deleteMessage' ? 'delete' : 'edit'} not found`);
    if (method === 'deleteMessage') {
      this.messages.delete(id);
      return { body: { ok: true, result: true } };
    }
    if (this.messages.get(id) === text) return refuse(400, 'Bad Request: message is not modified');
    this.messages.set(id, text);
    return { body: { ok: true, result: { message_id: id, text } } };
  };
}

/** The Bot API's way of saying no. */
export function refuse(code: number, description: string, parameters?: Record<string, unknown>): Reply {
  return { status: code, body: { ok: false, error_code: code, description, ...(parameters && { parameters }) } };
}

/** Waits until something is so, as long as the test may take. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}
