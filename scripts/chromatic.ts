import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './lib/paths.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set');
} else if (!existsSync(join(root, 'storybook-static', 'index.json'))) {
  console.error('chromatic: storybook-static is absent, run `pnpm build-storybook` first');
  process.exitCode = 1;
} else {
  const args = ['--storybook-build-dir', 'storybook-static', ...process.argv.slice(2)];
  process.exitCode = spawnSync(tool('chromatic'), args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
