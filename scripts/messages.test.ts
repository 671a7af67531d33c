import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, MessageBundle } from '@kasb/domain/messages';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.ts';

const files = globSync('packages/{app,domain,kit,ui,features/*}/src/**/{messages,*Messages,words,money}.ts', {
  cwd: root,
})
  .concat(globSync('packages/{app,features/*}/src/**/messages/**/index.ts', { cwd: root }))
  .filter((path) => !path.includes('node_modules'))
  .sort();

const isBundle = (value: unknown): value is MessageBundle =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;

const found = await Promise.all(
  files.map(async (path) => Object.values((await import(join(root, path))) as object).filter(isBundle)),
);
const bundles = [...new Set(found.flat())];

const placeholders = (message: Message | undefined) =>
  [
    ...new Set(
      Object.values(typeof message === 'string' ? { message } : (message ?? {})).flatMap(
        (form: string) => form.match(/\{\w+\}/g) ?? [],
      ),
    ),
  ].sort();

describe('messages', () => {
  it('are found in every package that speaks', () => {
    expect(new Set(bundles.map(({ namespace }) => namespace)).size).toBeGreaterThanOrEqual(15);
  });

  it.each(bundles.map((bundle) => [bundle.namespace, bundle] as const))(
    'of %s say the same in Uzbek as in Russian',
    (_, { texts: { ru, uz } }) => {
      expect(Object.keys(uz).sort()).toEqual(Object.keys(ru).sort());
      for (const key of Object.keys(ru)) expect(placeholders(uz[key]), key).toEqual(placeholders(ru[key]));
    },
  );

  it('are kept under one key each, but for some that others load without', () => {
    const keys = new Map<string, Set<string>>();
    for (const { namespace, texts } of bundles)
      for (const key of Object.keys(texts.ru)) {
        const words = JSON.stringify([texts.ru[key], texts.uz[key]]);
        // A name, or what is said in braces alone.
        if (JSON.stringify(texts.ru[key]) === JSON.stringify(texts.uz[key])) continue;
        keys.set(words, (keys.get(words) ?? new Set()).add(`${namespace} ${key}`));
      }
    const repeated = [...keys].flatMap(([words, places]) =>
      places.size > 1 ? [`${words}: ${[...places].join(', ')}`] : [],
    );
    const most = 40;
    const told = `more than ${most} texts stand under two keys: one of these is new, take it from where it was`;
    expect(repeated.length, [told, ...repeated].join('\n')).toBeLessThanOrEqual(most);
  });

  it('of Uzbek are in Latin letters, but for those that name the Russian of a text', () => {
    const russian = bundles.flatMap(({ namespace, texts }) =>
      Object.entries(texts.uz).flatMap(([key, message]) =>
        /\p{Script=Cyrillic}/u.test(JSON.stringify(message)) && !key.endsWith('.ru') ? [`${namespace} ${key}`] : [],
      ),
    );
    expect(russian).toEqual([]);
  });
});
