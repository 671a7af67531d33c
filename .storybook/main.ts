import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import type { PluginOption } from 'vite';
import { dark } from '../packages/ui/src/theme/tokens.ts';
import { indexerOf } from '../scripts/lib/stories.ts';

const root = join(import.meta.dirname, '..');
/** A run of some stories builds no others. */
const files = process.env.KASB_STORY_FILES?.split(',').filter(Boolean) ?? [];

/** Icons that are imported by their own paths; Vite takes no pattern for what a package depends on. */
function iconsInUse() {
  const files = globSync('packages/{ui,kit,app,features/*}/src/**/*.tsx', { cwd: root });
  const paths = files.flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/lucide-react\/icons\/[\w-]+/g) ?? [],
  );
  return [...new Set(paths)].map((path) => `@kasb/ui > ${path}`);
}

/** Writes into each story what its source is, for pages that tests do not open. */
const isForPages = (plugin: PluginOption) => Boolean(plugin && 'name' in plugin && plugin.name === 'plugin-csf');

/**
 * Lets properties be read of components alone: what these are made of is read with them, and to look for components
 * among stories, styles and words took four tenths of a build.
 */
function docgenOfComponents(plugin: PluginOption): PluginOption {
  if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return { ...plugin, transform: { filter: { id: /\/[A-Z]\w*\.tsx$/ }, handler: transform } };
}

/** Storybook shows what is still to come on white, which is not what it is on in the dark. */
const inTheDark = (what: string, color: string) =>
  `<style>@media (prefers-color-scheme: dark) { ${what} { background-color: ${color}; } }</style>`;
const siteToCome = inTheDark('html', dark.color.page);
const pageToCome = inTheDark('.sb-preparing-docs, .sb-previewBlock, .sb-argstableBlock-body td', dark.color.surface);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories:
    files.length > 0
      ? files.map((file) => `../${file}`)
      : [
          '../docs/storybook/*.mdx',
          '../packages/*/src/**/*.mdx',
          '../packages/features/*/src/**/*.mdx',
          '../packages/*/src/**/*.stories.tsx',
          '../packages/features/*/src/**/*.stories.tsx',
        ],
  addons: [
    // MDX knows no tables by itself.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    './public',
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
    ...['wght.css', 'files'].map((name) => ({
      from: `../node_modules/@fontsource-variable/onest/${name}`,
      to: `/letters/${name}`,
    })),
  ],
  experimental_indexers: () => [indexerOf(root)],
  // What tests are run on leaves out what is read of components alone: pages in MDX are built, so that a broken one fails.
  // What machines read of components is made from it; nobody reads that of a run of tests.
  features: (features, { test }) => ({ ...features, componentsManifest: !test }),
  build: { test: { disableMDXEntries: false, disableBlocks: false, disabledAddons: [], disableTreeShaking: false } },
  docs: {},
  core: (core, { test }) => ({
    ...core,
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // Under test there is no manager to hear what happens to a story, but all of it was written down for one.
    ...(test && { channelOptions: { maxDepth: 1 } }),
  }),
  managerHead: (head = '') => `${head}${siteToCome}<link rel="stylesheet" href="./letters/wght.css">`,
  // Without the manager around it nobody asks for marks on elements; looking for them after each change of a story
  // took a tenth of what it costs.
  previewHead: (head = '', { test }) =>
    `${head}${pageToCome}<script>if (parent === window) window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true${
      test ? '; window.kasbTested = true' : ''
    }</script>`,
  // react-docgen-typescript needs the JavaScript API that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite, { test }) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).filter((plugin) => !(test && isForPages(plugin))).map(docgenOfComponents),
      vanillaExtractPlugin(),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // A dependency found late makes Vite reload the page in the middle of a first test run.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@kasb/ui > react-aria-components',
        '@kasb/ui > lucide-react',
        ...iconsInUse(),
        '@kasb/contract > valibot',
        'react-dom/server',
        'swr',
        'swr/infinite',
        'msw',
        'msw/browser',
        'msw-storybook-addon/csf3',
      ],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { ...vite.build?.rolldownOptions?.checks, moduleLevelDirective: false },
      },
    },
  }),
};

export default config;
