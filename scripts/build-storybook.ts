import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './lib/paths.ts';
import { addSheets } from './lib/sheets.ts';
import { buildStart } from './lib/startPage.ts';

// The site that reviewers read: Storybook, a light first page before it, and the pictures that `pnpm sheets` took.
const site = join(root, 'storybook-static');
execFileSync(tool('storybook'), ['build', '-o', site, '--quiet'], { cwd: root, stdio: 'inherit' });
renameSync(join(site, 'index.html'), join(site, 'storybook.html'));
await buildStart(site);
console.log(`pictures on the sheets: ${addSheets(site)}`);
