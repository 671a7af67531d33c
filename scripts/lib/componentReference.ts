import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readStories } from './stories.ts';
import { tokensOf } from './tokensOfStyles.ts';
import { propsOf, type Members } from './typeMembers.ts';

/** One exported part of a component: `Checkbox` and `CheckboxGroup` stand in one folder. */
export interface ComponentPart extends Members {
  name: string;
  /** Its comment. */
  text: string;
}

/** A component of the design system, as its sources tell of it. */
export interface ComponentReference {
  name: string;
  /** Its folder, from the workspace's. */
  folder: string;
  parts: ComponentPart[];
  /** Variables of the theme that its styles read. */
  tokens: string[];
  /** The groups of its own stories. */
  titles: string[];
}

const exported = /^export \{([^}]+)\} from '([^']+)'/gm;

/** What a folder exports that begins with a capital: `[['Button', './Button.tsx']]`. */
function exportsOf(root: string, folder: string): [string, string][] {
  const name = basename(folder);
  const index = join(root, folder, 'index.ts');
  if (!existsSync(index)) return [[name, join(root, folder, `${name}.tsx`)]];
  return [...readFileSync(index, 'utf8').matchAll(exported)].flatMap(([, names = '', specifier = '']) =>
    names
      .split(',')
      .map((text) => text.trim())
      .filter((text) => /^[A-Z]/.test(text))
      .map((text): [string, string] => [text, join(root, folder, specifier)]),
  );
}

/** Every component of @kasb/ui and of its recruitment part, by name. */
export function readComponents(root: string): ComponentReference[] {
  const stories = readStories(root);
  const folders = globSync('packages/ui/src/{,recruitment/}[A-Z]*/[A-Z]*.tsx', { cwd: root }).map((path) =>
    dirname(path),
  );
  return [...new Set(folders)]
    .map((folder) => {
      const parts = exportsOf(root, folder).flatMap(([name, path]) => {
        const props = propsOf(path, name);
        return props ? [{ name, ...props }] : [];
      });
      const paths = exportsOf(root, folder).map(([, path]) => path);
      return {
        name: basename(folder),
        folder,
        parts,
        tokens: [...new Set(paths.flatMap(tokensOf))].sort(),
        titles: [...new Set(stories.filter(({ path }) => dirname(path) === folder).map(({ title }) => title))],
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}
