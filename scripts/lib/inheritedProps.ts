import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Members } from './typeMembers.ts';

const property = /^ +(?:readonly )?'?([a-zA-Z][\w-]*)'?\??: /gm;

function namesIn(folder: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: folder }).flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(property)].map(([, name = '']) => name),
  );
}

/**
 * Names that a component takes over from a type of another package: attributes of HTML, or what React Aria's own takes.
 */
export function inheritedNames(root: string, { name, module }: Members['from'][number]): string[] {
  const fromUi = createRequire(join(root, 'packages/ui/package.json'));
  if (module === 'react') return namesIn(join(root, 'node_modules/@types/react'), ['index.d.ts']);
  if (module !== 'react-aria-components') return [];
  const aria = dirname(fromUi.resolve('react-aria-components/package.json'));
  const fromAria = createRequire(join(aria, 'package.json'));
  const part = name.replace(/Props$/, '');
  return [
    ...namesIn(aria, [`dist/types/src/${part}.d.ts`]),
    ...namesIn(dirname(fromAria.resolve('react-aria/package.json')), [`dist/types/src/${part.toLowerCase()}/*.d.ts`]),
    ...namesIn(dirname(fromAria.resolve('@react-types/shared/package.json')), ['src/{dom,events,inputs}.d.ts']),
  ];
}
