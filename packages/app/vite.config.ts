import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { moduleReport } from '../../scripts/lib/moduleReport.ts';

/**
 * What sign-in shares with the other pages, in one chunk. Left alone the bundler makes two dozen, one for each set of
 * pages that share a part, and small ones compress badly.
 */
const isShell = (id: string) =>
  [
    /\/app\/src\/(messages\/[a-z]+\.ts|routing\/(LoadBoundary|LoadFailure|Trouble|usePageTitle|withTimeout))/,
    /\/kit\/src\/(?!format|lending|mocks|messages\/(useWords|commonMessages|ru|uz)|screen|stories|api\/(initial|match|optimistic|page|poll|useOptimistic|usePages|useQuery)\.|problems\/(useFieldTexts|fieldText))/,
    /\/domain\/src\/(messages|phone)\.ts/,
    /\/contract\/src\/(auth|client|coded|endpoint|errors|fields|issues|lenient|phone|problems)\.ts/,
    /\/ui\/src\/(BackLink|Button|Heading|KasbTheme|Link|LinkButton|Logo|messages\/|PhoneField|Spinner|theme|VisuallyHidden)/,
    /\/ui\/src\/private\/(cx|FieldFrame|pending|safeHref|useFieldValidity)/,
    /\/node_modules\/(valibot|clsx|swr\/dist\/(?!infinite))/,
    /\/lucide-react\/dist\/esm\/(shared|Icon|context|createLucideIcon|defaultAttributes|icons\/(arrow-(left|right)|check|circle-check|external-link|phone|refresh-cw)\.)/,
    /\/react-aria(-components)?\/dist\/private\/(Button\.|Link\.|button\/|link\/|live-announcer|collections\/Hidden|utils\/mergeRefs)/,
  ].some((pattern) => pattern.test(id));

/** What nearly every page but sign-in needs of the kit: apart, these would be a dozen small chunks. */
const isKit = (id: string) =>
  /\/kit\/src\/(screen|format|api\/(initial|match|page|poll|usePages|useQuery)\.)|\/ui\/src\/(Toast\/ToastProvider|Page\/|Card\/|Skeleton\/|LoadingRegion\/|Text\/|Banner\/)|swr\/dist\/infinite/.test(
    id,
  );

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // React Aria ships its own strings in 30 languages; for Uzbek it has none and falls back to English.
    { ...optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] }), enforce: 'pre' },
    precompress(),
    withoutSummaries(),
    leanRouter(),
    moduleReport(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: isShell },
            { name: 'kit', test: isKit },
          ],
        },
      },
    },
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

/** Leaves the English summaries of calls out of the pages: the OpenAPI document alone reads them. */
function withoutSummaries(): Plugin {
  return {
    name: 'kasb-without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/\w+\.ts$/ },
      handler: (code) => code.replace(/^  summary: (['"]).*\1,$/gm, ''),
    },
  };
}

/**
 * React Router makes and names its components by statements that keep all of them in the page, links of its framework
 * with their loaders too, and exports its development build alone, with the texts of warnings.
 */
function leanRouter(): Plugin {
  return {
    name: 'kasb-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|memo)\()/gm, '$1/*#__PURE__*/ ')
          .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'),
    },
  };
}

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
