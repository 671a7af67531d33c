import { writeNew } from './lib/newParts.ts';
import { root } from './lib/paths.ts';

try {
  for (const path of writeNew(root, process.argv.slice(2))) console.log(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
