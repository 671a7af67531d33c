import { join } from 'node:path';

/** The folder of the whole workspace. */
export const root = join(import.meta.dirname, '..', '..');

/** The path of a tool that the root package.json lists: its shim runs under the Node of this workspace. */
export const tool = (name: string) => join(root, 'node_modules', '.bin', name);

/** Where the site that reviewers read is built. */
export const site = join(root, 'storybook-static');

/** Where stories alone are built for their tests. */
export const testedSite = join(root, '.tmp', 'storybook');
