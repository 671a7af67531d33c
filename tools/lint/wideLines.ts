import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The formatter leaves texts, comments, SQL and patterns as they are. Elsewhere texts for people may be wide. */
const comment = /^\s*(?:\*|\/[*/])(?!.*oxlint-disable)/;
const most = 120;

/** What `pnpm new` left to be written. */
export function todos(root: string): string[] {
  const paths = globSync(['packages/{*,features/*}/src/**/*.{ts,tsx,mdx}', 'packages/{*,features/*}/*.md'], {
    cwd: root,
  });
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\bTODO\b/.test(line) ? [`${path}:${index + 1}: TODO is still to be written`] : [])),
  );
}

/** Lines of the server, and comments anywhere, that are wider than 120 characters. */
export function wideLines(root: string): string[] {
  return globSync('packages/{*,features/*}/{src,test,bench,scripts}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line].length > most && (path.startsWith('packages/server/') || comment.test(line))
          ? [`${path}:${index + 1}: is wider than ${most} characters`]
          : [],
      ),
  );
}
