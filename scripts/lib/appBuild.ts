import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from '../../packages/server/scripts/sourcesHash.ts';
import { root, tool } from './paths.ts';

const app = join(root, 'packages', 'app');
const embed = join(root, 'packages', 'embed');
const stamp = join(app, 'dist', '.vite', 'sources.sha256');

/** The built script of the embed. */
export const embedScript = join(embed, 'dist', 'embed.js');

/** Where the built app is. */
export const appDist = join(app, 'dist');

const appSources = () =>
  sourcesHash(
    ['packages/**/*.{ts,tsx,json,html,css,svg,png,woff2}'],
    /(^|\/)(node_modules|dist|packages\/server|test|bench)$|\.(stories|test)\.tsx?$/,
  );

/** Builds the app unless the build at hand came from the very same sources. */
export function ensureAppBuilt() {
  const hash = appSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // For browsers, for the server that draws pages, and for the pages of others.
  const builds: [string, string][] = [
    [app, 'vite.config.ts'],
    [app, 'vite.server.config.ts'],
    [embed, 'vite.config.ts'],
  ];
  for (const [cwd, config] of builds) {
    const args = ['build', '--config', config, '--logLevel', 'warn'];
    const { status } = spawnSync(tool('vite'), args, { cwd, stdio: 'inherit' });
    if (status !== 0) throw new Error('the app does not build: see above');
  }
  writeFileSync(stamp, hash);
}
