import { globSync, readFileSync } from 'node:fs';
import { table } from '@kasb/contract/table';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/run.ts';

/** Calls of operators that no command does, and why. */
const ofTheScreen: Record<string, string> = {
  getOperator: 'who types is known by the machine',
  operatorSignOut: 'who types has no session',
  stepUp: 'who types has no session',
  revealPerson: 'who types a phone knows it',
  getModeration: 'a difference and findings are read on a screen',
  nextModeration: 'a queue is walked on a screen',
  claimModeration: 'a claim belongs to the screen of who looks',
  releaseModeration: 'a claim belongs to the screen of who looks',
  testOperatorService: 'adapters belong to the server that runs',
  listOperatorGateways: 'what is set up is known by the server that runs',
  testOperatorGateway: 'the gateway and the language model belong to the server that runs',
  testPrompt: 'the language model belongs to the server that runs',
  getOperatorCounts:
    'numbers in the menu of a screen; `moderate list`, `order list` and `jobs list` show what they count',
  findEverything: '`company find`, `user find` and `order list` look for one kind each',
  countOperatorOrders: 'numbers on the filters of a screen; `order list` shows what they count',
};

/** Commands that no call does, and why. */
const ofTheMachine: Record<string, string> = {
  'plan retire': 'updatePlan of one that is not on offer any more',
  'reason retire': 'updateModerationReason of one that is given no more',
  'moderate reject': 'moderateVacancy with another status',
  'moderate revise': 'moderateVacancy with another status',
  'modules list': 'the same as the public list of modules',
  migrate: 'works on the database itself',
  health: 'asks the server of this machine',
  backup: 'works on the database itself',
  restore: 'works on the database itself',
};

const room = new URL('../../../features/operator/src/', import.meta.url);
const screens = globSync('**/*.{ts,tsx}', { cwd: room, exclude: ['**/*.stories.tsx', 'stories/**'] })
  .map((file) => readFileSync(new URL(file, room), 'utf8'))
  .join();

const calls = table.filter(({ access }) => access === 'operator');
const names = commands.map(({ name }) => name);
const paired = new Set(calls.map(({ cli }) => cli));

describe('what operators do on their pages they do by the command line too', () => {
  test.each(calls.map(({ name, cli }) => [name, cli] as const))('%s: %s', (name, cli) => {
    if (cli === undefined) expect(Object.keys(ofTheScreen)).toContain(name);
    else expect(names).toContain(cli);
  });

  test.each(calls.map(({ name }) => name))('%s is made by a page', (name) => {
    expect(screens).toMatch(new RegExp(`\\b${name}\\b`));
  });

  test.each(names)('kasb %s has its call', (name) => {
    expect([...paired, ...Object.keys(ofTheMachine)]).toContain(name);
  });

  test('and no exception is one in vain', () => {
    const without = calls.filter(({ cli }) => cli === undefined).map(({ name }) => name);
    expect(Object.keys(ofTheScreen).filter((name) => !without.includes(name))).toEqual([]);
    expect(Object.keys(ofTheMachine).filter((name) => !names.includes(name) || paired.has(name))).toEqual([]);
  });
});
