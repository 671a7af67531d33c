import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sensibleAnswer } from './replies.ts';
import type { Asked } from './replies.ts';

export type { Asked } from './replies.ts';

/** How one request is answered. */
export type Reply =
  | { kind: 'sensible' }
  /** Any object, whether of the schema or not. */
  | { kind: 'object'; value: unknown }
  /** Any text where JSON is expected. */
  | { kind: 'text'; text: string }
  /** An error of the endpoint. */
  | { kind: 'status'; status: number }
  /** Something that is no answer of this API at all. */
  | { kind: 'garbage' }
  /** The connection ends in the middle of the body. */
  | { kind: 'cut' }
  /** No answer, ever. */
  | { kind: 'never' }
  /** A body that does not end. */
  | { kind: 'endless' };

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

async function send(response: ServerResponse, reply: Reply, question: Asked, pieceMs: number): Promise<void> {
  const isStream = (question.body as { stream?: boolean }).stream === true;
  switch (reply.kind) {
    case 'never':
      return;
    case 'status':
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: 'scripted failure', type: 'error' } }));
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>502 Bad Gateway</body></html>');
      return;
    case 'endless': {
      response.writeHead(200, { 'content-type': 'application/json' });
      await pipeline(Readable.from(endlessSpace()), response).catch(() => undefined);
      return;
    }
    case 'cut': {
      if (isStream) {
        const pieces = piecesOf(JSON.stringify(sensibleAnswer(question)));
        await sendPieces(response, pieces.slice(0, pieces.length / 2), pieceMs);
        response.destroy();
        return;
      }
      const text = completion(JSON.stringify(sensibleAnswer(question)));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    }
    default: {
      const value =
        reply.kind === 'text'
          ? reply.text
          : JSON.stringify(reply.kind === 'object' ? reply.value : sensibleAnswer(question));
      if (isStream) {
        await sendPieces(response, piecesOf(value), pieceMs);
        response.end(`data: ${chunk({}, 'stop')}\n\ndata: [DONE]\n\n`);
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(completion(value));
    }
  }
}

function* endlessSpace(): Generator<string> {
  for (;;) yield ' '.repeat(64 * 1024);
}

const piecesOf = (text: string) => text.match(/[^]{1,8}/gu) ?? [];

async function sendPieces(response: ServerResponse, pieces: readonly string[], pieceMs: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of pieces) {
    if (response.destroyed) return;
    response.write(`data: ${chunk({ role: 'assistant', content })}\n\n`);
    if (pieceMs > 0) await sleep(pieceMs);
  }
}

function chunk(delta: object, finish_reason: 'stop' | null = null): string {
  return JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 1_767_225_600,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason }],
  });
}

function completion(content: string): string {
  return JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_767_225_600,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  });
}
