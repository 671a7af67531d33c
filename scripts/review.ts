import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './lib/paths.ts';
import { serveFolder } from './lib/staticServer.ts';

// Serves the built review site on this machine.
if (!existsSync(join(site, 'storybook.html'))) throw new Error('run `pnpm build-storybook` first');
console.log(`the review site: ${(await serveFolder(site)).url}`);
