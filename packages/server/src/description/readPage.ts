import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { internet } from '../network/reach.ts';
import type { Reach } from '../network/reach.ts';

const patienceMs = 5000;
const maxBytes = 1024 * 1024;
const maxRedirects = 3;

/** Why a page was not read. */
export class PageError extends Error {
  override readonly name = 'PageError';
  /** Whether another try may help: the network failed, or the site for a moment. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing = false, cause }: { isPassing?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isPassing = isPassing;
  }
}

/**
 * Reads a web page of anybody: http and https, from allowed addresses only, within 5 seconds, the first megabyte,
 * over at most 3 redirects. What it says is not to be trusted. @throws PageError
 */
export async function readPage(website: string, reach: Reach = internet): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    let url = parseUrl(website);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await open(url, await checkedAddress(url, reach, signal), signal);
      const next = redirectOf(response, url);
      if (next === undefined) return await textOf(response);
      response.destroy();
      url = next;
    }
    throw new PageError('too many redirects');
  } catch (error) {
    if (error instanceof PageError) throw error;
    throw new PageError(signal.aborted ? 'too slow' : 'not reached', { isPassing: true, cause: error });
  }
}

function parseUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new PageError('not a web address');
  if (url.username !== '' || url.password !== '') throw new PageError('an address with a password');
  return url;
}

/** Resolves a host once. Every address must be allowed, and only the checked one is connected to. */
async function checkedAddress(
  { protocol, hostname, port }: URL,
  { resolve, isAllowed, isAllowedPort, ownAddresses }: Reach,
  signal: AbortSignal,
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await Promise.race([resolve(host), whenAborted(signal)]);
  const [first] = addresses;
  if (first === undefined) throw new PageError('no address', { isPassing: true });
  if (!addresses.every(isAllowed)) throw new PageError('a closed address');
  if (isAllowedPort?.(Number(port) || (protocol === 'https:' ? 443 : 80)) === false)
    throw new PageError('a closed port');
  const own = ownAddresses ? await Promise.race([ownAddresses(), whenAborted(signal)]) : [];
  if (addresses.some((address) => own.includes(address))) throw new PageError('our own address');
  return first;
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
}

function open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const family = isIP(address);
  const pinned: LookupFunction = (_, { all }, found) =>
    all ? found(null, [{ address, family }]) : found(null, address, family);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    // A connection of its own: a kept one could lead to another address.
    request(url, {
      agent: false,
      lookup: pinned,
      signal,
      maxHeaderSize: 16 * 1024,
      headers: {
        accept: 'text/html',
        'accept-encoding': 'identity',
        'accept-language': 'ru,uz;q=0.8,en;q=0.5',
        'user-agent': 'Kasb/1.0',
      },
    })
      .on('response', done)
      .on('error', fail)
      .end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  return isRedirect && headers.location !== undefined ? parseUrl(headers.location, from) : undefined;
}

async function textOf(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response;
  try {
    if (statusCode !== 200)
      throw new PageError(`status ${statusCode}`, { isPassing: statusCode >= 500 || statusCode === 429 });
    const type = headers['content-type'] ?? '';
    if (!/^text\/html\s*(;|$)/i.test(type)) throw new PageError('not a page');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new PageError('compressed unasked');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= maxBytes) break;
    }
    return decode(Buffer.concat(chunks).subarray(0, maxBytes), type);
  } finally {
    response.destroy();
  }
}

function decode(bytes: Buffer, type: string): string {
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const charset = named.exec(type)?.[1] ?? named.exec(bytes.subarray(0, 1024).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // A charset that nobody knows.
    return new TextDecoder().decode(bytes);
  }
}
