import { execFileSync } from 'node:child_process';
import { root, tool } from '../../scripts/lib/paths.ts';
import { writeNew } from './write.ts';

/** What is still to be written by hand. */
function restOf(kind = ''): string {
  const screen =
    'its page in packages/app/src/pages (exports `Component`), its route in routes.tsx (public: with `openPages` there ' +
    'and a row in packages/app/src/server/pages.ts, or visitors get 404), ' +
    'candidatePages.ts, employer.tsx or operator.tsx there, its address in packages/kit/src/links/links.ts, ' +
    'its row under Routes in docs/domain.md, a link to it in packages/app/src/header';
  const rest: Record<string, string> = {
    component:
      "what it is for and when not, in its .mdx; `'use client'` as its first line where it has a hook or a handler",
    screen,
    feature: `the package in packages/app/package.json, ${screen}`,
    endpoint:
      'its schemas (types that others use: packages/contract/src/index.ts), its handler, in the verbs of its module or ' +
      'in packages/server/src/compose/verbs.ts, `pnpm gen openapi`',
  };
  return `Still to be written: each TODO, ${rest[kind] ?? ''}; then \`pnpm gen api\`, and a line in the CHANGELOG beside each api.md that changed.`;
}

try {
  const paths = writeNew(root, process.argv.slice(2));
  execFileSync(
    tool('oxfmt'),
    paths.filter((path) => /\.tsx?$/.test(path)),
    { cwd: root },
  );
  for (const path of paths) console.log(path);
  console.log(restOf(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
