import { tool } from './lib/paths.ts';
import { runSteps } from './lib/run.ts';

const script = (name: string, file: string, ...args: string[]) => ({
  name,
  command: process.execPath,
  args: [`scripts/${file}`, ...args],
});

const isPassed = await runSteps([
  { name: 'format', command: tool('oxfmt'), args: ['--check', '.'] },
  { name: 'lint', command: tool('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  script('patterns', 'check-patterns.ts'),
  script('layers', 'check-layers.ts'),
  script('truth', 'check-truth.ts'),
  script('words', 'check-words.ts'),
  { name: 'unused code', command: tool('knip'), args: [] },
  { name: 'types', command: tool('tsc'), args: ['--noEmit', '-p', '.'] },
  {
    name: 'unit and server',
    command: tool('vitest'),
    args: ['run', '--project', 'unit', '--project', 'server'],
    limit: 900,
  },
  { ...script('stories', 'test-stories.ts'), limit: 1600 },
  { ...script('end to end', 'test-e2e.ts'), limit: 1200 },
  script('scaffolds', 'test-scaffolds.ts'),
  script('packages', 'test-packages.ts'),
  script('size', 'size.ts'),
]);
process.exitCode = isPassed ? 0 : 1;
