import { globSync } from 'node:fs';
import { root } from './lib/paths.ts';
import { runStep } from './lib/run.ts';

// pnpm bench [parts of names ...] [options of the bench]: each prints its own lines. All of them without a name.
const args = process.argv.slice(2);
const at = args.findIndex((argument) => argument.startsWith('-'));
const [wanted, options] = at < 0 ? [args, []] : [args.slice(0, at), args.slice(at)];
const files = globSync('packages/*/bench/*.ts', { cwd: root })
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
if (files.length === 0) {
  console.error(`bench: there is none of ${wanted.join(', ')}`);
  process.exitCode = 1;
}
for (const file of files) {
  console.log(`\n── ${file}`);
  const step = { name: file, command: process.execPath, args: [file, ...options], limit: 3600 };
  if (!(await runStep(step)).isPassed) process.exitCode = 1;
}
