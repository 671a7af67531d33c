import { join } from 'node:path';
import { readmeReferenceOf } from './lib/packageReference.ts';
import { workspacePackages } from './lib/packages.ts';
import { root } from './lib/paths.ts';
import { copyPictures } from './lib/readmePictures.ts';
import { writeBlock } from './lib/writeBlock.ts';

// pnpm readmes [--pictures]
// Writes into the READMEs what sources and `api.md` say: props, calls and links of a feature, exports, calls, problems;
// with --pictures also takes the pictures of screens that they show over from those of `pnpm sheets`.
if (process.argv.includes('--pictures')) copyPictures(root);
for (const one of workspacePackages(root)) {
  const reference = readmeReferenceOf(root, one);
  if (reference !== undefined) writeBlock(join(one.folder, 'README.md'), 'reference', reference);
}
