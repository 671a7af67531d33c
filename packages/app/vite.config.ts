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
    // React Aria ships its own strings in 30 languages; the app speaks two, and it has none of its own for Uzbek.
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
    precompress(),
    moduleReport(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { port: 5173 },
});

/** Writes a .br and a .gz beside each text asset, so that the server never compresses on the fly. */
function precompress(): Plugin {
  return {
    name: 'kasb-precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(file.fileName)) continue;
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (source.length < 1024) continue;
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(source, { params }) });
      }
    },
  };
}
