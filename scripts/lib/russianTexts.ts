import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageBundle } from '@kasb/domain/messages';
import { root } from './paths.ts';

/** How our own Russian texts are known on a page. */
export interface RussianTexts {
  /** Those without values. */
  exact: string[];
  /** Regular expressions of the others, each for a whole text. */
  patterns: string[];
}

const isBundle = (value: unknown): value is MessageBundle =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;

/** Every text of a bundle, whatever it is kept in, by where it stands. */
function leaves(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${at}.${key}`));
}

/** The Russian texts of two bundles that Uzbek says otherwise. */
function differing(ru: unknown, uz: unknown): string[] {
  const spoken = new Set(leaves(uz).map(([, text]) => text));
  return leaves(ru)
    .map(([, text]) => text)
    .filter((text) => !spoken.has(text) && /\p{Script=Cyrillic}/u.test(text));
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A text with values, as it is found on a page. */
const patternOf = (text: string): string =>
  `^${plain(text)
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.+')}$`;

const load = async (path: string) => (await import(join(root, path))) as Record<string, unknown>;

/** All Russian texts that people read, and that are none in Uzbek. */
export async function russianTexts(): Promise<RussianTexts> {
  const found: string[] = [];
  for (const path of globSync('packages/{app,domain,kit,ui,features/*}/src/**/ru.ts', { cwd: root }))
    found.push(...differing(await load(path), await load(path.replace(/ru\.ts$/, 'uz.ts'))));
  // These bring both languages in one file, and need no browser to be read.
  const bundles = ['packages/domain/src/{words,resumeWords,money}.ts', 'packages/{ui,kit}/src/**/messages.ts'];
  for (const path of globSync(bundles, { cwd: root }))
    for (const { texts } of Object.values(await load(path)).filter(isBundle))
      found.push(...differing(texts.ru, texts.uz));
  const texts = [...new Set(found)].toSorted();
  const hasValue = (text: string) => /\{\w+\}/.test(text);
  return { exact: texts.filter((text) => !hasValue(text)).map(plain), patterns: texts.filter(hasValue).map(patternOf) };
}
