import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  unbundle: true,
  dts: true,
  sourcemap: true,
  outputOptions: { assetFileNames: '[name][extname]' },
  inputOptions: { checks: { moduleLevelDirective: false } },
  plugins: [vanillaExtractPlugin({ cwd: import.meta.dirname, identifiers: 'short', extract: { name: 'styles.css' } })],
});
