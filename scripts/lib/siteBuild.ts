import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { root, site, tool } from './paths.ts';
import { addSheets } from './sheets.ts';
import { buildStart } from './startPage.ts';

/**
 * Builds the review site: Storybook, a light first page before it, and the pictures that `pnpm sheets` took; how many
 * stories have some. With files of stories, of these alone, which takes half the time.
 */
export async function buildSite(files: string[] = []): Promise<number> {
  execFileSync(tool('storybook'), ['build', '-o', site, '--quiet'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, KASB_STORY_FILES: files.join(',') },
  });
  renameSync(join(site, 'index.html'), join(site, 'storybook.html'));
  await buildStart(site);
  return addSheets(site);
}
