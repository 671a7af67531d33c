import type { Endpoint } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { createBurstLimit } from '../network/burstLimit.ts';
import { Problem } from './problem.ts';

/** Reads that pages of any origin may make: they show what everybody sees. */
const openReads: ReadonlySet<string> = new Set([
  'searchVacancies',
  'countPublicVacancies',
  'getPublicVacancy',
  'listSimilarVacancies',
  'getPublicCompany',
  'listPublicCompanyVacancies',
  'listCities',
  'listCurrencies',
  'listEmploymentTypes',
  'listRegions',
]);

/** What other pages may read of an answer besides its body. */
const exposed = 'ETag, Link, X-Total-Count, Retry-After';
const asked = 'authorization, content-type, if-match, idempotency-key, accept-language';
const methods = [...new Set(table.map(({ method }) => method))].join(', ');
/** How many open reads an address may make from pages elsewhere, and how many a second after that. */
const burst = { most: 120, perSecond: 2 };

/** Whether only operators call it, on their own pages: no page elsewhere has to do with them. */
export const isOfOperators = ({ access, path }: Endpoint): boolean =>
  access === 'operator' || path.startsWith('/api/operator/');
const operatorCalls = table.filter(isOfOperators).map(({ method, path }) => ({
  method: method as string,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The origin of the page elsewhere that has caused a request; undefined for our own pages and for programs. */
export function foreignOrigin(request: Request, own: string): string | undefined {
  const from = request.headers.get('origin');
  return from === null || from === own ? undefined : from;
}

/** The same request as one that no cookie came with: a portal's people are known by their bearer token alone. */
export function withoutCookies(request: Request): Request {
  if (!request.headers.has('cookie')) return request;
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return new Request(request, { headers });
}

/** Which answers pages elsewhere may read: the open ones of any, the others of portals that the operator lists. */
export function openPortals({ origins, clock }: { origins: readonly string[]; clock: () => Date }) {
  const limit = createBurstLimit(burst);
  const isPortal = (origin: string | undefined, isOfOperators: boolean) =>
    !isOfOperators && origin !== undefined && origins.includes(origin);

  return {
    isPortal,
    /** Answers the question that a browser asks before a call which a page elsewhere wants to make. */
    preflight(request: Request, own: string): Response | undefined {
      const origin = foreignOrigin(request, own);
      if (request.method !== 'OPTIONS' || origin === undefined) return undefined;
      const { pathname } = new URL(request.url);
      const method = request.headers.get('access-control-request-method') ?? '';
      if (
        !isPortal(
          origin,
          operatorCalls.some((call) => call.method === method && call.pattern.test(pathname)),
        )
      )
        return undefined;
      return new Response(null, {
        status: 204,
        headers: {
          ...named(origin),
          'access-control-allow-methods': methods,
          'access-control-allow-headers': asked,
          'access-control-max-age': '7200',
        },
      });
    },
    /** @throws Problem tooOften, with the seconds to wait */
    countRead(endpoint: Endpoint, request: Request, { origin, address }: { origin: string; address: string }): void {
      if (!isOpenTo(endpoint, request) || foreignOrigin(request, origin) === undefined) return;
      const retryAfter = limit(address, clock().getTime());
      if (retryAfter > 0) throw new Problem('tooOften', { retryAfter });
    },
    /** Says who may read an answer. */
    share(endpoint: Endpoint, request: Request, own: string, response: Response): void {
      const { headers, status } = response;
      const origin = foreignOrigin(request, own);
      if (origin !== undefined && isPortal(origin, isOfOperators(endpoint))) {
        // A session of theirs is not kept here.
        headers.delete('set-cookie');
        for (const [name, value] of Object.entries(named(origin))) set(headers, name, value);
      } else if (isOpenTo(endpoint, request)) {
        headers.set('access-control-allow-origin', '*');
        headers.set('access-control-expose-headers', exposed);
        headers.set('cross-origin-resource-policy', 'cross-origin');
        headers.append('vary', 'Origin, Cookie, Authorization');
        // Our own pages ask anew: what was changed is seen at once there.
        if (origin !== undefined && status === 200) headers.set('cache-control', 'public, max-age=60');
      }
    },
  };
}

function set(headers: Headers, name: string, value: string): void {
  if (name === 'vary') headers.append(name, value);
  else headers.set(name, value);
}

/** Cookies are left aside (`withoutCookies`), but our client sends them where it may, so the browser must hear yes. */
function named(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed,
    vary: 'Origin',
  };
}

function isOpenTo({ name }: Endpoint, { headers }: Request): boolean {
  return openReads.has(name) && !headers.has('cookie') && !headers.has('authorization');
}
