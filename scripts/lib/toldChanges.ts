import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf, changedPaths, textAt } from './changed.ts';
import { withoutSizes } from './exportSizes.ts';
import { readManifest } from './packages.ts';

/** What differs from the base: paths, and the text of each changeset among them that is there now. */
export interface Differing {
  paths: readonly string[];
  changesets: readonly string[];
}

/**
 * Packages whose api.md differs from the base's while no changeset that came or changed since names them. A release
 * takes the changesets away and writes the changelogs: what one of these tells is told.
 */
export function untoldChanges({ paths, changesets }: Differing, nameOf: (folder: string) => string) {
  return paths
    .filter((path) => path.endsWith('/api.md'))
    .map((path) => path.slice(0, -'/api.md'.length))
    .filter((folder) => !paths.includes(`${folder}/CHANGELOG.md`))
    .map(nameOf)
    .filter(
      (name) => !changesets.some((text) => new RegExp(`^["']?${name}["']?: (?:major|minor|patch)$`, 'm').test(text)),
    );
}

/** The same of this workspace; none where there is no base to compare with, as in a copy without history. */
export function untoldHere(root: string) {
  let base: string;
  try {
    base = baseOf(root);
  } catch {
    return [];
  }
  const before = (path: string) => {
    try {
      return textAt(root, base, path);
    } catch {
      return '';
    }
  };
  // Each change of a source changes sizes: those alone are nothing to tell.
  const isOfSizes = (path: string) =>
    path.endsWith('/api.md') && withoutSizes(before(path)) === withoutSizes(readFileSync(join(root, path), 'utf8'));
  const paths = changedPaths(root, base).filter((path) => !isOfSizes(path));
  const changesets = paths
    .filter((path) => /^\.changeset\/.+\.md$/.test(path) && existsSync(join(root, path)))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  return untoldChanges({ paths, changesets }, (folder) => readManifest(join(root, folder, 'package.json')).name);
}
