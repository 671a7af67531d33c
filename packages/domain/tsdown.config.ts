import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/language.ts',
    'src/say.ts',
    'src/sms.ts',
    'src/problems/{ru,uz}.ts',
    'src/issues/{ru,uz}.ts',
    'src/reasons/{ru,uz}.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: { sourcemap: false },
  sourcemap: true,
});
