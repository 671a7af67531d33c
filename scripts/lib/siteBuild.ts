import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { root, site, testedSite, tool } from './paths.ts';
import { addSheets } from './sheets.ts';
import { buildStart } from './startPage.ts';

function build(to: string, options: string[] = [], files: string[] = []) {
  execFileSync(tool('storybook'), ['build', '-o', to, '--quiet', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, KASB_STORY_FILES: files.join(',') },
  });
}

/**
 * Builds the review site: Storybook, a light first page before it, and the pictures that `pnpm sheets` took; how many
 * stories have some.
 */
export async function buildSite(): Promise<number> {
  build(site);
  renameSync(join(site, 'index.html'), join(site, 'storybook.html'));
  await buildStart(site);
  return addSheets(site);
}

/**
 * Builds the stories for their tests, without what is read of components for their pages, which takes a third less time;
 * with files of stories, these alone.
 */
export const buildStories = (files: string[] = []): void => build(testedSite, ['--test'], files);
