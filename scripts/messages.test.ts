import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.ts';

type Text = string | Record<string, string>;

const folders = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)src\/messages\/(?:base\/)?ru\.ts$/.test(path) && !path.includes('node_modules'))
  .map((path) => join(root, 'packages', path, '..'));

async function texts(folder: string, locale: string) {
  const module = (await import(join(folder, `${locale}.ts`))) as Record<string, Record<string, Text>>;
  return module[locale] ?? {};
}

const placeholders = (text: Text | undefined) =>
  [
    ...new Set(
      Object.values(typeof text === 'string' ? { text } : (text ?? {})).flatMap((form) => form.match(/\{\w+\}/g) ?? []),
    ),
  ].sort();

describe('messages', () => {
  it('are found in every package that speaks', () => {
    expect(folders.length).toBeGreaterThanOrEqual(4);
  });

  it.each(folders.map((folder) => [relative(root, folder), folder]))(
    '%s says the same in Uzbek as in Russian',
    async (_, folder) => {
      const [ru, uz] = await Promise.all([texts(folder, 'ru'), texts(folder, 'uz')]);
      expect(Object.keys(uz).sort()).toEqual(Object.keys(ru).sort());
      for (const key of Object.keys(ru)) expect(placeholders(uz[key]), key).toEqual(placeholders(ru[key]));
    },
  );
});
