import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, MessageBundle } from '@kasb/domain/messages';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.ts';
import { readStates } from './lib/stories.ts';

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
    expect(repeated.length, repeated.join('\n')).toBeLessThanOrEqual(40);
  });

  it('of Uzbek are in Latin letters, but for those that name the Russian of a text', () => {
    const russian = bundles.flatMap(({ namespace, texts }) =>
      Object.entries(texts.uz).flatMap(([key, message]) =>
        /\p{Script=Cyrillic}/u.test(JSON.stringify(message)) && !key.endsWith('.ru') ? [`${namespace} ${key}`] : [],
      ),
    );
    expect(russian).toEqual([]);
  });

  it('say what states show, or data of a story does', () => {
    const forms = bundles
      .flatMap(({ texts: { ru, uz } }) => [...Object.values(ru), ...Object.values(uz)])
      .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message as object)))
      .map((form: string) => plain(form));
    const said = forms.join('\n');
    const filled = forms
      .filter((form) => /\{.*\p{L}{3}|\p{L}{3}.*\{/u.test(form.replaceAll(/\w+\}/g, '')))
      .map(patternOf);
    const data = wordsOfData();
    const unsaid = readStates(root).flatMap(({ id, shows }) =>
      shows
        .map(plain)
        .filter(
          (text) =>
            !/\d/.test(text) &&
            !said.includes(text) &&
            !data.includes(text) &&
            !apart.has(text) &&
            !filled.some((pattern) => pattern.test(text)),
        )
        .map((text) => `${id}: ${text}`),
    );
    expect(unsaid).toEqual([]);
  });
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What matches a message with its placeholders filled. */
const patternOf = (form: string) =>
  new RegExp(
    `^${form
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
      .join('.+?')}$`,
  );

/** Sources with names and texts of people in them; of a story all but what it expects. */
function wordsOfData(): string {
  const paths = globSync('packages/{*,features/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$/.test(path) && !files.includes(path),
  );
  const expecting = /^\s*(?:\*|\/[/*])|\bawait\b|By(?:Role|Text|LabelText|DisplayValue)|expect\(|\bto(?:Have|Be)/;
  const lines = paths.flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'));
  return plain(lines.filter((line) => !expecting.test(line)).join('\n'));
}

/** Made of parts that stand apart in the sources, or typed by a play. */
const apart = new Set([
  'Salom',
  'Ищу людей',
  'Продолжу словами',
  'Menga oshpaz kerak, maosh yaxshi',
  'Нет, шеф',
  'Оплачен после срока',
  'Smena va jihozlar haqida so‘rang!',
  'Резюме_швеи.pdf',
  'Рашидов Дилшод Анварович',
  'Интервью: С директором',
  'Город: Ташкент',
  'Ещё: Звонок',
]);
