import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Puts a text between `<!-- name:start -->` and `<!-- name:end -->` of a document. */
export function writeBlock(document: string, name: string, text: string) {
  const file = join(root, document);
  const before = readFileSync(file, 'utf8');
  const block = new RegExp(`(<!-- ${name}:start -->\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!block.test(before)) throw new Error(`${document} has no place for ${name}`);
  writeFileSync(file, before.replace(block, (_, start: string, end: string) => `${start}${text.trim()}\n${end}`));
}
