import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document whose anchors code and documents cite. */
const domainFile = 'docs/domain.md';

const files = ['*.{md,ts,js}', '.storybook/*.{ts,tsx}', '{docs,scripts,e2e,tools,packages}/**/*.{md,mdx,ts,tsx,sql}'];
/** Other people's, made, or the test of this check, which must cite what is not there. */
const leftAside = [
  '**/{node_modules,dist,dist-server}/**',
  '**/CHANGELOG.md',
  'tools/lint/citations.ts',
  'tools/lint/citations.test.ts',
];

/** Words for where a rule is written, of papers that are not in the repository. */
const elsewhere =
  /\b(?:specification|decision)s?, (?:section |screen )?\d+|\b(?:section|screen) \d+|\b(?:specification|catalogue)s?\b|спецификаци\p{L}*/giu;
/** A file that a document names from the root. */
const named = /`((?:tools|scripts|packages|docs|e2e|deploy)\/[\w./-]+\.(?:ts|tsx|md|json|sql|css))`/g;
const comment = /^\s*(?:\*|\/[*/])|(?<![:'"`\w\\])\/\/\s/;

/** The anchors of the domain's document. */
export function readAnchors(root: string): Set<string> {
  const source = readFileSync(join(root, domainFile), 'utf8');
  return new Set([...source.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id));
}

/** Says which citations of documents and comments lead nowhere: to an anchor that is not there, or out of the repository. */
export function allCitationProblems(root: string): string[] {
  const anchors = readAnchors(root);
  return globSync(files, { cwd: root, exclude: leftAside })
    .sort()
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const links = path === domainFile ? /(?:\bdomain\.md|\]\()#([\w-]+)/g : /\bdomain\.md#([\w-]+)/g;
          const missing = [...line.matchAll(links)].flatMap(([, id = '']) =>
            anchors.has(id) ? [] : [`${domainFile} has no anchor ${id}`],
          );
          const isText = /\.(?:mdx?|sql)$/.test(path) || comment.test(line);
          const foreign = (isText ? (line.match(elsewhere) ?? []) : []).map(
            (words) => `«${words}» is not in the repository: state the fact, or cite an anchor of ${domainFile}`,
          );
          const gone = (path.endsWith('.md') ? [...line.matchAll(named)] : []).flatMap(([, file = '']) =>
            existsSync(join(root, file)) ? [] : [`there is no ${file}`],
          );
          return [...missing, ...foreign, ...gone].map((problem) => `${path}:${index + 1}: ${problem}`);
        }),
    );
}
