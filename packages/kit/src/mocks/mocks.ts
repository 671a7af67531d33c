import { problemStatuses } from '@kasb/contract';
import type { Endpoint, Language, ProblemCode, ProblemOf, WireAnswerOf } from '@kasb/contract';
import { languageOf } from '@kasb/domain/language';
import { ru } from '@kasb/domain/problems/ru';
import { uz } from '@kasb/domain/problems/uz';
import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

/** A request that a mock answered. */
export interface MockCall {
  method: string;
  /** Path and query as they were sent. */
  path: string;
  query: Record<string, string>;
  params: Record<string, string>;
  headers: Headers;
  /** What was sent as JSON, parsed; a Blob where it was sent as anything else. */
  body: unknown;
}

/** Settings of a mocked answer. */
export interface MockOptions {
  status?: number;
  headers?: Record<string, string>;
}

/** Typed MSW handlers for the calls of the contract. */
export interface Mocks {
  /**
   * Answers as the provider would: the answer is typed as it comes over the wire. A function may take its time, and
   * refuse a call by a `Response` of its own.
   */
  ok: <E extends Endpoint>(
    endpoint: E,
    answer: WireAnswerOf<E> | ((call: MockCall) => WireAnswerOf<E> | Response | Promise<WireAnswerOf<E> | Response>),
    options?: MockOptions,
  ) => HttpHandler;
  /**
   * Fails with a problem of the call, as the provider would: its status, its code, and its words in the caller's
   * language, with more keys of the body; or with any status and body, as others do.
   */
  fail: <E extends Endpoint>(
    endpoint: E,
    problem: ProblemOf<E> | number,
    body?: Record<string, unknown>,
    options?: Pick<MockOptions, 'headers'>,
  ) => HttpHandler;
  /** Never answers. */
  pending: (endpoint: Endpoint) => HttpHandler;
  /** Fails as a lost connection does. */
  offline: (endpoint: Endpoint) => HttpHandler;
  /** The requests answered since the last `reset`, in order; of one endpoint, or all. */
  calls: (endpoint?: Endpoint) => MockCall[];
  /** What calls that went well were answered since the last `reset`: the provider's words, not the interface's. */
  answers: () => unknown[];
  /** The calls that failed since the last `reset`, whatever made them. */
  refused: () => Endpoint[];
  /**
   * Forgets the recorded requests. With a story's name, only requests that carry it in {@link storyHeader} are recorded
   * and answered from now on: one that an earlier story sent may come late.
   */
  reset: (story?: string) => void;
}

/** The header in which a story's requests name it. */
export const storyHeader = 'x-kasb-story';
/** The header in which a story's request has its number. */
export const requestHeader = 'x-kasb-request';
/** The numbers of requests that `pending` took: who waits for silence must not wait for these. */
export const neverAnswered: Set<string | null> = new Set();

/** Makes mocks for an API base: '' for the page's own origin, an absolute URL elsewhere. */
export function createMocks(baseUrl = ''): Mocks {
  let recorded: { endpoint: Endpoint; call: MockCall }[] = [];
  let failed = new Set<Endpoint>();
  let answered: unknown[] = [];
  let story: string | undefined;

  const handle = (endpoint: Endpoint, respond: (call: MockCall) => Promise<Response> | Response): HttpHandler => {
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const path = baseUrl + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    return http[method](path, async ({ request, params }) => {
      const url = new URL(request.url);
      const call: MockCall = {
        method: request.method,
        path: url.pathname + url.search,
        query: Object.fromEntries(url.searchParams),
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
        headers: request.headers,
        body: await bodyOf(request.clone()),
      };
      // Asked last: reading the body takes time too.
      if (story !== undefined && call.headers.get(storyHeader) !== story) return HttpResponse.error();
      recorded.push({ endpoint, call });
      const response = await respond(call);
      if (!response.ok) failed.add(endpoint);
      return response;
    });
  };

  return {
    ok: (endpoint, answer, { status = endpoint.status, headers } = {}) =>
      handle(endpoint, async (call) => {
        const body: unknown =
          typeof answer === 'function' ? await (answer as (call: MockCall) => unknown)(call) : answer;
        if (body instanceof Response) return body;
        answered.push(body);
        return HttpResponse.json(body as Parameters<typeof HttpResponse.json>[0], { status, headers });
      }),
    fail: (endpoint, problem, body = {}, { headers } = {}) =>
      handle(endpoint, (call) => {
        const [status, told] = typeof problem === 'number' ? [problem, {}] : refusal(problem, call);
        return HttpResponse.json({ ...told, ...body } as Parameters<typeof HttpResponse.json>[0], { status, headers });
      }),
    pending: (endpoint) =>
      handle(endpoint, async ({ headers }) => {
        neverAnswered.add(headers.get(requestHeader));
        await delay('infinite');
        return HttpResponse.error();
      }),
    offline: (endpoint) => handle(endpoint, () => HttpResponse.error()),
    calls: (endpoint) =>
      recorded.filter((entry) => !endpoint || entry.endpoint === endpoint).map((entry) => entry.call),
    answers: () => [...answered],
    refused: () => [...failed],
    reset(next) {
      recorded = [];
      failed = new Set();
      answered = [];
      story = next;
    },
  };
}

/** Mocks for an API on the page's own origin, as in Storybook. */
export const mock: Mocks = createMocks();

const words: Record<Language, Record<ProblemCode, string>> = { ru, uz };

function refusal(code: ProblemCode, { headers }: MockCall): [status: number, body: object] {
  return [problemStatuses[code], { error: words[languageOf(headers.get('accept-language'))][code], code }];
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type !== null && !type.includes('json')) return request.blob();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}
