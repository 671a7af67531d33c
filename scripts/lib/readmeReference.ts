import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '@kasb/contract/table';
import { defaultLinks } from '../../packages/kit/src/links/links.ts';
import { propsOf } from './typeMembers.ts';

const exported = /^export \{([^}]+)\} from '(\.[^']+\.tsx)'/gm;
const imported = /^import (?!type)\{([^}]+)\} from '@kasb\/contract'/gm;

const namesOf = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
/** A cell of a table: a line would end it, and so would a bar. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
/** The rules of the product have no meaning beside a package. */
export const withoutRule = (text: string) => text.replaceAll(/ \(docs\/[^)]+\)/g, '');

function propsTables(root: string, folder: string): string[] {
  const source = join(root, folder, 'src');
  const exports = readFileSync(join(source, 'index.ts'), 'utf8').matchAll(exported);
  return [...exports].flatMap(([, names = '', path = '']) =>
    namesOf(names)
      .filter((name) => /^[A-Z]/.test(name))
      .flatMap((name) => {
        const props = propsOf(join(source, path), name);
        if (!props) return [];
        const rows = props.own.map(({ name: prop, type, isOptional, text, default: fallback }) => {
          const said = [withoutRule(text), fallback && `Without it: ${fallback}.`].filter(Boolean).join(' ');
          return `| \`${prop}${isOptional ? '?' : ''}\` | \`${cell(type)}\` | ${cell(said)} |`;
        });
        const head = `\`${name}\`: ${withoutRule(props.text)}\n`;
        return [rows.length === 0 ? head : `${head}\n| prop | type | |\n|---|---|---|\n${rows.join('\n')}\n`];
      }),
  );
}

/** What a source names besides what it imports, and besides what is only read again after a change. */
const usedIn = (source: string) => source.replaceAll(imported, '').replaceAll(/\btouches: \[[^\]]*\]/g, '');

/** The sources of a package, without those of its stories and tests. */
const sourcesOf = (root: string, folder: string) =>
  globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((path) => !/\.(?:stories|test|css)\.|\/stories\//.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));

function callsOf(sources: readonly string[]) {
  const names = new Set(
    sources.flatMap((source) => {
      const used = usedIn(source);
      const named = [...source.matchAll(imported)].flatMap(([, list = '']) => namesOf(list));
      return named.filter((name) => new RegExp(`\\b${name}\\b`).test(used));
    }),
  );
  return table.filter(({ name }) => names.has(name));
}

/** What the group of a pattern finds in the sources, each once, in order. */
const findAll = (sources: readonly string[], pattern: RegExp) =>
  [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name)))].toSorted();
/** Names beside each other. */
export const asCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** What the README of a feature tells of its sources: props of its screens, calls, links, and where its words are. */
export function referenceOf(root: string, folder: string): string {
  const sources = sourcesOf(root, folder);
  const calls = callsOf(sources).map(
    ({ name, method, path, access, isExtension }) =>
      `| \`${name}\` | \`${method} ${path}\` | ${access}${isExtension ? ', may be lacking' : ''} |`,
  );
  const links = findAll(sources, /\blinks\.(\w+)\(/g).filter((name) => Object.hasOwn(defaultLinks, name));
  const words = findAll(sources, /\bdefineMessages\(\s*'([\w.]+)'/g);
  return [
    '## Props\n',
    ...propsTables(root, folder),
    '## Calls\n',
    'Those of `@kasb/contract`, and who may make them.\n',
    `| call | | access |\n|---|---|---|\n${calls.join('\n')}\n`,
    '## Links and words\n',
    ...(links.length > 0 ? [`Links go through \`links\` of the provider: ${asCode(links)}.\n`] : []),
    `Words are replaced under ${asCode(words)} of the provider's \`messages\`, or by the prop \`messages\` of a screen.\n`,
  ].join('\n');
}
