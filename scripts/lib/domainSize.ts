import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './paths.ts';

/**
 * KiB gzip of all of `@kasb/domain` but what is loaded where it is needed: sentences of problems, issues and reasons,
 * texts of documents and notices. It was 8.1 once the countries of phones were named; a tenth more.
 */
const budget = 8.9;

const source = join(root, 'packages', 'domain', 'src');
const cache = join(source, '..', 'node_modules', '.cache', 'size');

/**
 * Measures the words, rules and formats of recruitment in one bundle: a line for people, and whether it is over its
 * budget.
 */
export async function reportDomain() {
  const parts = globSync('*.ts', { cwd: source }).filter((name) => !name.endsWith('.test.ts'));
  const entry = join(cache, 'entry.js');
  mkdirSync(cache, { recursive: true });
  writeFileSync(entry, parts.map((part, index) => `export * as part${index} from '${join(source, part)}';\n`).join(''));
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'domain' },
      rolldownOptions: {
        external: (id: string) => id.startsWith('@kasb/'),
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const kib = chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0) / 1024;
  const text = `\`@kasb/domain\` without the sentences of problems, issues and reasons, the texts of documents and notices: ${kib.toFixed(2)} KiB, its budget is ${budget}.`;
  return { text, over: kib > budget ? [text] : [] };
}
