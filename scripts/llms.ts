import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { llmsOf, llmsOfAll } from './lib/llms.ts';
import { workspacePackages } from './lib/packages.ts';
import { root } from './lib/paths.ts';

// In a package's folder, when it is packed: its llms.txt. In the root: that of all packages.
const folder = relative(root, process.cwd());
const own = workspacePackages(root).find((one) => one.folder === folder);
writeFileSync(join(process.cwd(), 'llms.txt'), own ? llmsOf(root, own) : llmsOfAll(root));
