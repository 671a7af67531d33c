import { sameOriginPath } from '@kasb/kit';

/** Longer addresses are nobody's way back. */
const maxFrom = 200;

/** Where somebody wanted to go before they signed in, of an address's query. */
export function fromOfQuery(query: URLSearchParams, name: 'from' | 'redirect' = 'from'): string | undefined {
  const from = sameOriginPath(query.get(name));
  return from !== undefined && from.length <= maxFrom ? from : undefined;
}
