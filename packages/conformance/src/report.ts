/** What a check may say: it holds, it does not, it holds in a way of its own, or it could not be made. */
export type Result = 'passed' | 'failed' | 'note' | 'skipped';

/** What is asked of an answer, by a stable code. */
export type CheckCode = keyof typeof sections;

/** Where the contract says what a check asks for: a chapter of docs/domain.md, or of the README of @kasb/contract. */
export const sections = {
  reached: 'domain.md#calls',
  status: 'domain.md#calls',
  contentType: 'domain.md#calls',
  json: 'domain.md#calls',
  answer: '@kasb/contract: What is read, what is sent',
  field: '@kasb/contract: What is read, what is sent',
  spelling: '@kasb/contract: What is read, what is sent',
  order: 'domain.md#calls',
  limit: 'domain.md#calls',
  nextPage: 'domain.md#calls',
  total: 'domain.md#calls',
  unknownId: 'domain.md#problems',
  foreignId: 'domain.md#roles',
  badQuery: 'domain.md#problems',
  noToken: 'domain.md#roles',
  wrongRole: 'domain.md#roles',
  errorBody: 'domain.md#problems',
  leak: 'domain.md#problems',
  retryAfter: 'domain.md#limits',
  vary: 'domain.md#public-pages',
  preflight: 'domain.md#embed',
  sharing: 'domain.md#embed',
  etag: 'domain.md#edit-guard',
  idempotency: 'domain.md#calls',
  time: 'domain.md#calls',
} as const;

/** One thing that was asked of an answer. */
export interface Check {
  code: CheckCode;
  result: Result;
  /** What was expected and what came; empty where it holds. */
  detail: string;
  /** Where the contract says so. */
  section: string;
}

/** All that was asked of one call of the table. */
export interface CallReport {
  name: string;
  method: string;
  path: string;
  checks: Check[];
}

/** How far a portal gets with the provider. */
export type Level = 'none' | 'public' | 'candidate' | 'employer' | 'full';

/** What a run found. */
export interface Report {
  version: 1;
  provider: string;
  /** When it began, as an ISO time. */
  at: string;
  isReached: boolean;
  level: Level;
  requests: number;
  /** How long the answers took that were read, in milliseconds, and which took longest; absent where none came. */
  times?: { median: number; slowest: number; slowestCall: string };
  calls: CallReport[];
}

/** How often each result was found. */
export function countResults({ calls }: Report): Record<Result, number> {
  const counts = { passed: 0, failed: 0, note: 0, skipped: 0 };
  for (const { checks } of calls) for (const { result } of checks) counts[result] += 1;
  return counts;
}

const timesIn = ({ times }: Report) =>
  times ? `, median ${times.median} ms, slowest ${times.slowest} ms (${times.slowestCall})` : '';

/** The report for a person. */
export function asText(report: Report): string {
  const counts = countResults(report);
  const told = (result: Result, sign: string) =>
    report.calls.flatMap(({ name, method, path, checks }) =>
      checks
        .filter((check) => check.result === result)
        .map(({ code, detail, section }) => `${sign} ${name} (${method} ${path}) ${code}: ${detail} [${section}]`),
    );
  return [
    `${report.provider}, ${report.at}, ${report.requests} requests${timesIn(report)}`,
    ...told('failed', '✗'),
    ...told('note', '·'),
    ...told('skipped', '–'),
    `✓ ${counts.passed} · ✗ ${counts.failed} · note ${counts.note} · skipped ${counts.skipped}`,
    report.isReached ? `level: ${report.level}` : 'not reached',
    '',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML has no sign for is left out. */
const plain = (text: string) =>
  [...text]
    .filter((sign) => sign >= ' ')
    .map((sign) => entities[sign] ?? sign)
    .join('');

/** The report as JUnit reads it: a suite for each call, a case for each check. */
export function asJunit({ calls }: Report): string {
  const suites = calls.map(({ name, checks }) => {
    const cases = checks.map(({ code, result, detail, section }) => {
      const inner = {
        passed: '',
        failed: `<failure message="${plain(detail)}" type="${code}">${plain(section)}</failure>`,
        skipped: `<skipped message="${plain(detail)}"/>`,
        note: `<system-out>${plain(detail)}</system-out>`,
      }[result];
      return `<testcase classname="${plain(name)}" name="${code}">${inner}</testcase>`;
    });
    const failures = checks.filter(({ result }) => result === 'failed').length;
    return `<testsuite name="${plain(name)}" tests="${checks.length}" failures="${failures}">${cases.join('')}</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>${suites.join('\n')}</testsuites>\n`;
}
