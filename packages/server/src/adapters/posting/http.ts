import { PostingError } from './posting.ts';

/** The largest answer that is read, in bytes. */
const maxAnswerBytes = 64 * 1024;
const longestWaitSeconds = 3600;

interface Call {
  url: string | URL;
  headers?: Record<string, string>;
  body: string;
  signal: AbortSignal;
  /** The channel's name in texts for people. */
  channel: string;
}

/** An answer of a channel: its JSON, or undefined where it is none. */
export interface ChannelAnswer {
  status: number;
  isOk: boolean;
  json: unknown;
  isEmpty: boolean;
  /** Of the `Retry-After` header, in seconds. */
  retryAfter: number | undefined;
}

/** Posts JSON to a channel. @throws PostingError when no answer comes */
export async function post({ url, headers, body, signal, channel }: Call): Promise<ChannelAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      signal,
      redirect: 'error',
    });
    const text = await readText(response);
    return { status: response.status, isOk: response.ok, json: parse(text), isEmpty: text.trim() === '', retryAfter: waitOf(response.headers.get('retry-after')) };
  } catch (error) {
    if (error instanceof PostingError) throw error;
    // The address may hold a token: nothing of it goes on.
    const code = ((error as Error).cause as { code?: string } | undefined)?.code;
    if (signal.aborted) throw new PostingError(`${channel}: нет ответа. Проверьте канал, прежде чем повторять`);
    throw new PostingError(`${channel}: нет связи${code ? ` (${code})` : ''}`);
  }
}

/** The failure that a status stands for. */
export function failureOf(channel: string, { status, retryAfter }: Pick<ChannelAnswer, 'status' | 'retryAfter'>, reason?: string): PostingError {
  if (status === 429) return new PostingError(`${channel}: слишком часто, попробуйте позже`, { retryAfter: retryAfter ?? 5 });
  if (status >= 500) return new PostingError(`${channel}: сбой на стороне сервиса (${status})`);
  return new PostingError(`${channel}: отказ (${status})${reason ? `: ${reason}` : ''}`);
}

/** Seconds to wait, of a header that names seconds or a date. */
function waitOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), longestWaitSeconds) : undefined;
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
