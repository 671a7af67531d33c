/**
 * What a request shows as its bearer token; undefined where it shows none. One that is no token is not passed over, or
 * a cookie would count while the check of its origin is left out: whoever shows it is nobody.
 */
export function bearerOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  const given = headers.get('authorization') ?? '';
  return /^Bearer\b/i.test(given) ? given.slice('Bearer'.length).trim() : undefined;
}
