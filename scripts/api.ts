import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { apiReports } from './lib/apiReport.ts';
import { root } from './lib/paths.ts';

// Builds the published packages and writes down what they offer: an api.md beside each package.json.
const args = ['--filter', './packages/**', '--filter', '!./packages/app', 'run', 'build'];
const { status } = spawnSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) throw new Error('the packages were not built');
for (const { path, text } of await apiReports()) writeFileSync(path, text);
