import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sensibleAnswer } from './replies.ts';
import type { Asked } from './replies.ts';

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

/** Answers one request, as a stream where that was asked for. */
export async function send(response: ServerResponse, reply: Reply, question: Asked, pieceMs: number): Promise<void> {
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
