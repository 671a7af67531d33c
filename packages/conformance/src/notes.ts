import type { Endpoint } from '@kasb/contract';
import { sections } from './report.ts';
import type { CallReport, CheckCode, Report, Result } from './report.ts';
import { isGot } from './wire.ts';
import type { Got, Missed } from './wire.ts';

/** Writes down what is found of the calls. */
export interface Notes {
  add: (endpoint: Endpoint, code: CheckCode, result: Result, detail?: string) => void;
  /** That a check holds, or what is wrong. */
  check: (endpoint: Endpoint, code: CheckCode, holds: boolean, detail: string) => void;
  /** That an answer took so long. */
  took: (endpoint: Endpoint, ms: number) => void;
  calls: () => CallReport[];
  times: () => Report['times'];
}

/** Opens the notes; secrets in what is told are blacked out. */
export function openNotes(secrets: readonly string[]): Notes {
  const byName = new Map<string, CallReport>();
  const clean = (text: string) =>
    secrets.reduce((told, secret) => (secret === '' ? told : told.replaceAll(secret, '•••')), text).slice(0, 500);
  const add: Notes['add'] = ({ name, method, path }, code, result, detail = '') => {
    const call = byName.get(name) ?? { name, method, path, checks: [] };
    byName.set(name, call);
    call.checks.push({ code, result, detail: result === 'passed' ? '' : clean(detail), section: sections[code] });
  };
  const taken: { name: string; ms: number }[] = [];
  return {
    add,
    check: (endpoint, code, holds, detail) => add(endpoint, code, holds ? 'passed' : 'failed', detail),
    took: ({ name }, ms) => taken.push({ name, ms: Math.round(ms) }),
    calls: () => [...byName.values()],
    times() {
      const sorted = taken.toSorted((one, other) => one.ms - other.ms);
      const [middle, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      return middle && last ? { median: middle.ms, slowest: last.ms, slowestCall: last.name } : undefined;
    },
  };
}

/** The beginning of a text in one line. */
export const begin = (text: string) => text.replaceAll(/\s{1,1000}/g, ' ').slice(0, 80);

/** A JSON body; undefined where there is none. */
export function jsonOf({ text }: Got): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Stacks, SQL and paths of files, which tell strangers how a provider is made. */
const leaks = [
  /\n\s{1,40}at \S/,
  /"stack"\s{0,10}:/,
  /\bTraceback \(most recent/,
  /\bselect\b.{1,200}\bfrom\b.{1,200}\bwhere\b/i,
  /\bSQLSTATE\b/,
  /\/(?:home|usr|var|srv|app|node_modules)\/[\w.-]{1,80}\//,
];

/** Checks a refusal: its status, its words, and that it tells nothing of what is behind it. */
export function checkRefusal(
  notes: Notes,
  endpoint: Endpoint,
  code: CheckCode,
  answer: Got | Missed,
  statuses: readonly number[],
): void {
  if (!isGot(answer)) {
    notes.add(endpoint, answer.isUnreached ? 'reached' : code, 'failed', answer.reason);
    return;
  }
  notes.check(
    endpoint,
    code,
    statuses.includes(answer.status),
    `expected ${statuses.join(' or ')}, came ${answer.status}`,
  );
  if (answer.status < 400) return;
  checkErrorBody(notes, endpoint, answer);
}

/** Checks what stands in any refusal. */
export function checkErrorBody(notes: Notes, endpoint: Endpoint, answer: Got): void {
  const body = jsonOf(answer);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  notes.check(
    endpoint,
    'errorBody',
    typeof error === 'string' && error !== '',
    `expected {"error": "…"}, came ${begin(answer.text)}`,
  );
  const leak = leaks.find((pattern) => pattern.test(answer.text));
  notes.check(endpoint, 'leak', leak === undefined, `tells what is behind it: ${begin(answer.text)}`);
  if (answer.status === 429)
    notes.check(endpoint, 'retryAfter', answer.headers.has('retry-after'), 'a 429 without Retry-After');
}
