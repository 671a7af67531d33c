import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from './imports.ts';

/** What makes a story say something that a slow machine, or a fast one, does not. */
const rules: [pattern: RegExp, text: string][] = [
  [/\bmock\.calls\b/g, 'looks before the call may be there: use sent, lastSent or quiet of @kasb/kit/stories'],
  [
    /expect\((?!await\b|\(await\b).*\)\.(?:toHaveLength\(0\)|toEqual\(\[\]\))/g,
    'passes too early, and proves nothing: wait with quiet of @kasb/kit/stories, or ask for one that is not there',
  ],
  [
    /\bdelay\(|\bawait new Promise\b.*\bsetTimeout\b/g,
    'waits for time: move a fakeClock of @kasb/kit/stories on, or wait for what is perceived',
  ],
  [/\btimeout: [\d_]+ \}(?=\))/g, 'is a limit of its own: what is seen in time everywhere needs none'],
  [
    /(?<=await (?:\w+\.)?userEvent\.[^\n]*;\n\s*)await expect\((?!await\b)[^\n]*\bget(?:All)?By[^\n]*/g,
    'looks before the page has answered the act: put it into waitFor, or use findBy',
  ],
  [
    /await expect\(\s*(?!await\b|\(await\b)[^;]*?\bget(?:All)?By[^;]*?\)\.toBeVisible\(\)/g,
    'looks once, and what it looks for may come with another answer: use findBy',
  ],
  [
    /await expect\(\s*await [^;]*?\bfind(?:All)?By[^;]*?\)\.(?!toBeVisible|toBeInTheDocument)(?:not\.)?to\w+/g,
    'waits for what may be there already, and looks once at what may come to it later: put getBy into waitFor',
  ],
  [
    /expect\(\s*await [\w.()]+\.findByRole\('alert'[^\n]*/g,
    'finds a place that is empty until something is said in it: put getByRole into waitFor',
  ],
];

/** Assertions of a file of stories which pass or fail by chance, with their lines. */
export function storyRuleProblems(path: string, source: string): string[] {
  // An expectation within waitFor is looked at again.
  const waited = source.replace(/waitFor\(.*/g, (text) => text.replace(/expect\(/g, 'EXPECT('));
  return rules.flatMap(([pattern, text]) =>
    [...waited.matchAll(pattern)].map(({ 0: words, index }) => {
      const told = words.trim().slice(0, 60);
      return `${path}:${lineAt(waited, index)}: ${told} ${text}`;
    }),
  );
}

/** The same for all stories of the workspace, and for what they are played with. */
export function allStoryRuleProblems(root: string): string[] {
  return globSync('packages/{*,features/*}/src/**/{*.stories.tsx,stories/*.{ts,tsx}}', { cwd: root })
    .filter((path) => !path.startsWith('packages/kit/src/stories/'))
    .sort()
    .flatMap((path) => storyRuleProblems(path, readFileSync(join(root, path), 'utf8')));
}
