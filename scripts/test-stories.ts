import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromiumLaunchOptions } from './lib/chromium.ts';
import { root, tool } from './lib/paths.ts';
import { runStep } from './lib/run.ts';
import { serveFolder } from './lib/staticServer.ts';

// pnpm test:stories [--no-build] [--theme dark] [--locale uz] [--brand portal] [--snapshots] [what test-storybook takes]
const args = process.argv.slice(2);

function take(flag: string) {
  const at = args.indexOf(flag);
  return at >= 0 && args.splice(at, 1).length > 0;
}

function takeValue(flag: string) {
  const at = args.indexOf(flag);
  return at >= 0 ? args.splice(at, 2)[1] : undefined;
}

const globals = ['theme', 'locale', 'brand'].flatMap((name) => {
  const value = takeValue(`--${name}`);
  return value ? [`${name}:${value}`] : [];
});
const withSnapshots = take('--snapshots');

if (!take('--no-build')) {
  execFileSync(tool('storybook'), ['build', '-o', 'storybook-static', '--quiet'], { cwd: root, stdio: 'inherit' });
}
// Here, and not in the two workers at once: installing takes a lock.
process.env.CHROMIUM_PATH = chromiumLaunchOptions().executablePath;
const storybook = await serveFolder(join(root, 'storybook-static'));
const { isPassed, seconds, output } = await runStep({
  name: 'stories',
  command: tool('test-storybook'),
  args: ['--url', storybook.url, '--maxWorkers=2', ...args],
  env: { KASB_STORY_GLOBALS: globals.join(';'), KASB_STORY_SNAPSHOTS: withSnapshots ? '1' : '', DEBUG_PRINT_LIMIT: '5000' },
});
storybook.close();
const tests = output.split('\n').findLast((line) => line.startsWith('Tests:'))?.slice('Tests:'.length).trim();
console.log(`\nstories${globals.length > 0 ? ` (${globals.join(', ')})` : ''}: ${tests ?? 'no test ran'}, ${seconds.toFixed(1)} s`);
process.exitCode = isPassed && tests ? 0 : 1;
