import { pathOf } from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import { safeParse } from 'valibot';
import { checkList, isPaged, pageSize, rowsOf } from './lists.ts';
import { begin, checkErrorBody, checkRefusal, jsonOf } from './notes.ts';
import type { Notes } from './notes.ts';
import { oddities } from './readAnswer.ts';
import { publicRules, queryRules, rules } from './rules.ts';
import type { Rule } from './rules.ts';
import { isGot } from './wire.ts';
import type { Got, Wire } from './wire.ts';

/** What a run of reads works with. */
export interface Reading {
  url: string;
  wire: Wire;
  notes: Notes;
  /** The rows that each list has answered, from which ids are taken. */
  found: Map<string, Record<string, unknown>[]>;
}

const slowMs = 1000;
/** An id that nobody has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The parameters of a call from what was read, or why there are none. */
function paramsOf(
  endpoint: Endpoint,
  found: Reading['found'],
  all: Readonly<Record<string, Rule>> = rules,
): Record<string, string> | string {
  if (!endpoint.params) return {};
  const rule = all[endpoint.name];
  return rule ? valuesOf(rule, found) : 'no rule says where its parameters come from';
}

/** What a call is told behind its path, or why nothing can be. */
function queryOf(endpoint: Endpoint, found: Reading['found']): Record<string, string> | string {
  const rule = queryRules[endpoint.name];
  return rule ? valuesOf(rule, found) : {};
}

function valuesOf(rule: Rule, found: Reading['found']): Record<string, string> | string {
  if ('why' in rule) return rule.why;
  if ('fixed' in rule) return rule.fixed;
  const value = found.get(rule.from)?.find((row) => row[rule.key ?? 'id'] != null)?.[rule.key ?? 'id'];
  return typeof value === 'string' || typeof value === 'number'
    ? { [rule.as]: String(value) }
    : `${rule.from} has shown none`;
}

/** Whether a part that a provider may lack, or has switched off, is not there. */
function isAbsent({ isExtension, module }: Endpoint, { status }: Got): string | undefined {
  if (module !== undefined && status === 503) return 'the module is switched off';
  return isExtension && [404, 405, 501].includes(status) ? 'the provider lacks this extension' : undefined;
}

/** Asks one read with the token that it needs, and checks what comes. */
export async function checkRead(reading: Reading, endpoint: Endpoint, token?: string): Promise<void> {
  const { url, wire, notes, found } = reading;
  const params = paramsOf(endpoint, found);
  if (typeof params === 'string') {
    notes.add(endpoint, 'status', 'skipped', params);
    return;
  }
  const told = queryOf(endpoint, found);
  if (typeof told === 'string') {
    notes.add(endpoint, 'status', 'skipped', told);
    return;
  }
  const headers = bearer(token);
  const path = pathOf(endpoint, { params, query: { ...told, ...(isPaged(endpoint) && { limit: pageSize }) } });
  const answer = await wire.send(path, { headers });
  if (!isGot(answer)) {
    notes.add(endpoint, 'reached', 'failed', answer.reason);
    return;
  }
  const absent = isAbsent(endpoint, answer);
  if (absent !== undefined) {
    notes.add(endpoint, 'status', 'skipped', absent);
    return;
  }
  if (!checkAnswer(notes, endpoint, answer)) return;
  const rows = rowsOf(jsonOf(answer));
  if (rows) found.set(endpoint.name, rows);
  if (isPaged(endpoint)) await checkList(notes, wire, endpoint, { answer, path, url, headers });
  if (endpoint.params && !endpoint.path.includes('{category}')) await checkUnknown(reading, endpoint, params, headers);
}

/** Checks an answer by itself; whether it could be read. */
export function checkAnswer(notes: Notes, endpoint: Endpoint, answer: Got): boolean {
  notes.took(endpoint, answer.ms);
  const isExpected = answer.status === endpoint.status;
  notes.check(
    endpoint,
    'status',
    isExpected,
    `expected ${endpoint.status}, came ${answer.status}: ${begin(answer.text)}`,
  );
  if (answer.status >= 400) checkErrorBody(notes, endpoint, answer);
  if (!isExpected) return false;
  const type = answer.headers.get('content-type') ?? 'none';
  notes.check(
    endpoint,
    'contentType',
    /^application\/([\w.+-]{1,60}\+)?json\b/i.test(type),
    `expected JSON, came ${type}`,
  );
  const body = jsonOf(answer);
  notes.check(endpoint, 'json', body !== undefined, `expected JSON, came ${begin(answer.text)}`);
  if (body === undefined) return false;
  const read = safeParse(endpoint.answer, body);
  notes.check(endpoint, 'answer', read.success, `the contract cannot read it: ${read.issues?.[0].message ?? ''}`);
  const odd = oddities(endpoint.answer, body);
  const lost = odd.filter(({ kind }) => kind === 'unreadable');
  notes.check(endpoint, 'field', lost.length === 0, `cannot be read: ${listOf(lost)}`);
  const spelled = odd.filter(({ kind }) => kind !== 'unreadable');
  if (spelled.length > 0) notes.add(endpoint, 'spelling', 'note', `read in spite of it: ${listOf(spelled)}`);
  if (answer.ms > slowMs) notes.add(endpoint, 'time', 'note', `took ${Math.round(answer.ms)} ms`);
  return read.success;
}

const listOf = (odd: readonly { kind: string; path: string }[]) =>
  odd
    .slice(0, 5)
    .map(({ kind, path }) => (kind === 'unknown' ? `${path} (unknown)` : path))
    .join(', ');

/** What is not there is not found, in words. */
async function checkUnknown(
  { wire, notes }: Reading,
  endpoint: Endpoint,
  params: Record<string, string>,
  headers: Record<string, string>,
): Promise<void> {
  const unknown = Object.fromEntries(Object.keys(params).map((name) => [name, unknownId]));
  checkRefusal(
    notes,
    endpoint,
    'unknownId',
    await wire.send(pathOf(endpoint, { params: unknown }), { headers }),
    [404],
  );
}

/** Asks a call that needs somebody as nobody, and checks that it lets nobody in. */
export function checkNobody(reading: Reading, endpoint: Endpoint): Promise<void> {
  return checkRefused(reading, endpoint, { code: 'noToken', statuses: [401], params: unknownOf(endpoint) });
}

/**
 * Asks a read as somebody of another role, behind an id that there is where one was read, and checks that it tells
 * nothing.
 */
export async function checkWrongRole(
  reading: Reading,
  endpoint: Endpoint,
  token: string,
  isOperators: boolean,
): Promise<void> {
  const params = [rules, publicRules]
    .map((all) => paramsOf(endpoint, reading.found, all))
    .find((each) => typeof each !== 'string');
  const statuses = [
    403,
    // Operators sign in apart from people: the session of either may count for nothing with the other.
    ...(isOperators || endpoint.access === 'operator' ? [401] : []),
    // Nobody needs to learn that it is there.
    ...(endpoint.params ? [404] : []),
  ];
  const asked = { code: 'wrongRole', statuses, params: params ?? unknownOf(endpoint), token } as const;
  await checkRefused(reading, endpoint, asked);
}

function unknownOf({ path }: Endpoint): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, unknownId]));
}

async function checkRefused(
  { wire, notes }: Reading,
  endpoint: Endpoint,
  {
    code,
    statuses,
    params,
    token,
  }: { code: 'noToken' | 'wrongRole'; statuses: readonly number[]; params: Record<string, string>; token?: string },
): Promise<void> {
  const isWrite = endpoint.method !== 'GET';
  const answer = await wire.send(pathOf(endpoint, { params }), {
    method: endpoint.method,
    headers: bearer(token),
    ...(isWrite && { body: {} }),
  });
  const isRefused = isGot(answer) && statuses.includes(answer.status);
  const absent = isGot(answer) && !isRefused ? isAbsent(endpoint, answer) : undefined;
  if (absent !== undefined) notes.add(endpoint, code, 'skipped', absent);
  else checkRefusal(notes, endpoint, code, answer, statuses);
}
