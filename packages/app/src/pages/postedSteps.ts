import { problemCodes } from '@kasb/contract';
import { sameOriginPath } from '@kasb/kit';

/** What is asked for page by page where no script runs. */
export const postedSteps = ['phone', 'code', 'register'] as const;

/** Longer addresses are nobody's way back. */
const maxFrom = 200;

/** Where somebody wanted to go before they signed in, of an address's query. */
export function fromOfQuery(query: URLSearchParams): string | undefined {
  const from = sameOriginPath(query.get('from'));
  return from !== undefined && from.length <= maxFrom ? from : undefined;
}

/** Why the form before was refused, of an address's query: the code of a problem, or `1` where that is not known. */
export function refusalOfQuery(query: URLSearchParams): string | undefined {
  const code = query.get('failed');
  return code === null ? undefined : (problemCodes.find((each) => each === code) ?? '1');
}
