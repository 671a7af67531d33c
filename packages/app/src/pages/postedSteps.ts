import { problemCodes } from '@kasb/contract';

/** What is asked for page by page where no script runs. */
export const postedSteps = ['phone', 'code', 'register'] as const;

/** What may be wrong with a phone that was sent. */
const phoneIssues = ['notPhone', 'foreignPhone', 'severalPhones'] as const;
const known = [...problemCodes, ...phoneIssues];

/** Why the form before was refused, of an address's query: a code, or `1` where that is not known. */
export function refusalOfQuery(query: URLSearchParams): (typeof known)[number] | '1' | undefined {
  const code = query.get('failed');
  return code === null ? undefined : (known.find((each) => each === code) ?? '1');
}

/** The country of the number that was refused, by its ISO 3166 code. */
export function countryOfQuery(query: URLSearchParams): string | undefined {
  return /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0];
}
