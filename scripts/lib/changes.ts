import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One thing that changed, for those who use the packages. */
export interface Change {
  /** The packages that it is about. */
  packages: string[];
  /** The largest step of them. */
  bump: 'major' | 'minor' | 'patch';
  /** Markdown; its first paragraph says it in a sentence. */
  text: string;
}

/** What is written for the next release, and what each package's releases brought. */
export interface Changes {
  next: Change[];
  released: { package: string; version: string; text: string }[];
}

const bumps = ['major', 'minor', 'patch'] as const;
const frontMatter = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;
const packageLine = /^["']?([^"':]+)["']?: (major|minor|patch)$/gm;

function changeOf(source: string): Change[] {
  const [, head = '', text = ''] = frontMatter.exec(source) ?? [];
  const lines = [...head.matchAll(packageLine)];
  const bump = bumps.find((step) => lines.some((line) => line[2] === step));
  return bump ? [{ packages: lines.map(([, name = '']) => name), bump, text: text.trim() }] : [];
}

function releasesOf(source: string) {
  const name = /^# (.+)$/m.exec(source)?.[1] ?? '';
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      return { package: name, version: version.trim(), text: lines.join('\n').trim() };
    });
}

/** What changed, from the changesets and from the changelogs that releases make of them; large steps first. */
export function readChanges(root: string): Changes {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const changesets = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] }).sort();
  const changelogs = globSync('packages/{*,features/*}/CHANGELOG.md', { cwd: root }).sort();
  return {
    next: changesets
      .flatMap((path) => changeOf(read(path)))
      .sort((one, other) => bumps.indexOf(one.bump) - bumps.indexOf(other.bump)),
    released: changelogs.flatMap((path) => releasesOf(read(path))),
  };
}
