import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

const blockOf = (name: string) => new RegExp(`(<!-- ${name}:start -->\n)([\\s\\S]*?)(<!-- ${name}:end -->)`);

/** What stands between `<!-- name:start -->` and `<!-- name:end -->` of a text. */
export function blockIn(text: string, name: string) {
  const block = blockOf(name).exec(text)?.[2];
  if (block === undefined) throw new Error(`there is no place for ${name}`);
  return block.trim();
}

/** What stands there now in a document. */
export const readBlock = (document: string, name: string) => blockIn(readFileSync(join(root, document), 'utf8'), name);

/** Puts a text there. */
export function writeBlock(document: string, name: string, text: string) {
  readBlock(document, name);
  const file = join(root, document);
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(blockOf(name), (_, start: string, _old: string, end: string) => `${start}${text.trim()}\n${end}`),
  );
}
