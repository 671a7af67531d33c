import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from '../../packages/server/scripts/sourcesHash.ts';
import { root, site, testedSite, tool } from './paths.ts';
import { RunError } from './runError.ts';
import { buildStart } from './startPage.ts';
import { stateProblems } from './stories.ts';

function build(to: string, options: string[] = [], files: string[] = []) {
  const problems = stateProblems(root);
  if (problems.length > 0) throw new RunError(problems.join('\n'));
  const env = { ...process.env, KASB_STORY_FILES: files.join(',') };
  const args = ['build', '-o', to, '--quiet', '--loglevel', 'warn', ...options];
  if (spawnSync(tool('storybook'), args, { cwd: root, stdio: 'inherit', env }).status === 0) return;
  throw new RunError('Storybook was not built: see above');
}

/** Builds the review site: Storybook, a light first page before it, and what it says to machines. */
export async function buildSite(): Promise<void> {
  build(site);
  renameSync(join(site, 'index.html'), join(site, 'storybook.html'));
  await buildStart(site);
}

/** Names what the stories at hand were built of. */
const stamp = join(testedSite, 'sources.sha256');

/** What the stories at hand were built of, if all of them were. */
export const builtStories = (): string | undefined => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined);

const storySources = () =>
  sourcesHash(
    [
      'packages/{*,features/*}/{src/**/*.*,package.json}',
      '.storybook/**/*.{ts,tsx,css,html}',
      'docs/**/*.{json,md,mdx}',
    ],
    /(^|\/)(node_modules|packages\/server)$|\.test\.tsx?$/,
  );

/**
 * Builds the stories for their tests, without what is read of components for their pages, which takes a third less time;
 * with files of stories, these alone. Built once for the same sources.
 */
export function ensureStoriesBuilt(files: string[] = []): void {
  const hash = [storySources(), ...files].join('\n');
  if (builtStories() === hash) return;
  rmSync(stamp, { force: true });
  build(testedSite, ['--test'], files);
  writeFileSync(stamp, hash);
}
