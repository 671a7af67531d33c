import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.ts';

const tagged = /^\/\*\*[^/]*@module-tag slow\b/;

/** Files of tests that say in their first lines that they are slow, from a folder of the workspace. */
export const slowFiles = (folder = root): string[] =>
  globSync(
    ['packages/**/{src,test}/**/*.test.{ts,tsx}', '{scripts,deploy/test,tools/{lint,new,portals}}/**/*.test.ts'],
    {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
    },
  )
    .filter((path) => tagged.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => relative(folder, join(root, path)));

/**
 * Those that this run leaves out: the gate's, by their paths, since Vitest would read each of them to see that nothing in
 * it is wanted.
 */
export const leftOut = (folder?: string): string[] => (process.env.TEST_FAST === '1' ? slowFiles(folder) : []);
