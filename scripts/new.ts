import { execFileSync } from 'node:child_process';
import { writeNew } from './lib/newParts.ts';
import { root, tool } from './lib/paths.ts';

try {
  const paths = writeNew(root, process.argv.slice(2));
  execFileSync(
    tool('oxfmt'),
    paths.filter((path) => /\.tsx?$/.test(path)),
    { cwd: root },
  );
  for (const path of paths) console.log(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
