import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from './paths.ts';

/** Builds the first page of the review site into a folder, beside what is there. */
export async function buildStart(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, '.storybook', 'start'),
    base: './',
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'start',
      rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
    },
  });
}
