import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { gate, rest, shards, suites } from './suites.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesOf = (chains: { name: string }[][]) => chains.flat().map(({ name }) => name);

test('each step of a run has a name of its own, and what it needs comes with it', () => {
  for (const chains of [gate(), rest()]) {
    const names = namesOf(chains);
    expect(new Set(names).size).toBe(names.length);
    for (const { needs } of chains.flat()) if (needs !== undefined) expect(names).toContain(needs);
  }
});

test('what the gate leaves out, the rest runs: no test is in neither', () => {
  const argsOf = (chains: ReturnType<typeof gate>) => chains.flat().map(({ args }) => args.slice(1).join(' '));
  const [inGate, inRest] = [argsOf(gate()), argsOf(rest())];
  expect(inGate).toEqual(expect.arrayContaining(['--project unit --fast', '--project server --fast']));
  expect(inRest).toContain('--project server --project unit --slow');
  for (const suite of ['stories', 'journeys', 'packages']) {
    const steps = (chains: ReturnType<typeof gate>) =>
      chains
        .flat()
        .filter(({ name }) => name.startsWith(suite))
        .map(({ args }) => args.at(-1)?.replace('--', ''));
    expect([steps(gate()), steps(rest())]).toEqual([['gate'], ['rest']]);
  }
});

test('each suite and each part of the night starts a script that is there', () => {
  const steps = [...Object.values(suites).flatMap((make) => make()), ...Object.values(shards).flat()];
  const scripts = new Set(globSync('scripts/*.ts', { cwd: root }));
  const missing = steps
    .map(({ args: [file = ''] }) => file)
    .filter((file) => file.startsWith('scripts/') && !scripts.has(file));
  expect(missing).toEqual([]);
});

test('each file of stories has one in the gate', () => {
  const without = globSync('packages/{*,features/*}/src/**/*.stories.tsx', { cwd: root }).filter(
    (path) => !/^ *(?:export const .*)?tags: \[.*'gate'|\{ tags: \['gate'/m.test(read(path)),
  );
  expect(without).toEqual([]);
});
