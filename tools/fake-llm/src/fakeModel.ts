import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './answer.ts';
import type { Reply } from './answer.ts';
import type { Asked } from './replies.ts';

export type { Reply } from './answer.ts';
export type { Asked } from './replies.ts';

/** A reply, given after some milliseconds. */
export type DelayedReply = Reply & {
  delayMs?: number;
  /** Between the pieces of an answer that is asked for as a stream. @default 0 */
  pieceMs?: number;
};

/** A running fake. */
export interface FakeModel {
  /** The base address, as the product's settings take it. */
  url: string;
  /** What was asked, oldest first. */
  asked: Asked[];
  /** Replies to the next requests, in this order; later ones are sensible again. */
  script: (...replies: DelayedReply[]) => void;
  close: () => Promise<void>;
}

/** Starts one. @param port 0 for any free port */
export async function startFakeModel({ port = 0 }: { port?: number } = {}): Promise<FakeModel> {
  const asked: Asked[] = [];
  const scripted: DelayedReply[] = [];
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request);
    if (request.method === 'POST' && request.url === '/control') {
      scripted.push(...((body as { replies?: DelayedReply[] }).replies ?? []));
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const question = readAsked(body);
    asked.push(question);
    const { delayMs = 0, pieceMs = 0, ...reply } = scripted.shift() ?? { kind: 'sensible' as const };
    if (delayMs > 0) await sleep(delayMs);
    await send(response, reply, question, pieceMs);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    script: (...replies) => void scripted.push(...replies),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return {};
  }
}

interface WireRequest {
  messages?: { role: string; content: unknown }[];
  response_format?: { json_schema?: { name?: string } };
}

function readAsked(body: unknown): Asked {
  const { messages = [], response_format: format } = body as WireRequest;
  const content = messages.find(({ role }) => role === 'user')?.content;
  const text =
    typeof content === 'string'
      ? content
      : ((content as { text?: string }[] | undefined)?.map((part) => part.text ?? '').join('') ?? '');
  let data: Record<string, unknown> = {};
  try {
    data = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // A question that was cut is no JSON; it is kept in the body.
  }
  return {
    name: format?.json_schema?.name ?? '',
    data,
    isRepair: messages.filter(({ role }) => role === 'user').length > 1,
    body,
  };
}
