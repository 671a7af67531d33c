import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

const cyrillic = /\p{Script=Cyrillic}/u;

/** Where Cyrillic belongs: words for people in both languages, and what shows or tests the product. */
const homes = [
  /\/messages(\/|\.ts$)/,
  /^packages\/domain\//,
  /\/(stories|foundations|data|seed|data-demo)\//,
  /\/seed\w*\.ts$/,
  /\.(test|stories)\.tsx?$/,
];

/** What people write, to be understood: such words are read and never said. */
const lexicons = [
  /\/server\/src\/(assistant|guard|text)\//,
  /\/(discrimination|slug|questionBank|generateQuestions)\.ts$/,
  /\/adapters\/headhunter\/posting\.ts$/,
  /\/compose\/textWorker\.ts$/,
  // A provider's «Платформа», and what spells ё.
  /\/contract\/src\/application\.ts$/,
  /\/moderation\/rules\.ts$/,
  /\/(filterOptions|initials|conversion|vacancyForm)\.ts$/,
];

/**
 * The Cyrillic literals of a source text, with their lines: strings, templates, text between tags, patterns; no
 * comments.
 */
export function cyrillicLiterals(path: string, source: string): string[] {
  const found: string[] = [];
  const look = (text: string, start: number) => {
    const line = source.slice(0, start).split('\n').length;
    if (cyrillic.test(text)) found.push(`${path}:${line}: ${text.trim().slice(0, 60)}`);
  };
  new Visitor({
    Literal: ({ raw, start }) => look(raw ?? '', start),
    TemplateElement: ({ value, start }) => look(value.raw, start),
    JSXText: ({ value, start }) => look(value, start),
  }).visit(parseSync(path, source).program);
  return found;
}

/** Cyrillic literals of the packages that stand where no translation reaches them. */
export function strayWords(root: string): string[] {
  const isAllowed = (path: string) => [...homes, ...lexicons].some((place) => place.test(path));
  return globSync('packages/{*,features/*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !isAllowed(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return cyrillic.test(source) ? cyrillicLiterals(path, source) : [];
    });
}
