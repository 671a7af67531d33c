import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node22',
  tsconfig: 'tsconfig.build.json',
  unbundle: true,
  fixedExtension: false,
  dts: { sourcemap: false },
  sourcemap: true,
});
