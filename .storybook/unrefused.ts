import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.ts';

const sources = 'packages/{app,kit,features/*}/src/**/*.{ts,tsx}';
let code: string | undefined;

/** Whether something that people see makes a call: another one has no refusal to show. */
export function isMade(name: string): boolean {
  code ??= globSync(sources, { cwd: root })
    .filter((path) => !/\.(?:stories|test)\.tsx?$|\/stories\//.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  return new RegExp(`\\b${name}\\b`).test(code);
}

/** Writes whose refusal no story shows, and why; one that a story shows after all is told by a whole run. */
export const unrefused: Readonly<Record<string, string>> = {
  markResponseSeen: 'a mark that is not kept is set at the next visit, and nothing is said of it',
  openApplication: 'a look that is not noted is noted at the next one, and nothing is said of it',
  seeSavedSearch: 'whoever looks at a search has left for what it found',
  logout: 'who leaves has left here, whatever the provider says of it',
};
