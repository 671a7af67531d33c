import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/table.ts', 'src/openapi.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  unbundle: true,
  dts: { sourcemap: false },
  sourcemap: true,
});
