import { encodedReason } from '@kasb/contract';
import { parseJson, readAtMost, retryAfterOf } from '../../http/bodies.ts';
import { ChannelError } from './channel.ts';

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

/** Posts JSON to a channel. @throws ChannelError when no answer comes */
export async function post({ url, headers, body, signal, channel }: Call): Promise<ChannelAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      signal,
      redirect: 'error',
    });
    // Of an answer that is too large only the status is known.
    const bytes = await readAtMost(response, maxAnswerBytes);
    const text = bytes && new TextDecoder().decode(bytes);
    const wait = retryAfterOf(response);
    return {
      status: response.status,
      isOk: response.ok,
      json: text === undefined ? undefined : parseJson(text),
      isEmpty: text?.trim() === '',
      retryAfter: wait === undefined ? undefined : Math.min(Math.max(wait, 1), longestWaitSeconds),
    };
  } catch (error) {
    if (error instanceof ChannelError) throw error;
    // The address may hold a token: nothing of it goes on.
    const code = ((error as Error).cause as { code?: string } | undefined)?.code;
    if (signal.aborted) throw new ChannelError(encodedReason('channelSilent', { channel }));
    throw new ChannelError(encodedReason('channelUnreachable', { channel: code ? `${channel} (${code})` : channel }));
  }
}

/** The failure that a status stands for. */
export function failureOf(
  channel: string,
  { status, retryAfter }: Pick<ChannelAnswer, 'status' | 'retryAfter'>,
  reason?: string,
): ChannelError {
  if (status === 429)
    return new ChannelError(encodedReason('channelBusy', { channel }), { retryAfter: retryAfter ?? 5 });
  if (status >= 500) return new ChannelError(encodedReason('channelDown', { channel, status }));
  return new ChannelError(encodedReason('channelRefused', { channel, status, detail: reason ? `: ${reason}` : '' }));
}
