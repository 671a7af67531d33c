import { globSync } from 'node:fs';
import { root } from './lib/paths.ts';
import { runStep } from './lib/run.ts';
import { writeBlock } from './lib/writeBlock.ts';

// Every bench/*.ts of a package and of scripts prints its own lines; --write keeps them in docs/performance.md.
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files = globSync(['packages/*/bench/*.ts', 'scripts/bench/*.ts'], { cwd: root })
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
const texts: string[] = [];
for (const file of files) {
  console.log(`\n── ${file}`);
  const { isPassed, output } = await runStep({ name: file, command: process.execPath, args: [file], limit: 1800 });
  if (!isPassed) process.exitCode = 1;
  // A helper of a bench prints nothing of itself.
  if (output.trim()) texts.push(`${file}${isPassed ? '' : ' FAILED'}\n${output.trim()}`);
}
if (files.length === 0) {
  console.error(`bench: there is none${wanted.length > 0 ? ` of ${wanted.join(', ')}` : ''}`);
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  writeBlock('docs/performance.md', 'bench', `\`\`\`\n${texts.join('\n\n')}\n\`\`\``);
}
