import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

const blockOf = (name: string) => new RegExp(`(<!-- ${name}:start -->\n)([\\s\\S]*?)(<!-- ${name}:end -->)`);

/** What stands now between `<!-- name:start -->` and `<!-- name:end -->` of a document. */
export function readBlock(document: string, name: string) {
  const text = blockOf(name).exec(readFileSync(join(root, document), 'utf8'))?.[2];
  if (text === undefined) throw new Error(`${document} has no place for ${name}`);
  return text.trim();
}

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
