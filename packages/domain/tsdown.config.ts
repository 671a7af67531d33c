import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/*.ts', 'src/{problems,issues,reasons}/{ru,uz}.ts', 'src/{documents,notices}/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  unbundle: true,
  dts: { sourcemap: false },
  sourcemap: true,
});
