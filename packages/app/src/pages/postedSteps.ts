import { problemCodes } from '@kasb/contract';

/** What is asked for page by page where no script runs. */
export const postedSteps = ['phone', 'code', 'register'] as const;

/** Why the form before was refused, of an address's query: the code of a problem, or `1` where that is not known. */
export function refusalOfQuery(query: URLSearchParams): string | undefined {
  const code = query.get('failed');
  return code === null ? undefined : (problemCodes.find((each) => each === code) ?? '1');
}
