import { execFileSync } from 'node:child_process';
import { root, tool } from '../../scripts/lib/paths.ts';
import { writeNew } from './write.ts';

/** What is still to be written by hand. */
function restOf(kind = ''): string {
  const screen =
    'its page in packages/app/src/pages, its route beside the others there, its address in packages/kit/src/links/links.ts';
  const rest: Record<string, string> = {
    component: 'what it is for and when not, in its .mdx',
    screen,
    feature: `the package in packages/app/package.json, and ${screen}`,
    endpoint: 'its schemas, its handler in packages/server/src, `pnpm gen openapi`',
  };
  return `Still to be written: each TODO, ${rest[kind] ?? ''}.`;
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
