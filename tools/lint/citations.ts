import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document whose anchors code and documents cite. */
const domainFile = 'docs/domain.md';

/** The line of a place in a text, from 1. */
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const files = ['*.{md,ts,js}', '.storybook/*.{ts,tsx}', '{docs,scripts,e2e,tools,packages}/**/*.{md,mdx,ts,tsx,sql}'];
/** Other people's, made, or the test of this check, which must cite what is not there. */
const leftAside = [
  '**/node_modules/**',
  '**/dist/**',
  '**/dist-server/**',
  '**/CHANGELOG.md',
  'tools/lint/citations.test.ts',
];

/** Words for where a rule is written, of papers that are not in the repository. */
const elsewhere = new RegExp(
  [
    String.raw`\b(?:specification|decision)s?, (?:section |screen )?\d+`,
    String.raw`\b(?:section|screen) \d+`,
    String.raw`\b(?:specification|catalogue)s?\b`,
    String.raw`спецификаци\p{L}*`,
  ].join('|'),
  'giu',
);
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\])\/\/[^\n]*/g;
const citation = /\bdomain\.md#([\w-]+)/g;
const ownLink = /\]\(#([\w-]+)\)/g;
const anchor = /<a id="([\w-]+)">/g;

/** The anchors of the domain's document. */
export function readAnchors(root: string): Set<string> {
  const source = readFileSync(join(root, domainFile), 'utf8');
  return new Set([...source.matchAll(anchor)].map(([, id = '']) => id));
}

/** Says which citations of a text lead nowhere: to an anchor that is not there, or out of the repository. */
function citationProblems(path: string, source: string, anchors: ReadonlySet<string>): string[] {
  const report = (index: number, text: string) => `${path}:${lineAt(source, index)}: ${text}`;
  const links = path === domainFile ? [citation, ownLink] : [citation];
  const missing = links
    .flatMap((link) => [...source.matchAll(link)])
    .filter(([, id = '']) => !anchors.has(id))
    .map(({ 1: id, index }) => report(index, `${domainFile} has no anchor ${id}`));
  const isCode = /\.[jt]sx?$/.test(path);
  const texts = isCode ? [...source.matchAll(comment)] : [{ 0: source, index: 0 }];
  const foreign = texts.flatMap(({ 0: text, index: start }) =>
    [...text.matchAll(elsewhere)].map(({ 0: words, index }) =>
      report(start + index, `«${words}» is not in the repository: state the fact, or cite an anchor of ${domainFile}`),
    ),
  );
  return [...missing, ...foreign];
}

/** The same for every document and every comment of the workspace. */
export function allCitationProblems(root: string): string[] {
  const anchors = readAnchors(root);
  return globSync(files, { cwd: root, exclude: leftAside })
    .sort()
    .flatMap((path) => citationProblems(path, readFileSync(join(root, path), 'utf8'), anchors));
}
