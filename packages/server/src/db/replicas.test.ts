import { afterEach, expect, test } from 'vitest';
import { connect } from './database.ts';
import type { Connections } from './database.ts';
import { openReplicas } from './replicas.ts';

type Ask = () => Promise<unknown[]>;

/** Connections that answer each question alike. */
const answering = (ask: Ask): Connections => {
  const nowhere = connect('postgres://nobody@localhost/none');
  return { ...nowhere, sql: new Proxy(nowhere.sql, { apply: ask }) };
};
const at = (position: string | null) => Promise.resolve([{ position }]);
const never = new Promise<unknown[]>(() => undefined);

class Refusal extends Error {}

const lookMs = 1_000_000;
const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

/** A primary and its standbys, whose answers a test changes. */
function open(hosts: string[]) {
  const told = { now: 0, primary: '0/10', failures: [] as string[] };
  const answers: Record<string, Ask> = Object.fromEntries(hosts.map((host) => [host, () => at('0/10')]));
  const primary = answering(() => at(told.primary));
  const standbys = new Map(hosts.map((host) => [host, answering(() => answers[host]?.() ?? never)]));
  const replicas = openReplicas({
    primary: primary.sql,
    standbys,
    isAnswer: (error) => error instanceof Refusal,
    onFailure: (host) => told.failures.push(host),
    now: () => told.now,
    lookMs,
    patienceMs: 20,
  });
  close.push(replicas.close);
  const nameOf = (from: unknown) => [...standbys].find(([, each]) => each === from)?.[0] ?? 'primary';
  /** Who answers. */
  const asked = () => replicas.read(async (from) => nameOf(from), primary);
  return { told, answers, replicas, primary, nameOf, asked };
}

test('nobody is read from before it was seen to have everything', async () => {
  const { asked, replicas, answers, told } = open(['one']);
  expect(await asked()).toBe('primary');
  answers.one = () => at('0/F');
  await replicas.look();
  expect(await asked()).toBe('primary');
  answers.one = () => at('0/10');
  await replicas.look();
  expect(await asked()).toBe('one');
  // Numbers, not texts: this is further than 0/FFFFFFFF.
  told.primary = '0/FFFFFFFF';
  answers.one = () => at('1/0');
  told.now = 6000;
  await replicas.look();
  expect(await asked()).toBe('one');
});

test('one that falls behind is left, until it has caught up', async () => {
  const { asked, replicas, told, answers } = open(['one', 'two']);
  await replicas.look();
  told.now = 4000;
  told.primary = '0/20';
  answers.two = () => at('0/20');
  await replicas.look();
  expect(await asked()).toBe('two');
  expect([...replicas.behind()]).toEqual([
    ['one', 4],
    ['two', 0],
  ]);
  told.now = 8000;
  expect(await asked()).toBe('two');
  told.now = 9001;
  expect(await asked()).toBe('primary');
  answers.one = () => at('0/20');
  await replicas.look();
  expect([...replicas.behind().values()]).toEqual([0, 0]);
});

test('what a standby refuses is asked of the primary; it is still well', async () => {
  const { replicas, nameOf, primary, asked, told } = open(['one']);
  await replicas.look();
  const found = replicas.read(async (from) => {
    if (nameOf(from) === 'one') throw new Refusal('there is none yet');
    return nameOf(from);
  }, primary);
  expect(await found).toBe('primary');
  expect(await asked()).toBe('one');
  expect(told.failures).toEqual([]);
});

test.each([
  ['fails', () => Promise.reject(new Error('connection lost'))],
  ['hangs', () => never],
])('one that %s is left until it answers again', async (_how, fail) => {
  const { replicas, nameOf, primary, asked, answers, told } = open(['one']);
  await replicas.look();
  const found = replicas.read(async (from) => (nameOf(from) === 'one' ? fail() : nameOf(from)), primary);
  expect(await found).toBe('primary');
  expect(told.failures).toEqual(['one']);
  expect(await asked()).toBe('primary');
  answers.one = fail;
  await replicas.look();
  expect(await asked()).toBe('primary');
  answers.one = () => at('0/10');
  await replicas.look();
  expect(await asked()).toBe('one');
});

test('one that was promoted is no standby any more', async () => {
  const { replicas, asked, answers } = open(['one']);
  answers.one = async () => [];
  await replicas.look();
  expect(await asked()).toBe('primary');
});
