import { searchVacancies } from '@kasb/contract';
import type { Access, Endpoint } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { checkForeign } from './foreign.ts';
import { isPaged } from './lists.ts';
import { openNotes } from './notes.ts';
import { checkNobody, checkRead, checkWrongRole } from './reads.ts';
import type { Reading } from './reads.ts';
import type { CallReport, Level, Report } from './report.ts';
import { checkSharing, checkVary } from './sharing.ts';
import { openWire } from './wire.ts';
import { checkWrites } from './writes.ts';

/** What a run asks, and how. */
export interface ConformOptions {
  /** Where the API is, without a trailing slash. */
  url: string;
  /** An employer's bearer token: then the employer's reads are made. */
  token?: string | undefined;
  candidateToken?: string | undefined;
  operatorToken?: string | undefined;
  /** The origin of a portal, whose pages must be able to call. */
  origin?: string | undefined;
  /** Makes, saves and deletes a draft of `company` too. @default false */
  write?: boolean;
  company?: string | undefined;
  /** Sends writes without a token and with an empty body, which must be refused. @default false */
  probeWrites?: boolean;
  /** At most so many requests a second. @default 5, and any for this machine */
  rate?: number;
  /** @default 10000 */
  timeoutMs?: number;
  /** @default 200, and 100 more for each token, 200 more with `probeWrites` */
  maxRequests?: number;
  /** Stops the run: nothing is asked any more, and what was made is deleted. */
  signal?: AbortSignal | undefined;
}

const isLocal = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
/** Lists come first: the others take their ids from them. */
const byNeed = (left: Endpoint, right: Endpoint) =>
  Number(left.params !== undefined) - Number(right.params !== undefined) ||
  Number(isPaged(right)) - Number(isPaged(left));

/** Asks a provider, and says where it keeps to the contract and where it does not. */
export async function conform(options: ConformOptions): Promise<Report> {
  const { url, token, candidateToken, operatorToken, origin } = options;
  const { rate = isLocal(url) ? 0 : 5, timeoutMs = 10_000 } = options;
  const secrets = [token, candidateToken, operatorToken].filter((secret) => secret !== undefined);
  const { maxRequests = 200 + 100 * secrets.length + (options.probeWrites ? 200 : 0) } = options;
  const at = new Date().toISOString();
  const wire = openWire({ url, rate, timeoutMs, maxRequests, signal: options.signal });
  const notes = openNotes(secrets);
  const reading: Reading = { url, wire, notes, found: new Map() };
  const reads = table.filter(({ method }) => method === 'GET').toSorted(byNeed);
  const tokens: Partial<Record<Access, string | undefined>> = {
    session: token ?? candidateToken,
    employer: token,
    candidate: candidateToken,
    operator: operatorToken,
  };
  /** Of somebody whom the calls are not for. */
  const foreignTokens: typeof tokens = {
    employer: candidateToken ?? operatorToken,
    candidate: token ?? operatorToken,
    operator: token ?? candidateToken,
  };
  const report = (): Report => {
    const calls = notes.calls();
    const isReached = calls.some(({ checks }) => checks.some(({ code }) => code !== 'reached'));
    const times = notes.times();
    return {
      version: 1,
      provider: url,
      at,
      isReached,
      level: levelOf(calls, tokens),
      requests: wire.count(),
      ...(times && { times }),
      calls,
    };
  };

  for (const endpoint of reads.filter(({ access }) => access === 'public')) {
    await checkRead(reading, endpoint);
    if (wire.isGivenUp() && !report().isReached) return report();
  }
  if (!report().isReached) return report();
  await checkVary(reading, searchVacancies);
  if (origin !== undefined) await checkSharing(reading, searchVacancies, origin);
  for (const endpoint of reads.filter(({ access }) => access !== 'public')) {
    await checkNobody(reading, endpoint);
    const own = tokens[endpoint.access];
    if (own !== undefined) await checkRead(reading, endpoint, own);
    const foreign = foreignTokens[endpoint.access];
    if (foreign !== undefined) await checkWrongRole(reading, endpoint, foreign, foreign === operatorToken);
  }
  if (token !== undefined) await checkForeign(reading, token);
  if (options.probeWrites) {
    for (const endpoint of table.filter(({ method, access }) => method !== 'GET' && access !== 'public'))
      await checkNobody(reading, endpoint);
  }
  if (options.write && token !== undefined && options.company !== undefined)
    await checkWrites(reading, { token, companyId: options.company });
  return report();
}

/** How far a portal gets: each level needs those before it. */
function levelOf(calls: readonly CallReport[], tokens: Partial<Record<Access, string | undefined>>): Level {
  const accessOf = new Map(table.map(({ name, access }) => [name, access]));
  const isWhole = (...accesses: Access[]) =>
    calls
      .filter(({ name }) => accesses.includes(accessOf.get(name) ?? 'public'))
      .every(({ checks }) => checks.every(({ result }) => result !== 'failed'));
  if (calls.length === 0 || !isWhole('public')) return 'none';
  const isOfCandidates = tokens.candidate !== undefined && isWhole('candidate', 'session');
  const isOfEmployers = tokens.employer !== undefined && isWhole('employer', 'session');
  if (isOfCandidates && isOfEmployers) return 'full';
  if (isOfEmployers) return 'employer';
  return isOfCandidates ? 'candidate' : 'public';
}
