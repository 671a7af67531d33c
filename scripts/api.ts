import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports } from './lib/apiReport.ts';
import { keptSizes, measureExports, readSizes, writeSizes } from './lib/exportSizes.ts';
import { workspacePackages } from './lib/packages.ts';
import { root } from './lib/paths.ts';

// Builds the published packages and writes down what they offer: an api.md beside each package.json, and what each
// export weighs and is made of.
const args = ['--filter', './packages/**', '--filter', '!./packages/app', 'run', 'build'];
const { status } = spawnSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) throw new Error('the packages were not built');
const sizes = writeSizes(await measureExports(workspacePackages(root)));
writeFileSync(join(root, keptSizes), sizes);
for (const { path, text } of await apiReports(readSizes(sizes))) writeFileSync(path, text);
