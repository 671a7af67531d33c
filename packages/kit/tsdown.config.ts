import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/mocks/index.ts', 'src/server.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  unbundle: true,
  dts: true,
  sourcemap: true,
  inputOptions: { checks: { moduleLevelDirective: false } },
});
