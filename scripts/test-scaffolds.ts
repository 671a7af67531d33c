import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkDependencies, copyWorkspace } from './lib/workspaceCopy.ts';

// What `pnpm new` writes, in a copy of the workspace: laid out, linted, typed, and seen as stories.
const copy = mkdtempSync(join(tmpdir(), 'kasb-new-'));
const started = performance.now();
const tell = (text: string) => console.log(`${text}, ${((performance.now() - started) / 1000).toFixed(1)} s`);

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const options = { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const script = (file: string, ...args: string[]) => run(process.execPath, [join(copy, 'scripts', file), ...args]);
const tool = (name: string, ...args: string[]) => run(join(copy, 'node_modules/.bin', name), args);
const change = (path: string, edit: (text: string) => string) =>
  writeFileSync(join(copy, path), edit(readFileSync(join(copy, path), 'utf8')));

try {
  copyWorkspace(copy);
  const written = [
    ['component', 'ScaffoldedPart'],
    ['feature', 'scaffolded-feature'],
    ['screen', 'search', 'ScaffoldedScreen'],
    ['endpoint', 'search', 'countScaffolds', 'GET', '/scaffolds/{id}/count', 'public'],
    ['endpoint', 'scaffolds', 'makeScaffold', 'POST', '/scaffolds', 'operator'],
  ].flatMap((args) =>
    run(process.execPath, [join(copy, 'tools/new/new.ts'), ...args])
      .split('\n')
      .filter((line) => /^[\w.-]+\/\S+$/.test(line)),
  );
  // What an install would do.
  linkDependencies(copy, 'packages/features/billing', 'packages/features/scaffolded-feature');
  const files = [...new Set(written)];
  const code = files.filter((path) => /\.tsx?$/.test(path));
  tell(`written: ${files.length} files`);

  tool('oxfmt', '--check', ...code);
  tool('oxlint', '--type-aware', '--deny-warnings', ...code);
  const { stderr } = spawnSync(process.execPath, [join(copy, 'tools/lint/check.ts')], { cwd: copy, encoding: 'utf8' });
  const problems = stderr.trim().split('\n');
  const isTold = problems.some((line) => line.endsWith('TODO is still to be written'));
  const others = problems.filter((line) => !line.endsWith('TODO is still to be written'));
  if (!isTold || others.length > 0) throw new Error(`no TODO was told, or more than these:\n${stderr}`);
  tell('laid out and linted');

  // What is new with all that it imports.
  const tsconfig = {
    extends: './tsconfig.json',
    include: [...code, 'packages/contract/src', '.storybook/preview.tsx'],
  };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(tsconfig));
  tool('tsc', '--noEmit', '-p', 'tsconfig.new.json');
  script('gen.ts', 'openapi');
  tool('vitest', 'run', '--project', 'unit', 'packages/contract/src/table.test.ts');
  tell('typed, and in the contract');

  change('.storybook/main.ts', (text) =>
    text.replace(/stories: \[[^\]]*\]/, `stories: ['../packages/**/src/**/Scaffolded*.stories.tsx']`),
  );
  const seen = script('test-stories.ts', 'Scaffolded');
  if (!/\b3 passed, 3 total/.test(seen)) throw new Error(seen);
  tell('seen as stories');
  console.log('scaffolds: 1 passed, 0 failed');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  console.log('scaffolds: 0 passed, 1 failed');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
