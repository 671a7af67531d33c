import { safeParse } from 'valibot';
import { pathOf } from './endpoint.ts';
import type { AnswerOf, Arguments, Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { problemOfStatus } from './problemsOf.ts';

/** How a client reaches its provider. */
export interface ClientOptions {
  /** Where the API lives: '' for the same origin, or an absolute URL without a trailing slash. */
  baseUrl: string;
  /** The bearer token to send, if one is stored. Cookies are sent in any case. */
  getToken?: () => string | null | undefined;
  /** The language of the page (`Accept-Language`), in which the provider words what it tells. */
  getLanguage?: () => string;
  /** Called on every 401 before the error is thrown. */
  onUnauthorized?: (endpoint: Endpoint) => void;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
}

/** Settings of one call. */
export interface SendOptions {
  signal?: AbortSignal;
  /** Extra request headers, such as `If-Match`. */
  headers?: Record<string, string>;
  /** Sent even when the page is left at once. */
  keepalive?: boolean;
  /** Gets words of the answer as they come, where the provider tells them before it ends. */
  onWords?: (words: string) => void;
}

/** What came back: the parsed answer, and the response headers (`X-Total-Count`, `Link`, `ETag`). */
export interface Reply<E> {
  data: AnswerOf<E>;
  headers: Headers;
}

/** A client bound to one provider. */
export interface Client {
  /** Sends one call. @throws ApiError */
  send: <E extends Endpoint>(endpoint: E, args: Arguments<E>, options?: SendOptions) => Promise<Reply<E>>;
}

/** Makes a client. It knows nothing of any particular call: endpoints are passed in. */
export function createClient({
  baseUrl,
  getToken,
  getLanguage,
  onUnauthorized,
  fetch: fetcher,
}: ClientOptions): Client {
  return {
    async send(endpoint, args, options = {}) {
      const { params, query, body } = args as { params?: unknown; query?: unknown; body?: unknown };
      const accept = options.onWords ? 'text/event-stream, application/json' : 'application/json';
      const headers = new Headers({ accept, ...options.headers });
      const token = getToken?.();
      const language = getLanguage?.();
      if (language) headers.set('accept-language', language);
      if (token) headers.set('authorization', `Bearer ${token}`);
      const isBytes = body instanceof Blob;
      if (body !== undefined) headers.set('content-type', isBytes ? 'application/octet-stream' : 'application/json');

      let response: Response;
      let received: unknown;
      let status: number;
      try {
        response = await (fetcher ?? globalThis.fetch)(baseUrl + pathOf(endpoint, { params, query }), {
          method: endpoint.method,
          headers,
          credentials: 'include',
          body: body === undefined || isBytes ? body : JSON.stringify(body),
          signal: options.signal,
          keepalive: options.keepalive,
        });
        // Most pages never ask for words as they come.
        const end = isStream(response)
          ? await (await import('./stream.ts')).readStream(response, options.onWords)
          : undefined;
        status = end?.status ?? response.status;
        received = end ? end.body : parseJson(await response.text());
      } catch (cause) {
        throw new ApiError({ kind: options.signal?.aborted ? 'aborted' : 'network', cause });
      }

      if (status < 200 || status > 299) {
        if (status === 401) onUnauthorized?.(endpoint);
        throw new ApiError({
          kind: 'http',
          status,
          body: received,
          retryAfter: seconds(response.headers),
          implied: problemOfStatus(endpoint, status),
        });
      }
      const answer = safeParse(endpoint.answer, received);
      if (!answer.success) throw new ApiError({ kind: 'answer', status, cause: answer.issues });
      return { data: answer.output as AnswerOf<typeof endpoint>, headers: response.headers };
    },
  };
}

/** Whether an answer comes as Server-Sent Events. */
const isStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** A body that is not JSON reads as null: the answer's schema then decides. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** `Retry-After` holds seconds or a date. */
function seconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const wait = Number.isFinite(Number(value)) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : undefined;
}
