import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const keyLine = /^ {2}(?:'([^']+)'|(\w+)):/gm;
const template = /`([^`\n]*\$\{[^`\n]*)`/g;
const hole = /\$\{[^{}]*\}/;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keys that are put together of parts: a pattern for each way in which some are. */
function builtKeys(code: string): RegExp[] {
  return [...code.matchAll(template)]
    .map(([, text = '']) => text.split(hole))
    .filter((parts) => parts.some((part) => /^[\w.-]*$/.test(part) && /\w/.test(part)))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`));
}

/** Keys of messages in the source language that nothing asks for, as `path: key`. */
export function idleWords(root: string): string[] {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((path) => !/\/messages\/.*(?:ru|uz)\.ts$|\.(?:stories|test)\.tsx?$/.test(path))
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
  const kit = read('packages/kit/src/**/*.{ts,tsx}');
  const everything = read('packages/{app,kit,ui,features/*}/src/**/*.{ts,tsx}');
  return globSync('packages/{app,kit,ui,features/*}/src/**/messages/**/ru.ts', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const [folder = ''] = path.split('/src/');
      const isShared = /\/(?:kit|ui)$/.test(folder);
      const code = isShared ? everything : `${read(`${folder}/src/**/*.{ts,tsx}`)}\n${kit}`;
      const built = builtKeys(code);
      // In quotes, as a property or its name, or of parts.
      const named = new Set(code.match(/(?<=['"])[\w.-]+(?=['"])|(?<=\.)\w+|\b\w+(?=:)/g));
      const keys = [...readFileSync(join(root, path), 'utf8').matchAll(keyLine)].map(
        ([, quoted, bare]) => quoted ?? bare ?? '',
      );
      return keys
        .filter((key) => !named.has(key) && !built.some((way) => way.test(key)))
        .map((key) => `${path}: ${key}`);
    });
}
