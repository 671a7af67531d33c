import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { moduleReport } from '../../scripts/lib/moduleReport.ts';

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // React Aria ships its own strings in 30 languages; for Uzbek it has none and falls back to English.
    { ...optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] }), enforce: 'pre' },
    precompress(),
    moduleReport(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: {
    port: 5173,
    // Pages and calls share paths; a call asks for JSON alone.
    proxy: {
      '^/': {
        target: `http://localhost:${process.env.PORT ?? 4000}`,
        bypass: ({ headers, url }) => (headers.accept === 'application/json' ? undefined : url),
      },
    },
  },
});

/** Writes a .br and a .gz beside each text asset, so that the server never compresses on the fly. */
function precompress(): Plugin {
  return {
    name: 'kasb-precompress',
    apply: 'build',
    // From the disk: Vite itself still changes chunks in its last hooks.
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(fileName)) continue;
        const file = join(dir, fileName);
        const source = readFileSync(file);
        if (source.length < 1024) continue;
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        writeFileSync(`${file}.br`, brotliCompressSync(source, { params }));
      }
    },
  };
}
