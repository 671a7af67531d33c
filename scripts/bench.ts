import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { runStep } from './lib/run.ts';
import { readBlock, writeBlock } from './lib/writeBlock.ts';

// Every bench/*.ts of a package and of scripts prints its own lines; --write keeps them in docs/performance.md.
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const files = globSync(['packages/*/bench/*.ts', 'scripts/bench/*.ts'], { cwd: root })
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
const texts = new Map<string, string>();
for (const file of files) {
  console.log(`\n── ${file}`);
  const { isPassed, output } = await runStep({ name: file, command: process.execPath, args: [file], limit: 3600 });
  if (!isPassed) process.exitCode = 1;
  // A helper of a bench prints nothing of itself.
  if (output.trim()) texts.set(file, `${file}${isPassed ? '' : ' FAILED'}\n${output.trim()}`);
}
if (files.length === 0) {
  console.error(`bench: there is none${wanted.length > 0 ? ` of ${wanted.join(', ')}` : ''}`);
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  // Benches that were not asked for keep what they said last.
  const kept = readBlock('docs/performance.md', 'bench')
    .replace(/^```\n|\n```$/g, '')
    .split(/\n\n(?=\S+\.ts\b.*\n)/);
  const all = new Map(kept.map((text) => [text.split(/\s/)[0] ?? '', text]));
  for (const [file, text] of texts) all.set(file, text);
  const lines = [...all].filter(([file]) => existsSync(join(root, file))).sort(([a], [b]) => a.localeCompare(b));
  writeBlock('docs/performance.md', 'bench', `\`\`\`\n${lines.map(([, text]) => text).join('\n\n')}\n\`\`\``);
}
