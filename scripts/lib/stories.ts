import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { lineAt } from './imports.ts';

/** A story, as its file tells of it. */
export interface Story {
  /** As Storybook names it: `auth-signin--phone-step`. */
  id: string;
  title: string;
  /** The name of its export. */
  name: string;
  path: string;
  line: number;
  /** Has steps or checks of its own, or takes them over from what it is made with. */
  hasPlay: boolean;
  /** The text of the whole file. */
  source: string;
}

const metaTitle = /^const meta\b[^\n]*\{\s*title: '([^']+)'/m;
const exportedStory = /^export const (\w+): Story(?:Obj<[^>]*>)? =/gm;
const declaration = /^(?:export )?(?:async )?(?:const|let|function) (\w+)/gm;
const play = /\bplay\b *[:,(]/;
/** What a story is made with: spread into it, or called for the whole of it. */
const maker = /(?:\.\.\.|: Story = )(\w+)/g;

/** The text of each declaration of a file, by its name. */
function declarationsOf(source: string) {
  const starts = [...source.matchAll(declaration)];
  return new Map(starts.map((match, index) => [match[1], source.slice(match.index, starts[index + 1]?.index)]));
}

/** Whether a declaration has a play, or is made with one that has. */
function plays(declarations: Map<string | undefined, string>, name: string, seen = new Set<string>()): boolean {
  const text = declarations.get(name);
  if (text === undefined || seen.has(name)) return false;
  seen.add(name);
  return play.test(text) || [...text.matchAll(maker)].some(([, other = '']) => plays(declarations, other, seen));
}

/** The stories of one file, read from its text. */
export function storiesOf(path: string, source: string): Story[] {
  const title = metaTitle.exec(source)?.[1];
  if (title === undefined) return [];
  const declarations = declarationsOf(source);
  return [...source.matchAll(exportedStory)].map(({ 1: name = '', index }) => ({
    id: toId(title, storyNameFromExport(name)),
    title,
    name,
    path,
    line: lineAt(source, index),
    hasPlay: plays(declarations, name) || plays(declarations, 'meta'),
    source,
  }));
}

/** All stories of the workspace. */
export function readStories(root: string): Story[] {
  return globSync('packages/{*,features/*}/src/**/*.stories.tsx', { cwd: root })
    .sort()
    .flatMap((path) => storiesOf(path, readFileSync(join(root, path), 'utf8')));
}
