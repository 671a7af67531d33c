import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { subsetFonts } from './subsetFonts.ts';

/**
 * What sign-in shares with the other pages, in one chunk. Left alone the bundler makes two dozen, one for each set of
 * pages that share a part, and small ones compress badly and cost a request each. A group takes with it what its
 * modules import: what sign-in needs must stand here, or sign-in loads the other groups. `pnpm test size` tells.
 */
const shell = [
  /\/app\/src\/(header\/LanguageLink|language\.ts|messages\/[a-z]+\.ts)/,
  /\/app\/src\/routing\/(LoadBoundary|LoadFailure|Trouble|UsableMark|usePageTitle|withTimeout)/,
  /\/kit\/src\/(links|log|provider|session)\//,
  /\/kit\/src\/api\/(arrived|idempotency|query|touched|underWay|useCommand|useIdempotencyKey|useLanguageChange|useTouch)\./,
  /\/kit\/src\/messages\/useMessages/,
  /\/kit\/src\/problems\/(?!useFieldTexts|fieldText)/,
  /\/domain\/src\/(messages|phone|sameOriginPath)\.ts/,
  /\/contract\/src\/(auth|client|coded|endpoint|errors|fields|issues|lenient|phone)\.ts/,
  /\/ui\/src\/(BackLink|Button|Heading|KasbTheme|Link|LinkButton|Logo|messages|router|Spinner|theme|VisuallyHidden)/,
  /\/ui\/src\/private\/(Anchor|cx|FieldFrame|mergeRefs|Pressable|safeHref|touchMarks|useFieldValidity|useIsClient)/,
  /\/node_modules\/(valibot|clsx|react-router|swr\/dist\/(?!infinite))/,
  /\/lucide-react\/dist\/esm\/icons\/(arrow-(left|right)|check|circle-(check|exclamation-point)|external-link)\./,
];
/** What sign-in has besides. */
const signIn = [
  /\/app\/src\/pages\/wayBack\.ts/,
  /\/features\/auth\/src\/(messages\/(index|ru|uz)\.|model\/signInSteps|data\/useRequestCode)/,
  /\/features\/auth\/src\/screens\/SignIn\/(AuthLayout|SignIn\.css|StepHead)/,
];
/** What asks for a phone, and for a code to it. */
const phone = [
  /\/ui\/src\/PhoneField\//,
  /\/lucide-react\/dist\/esm\/icons\/phone\./,
  /\/kit\/src\/(codes\/(puzzle|resendAfter|useCodeCall)\.|messages\/(code|signIn)\/)/,
];
/** What nearly every page but sign-in needs. */
const site = [
  /\/kit\/src\/(screen\/(?!NothingFiltered|SaveActions|useReorder)|format\/(?!saveCsv|toCsv)|api\/(initial|match|page|usePages|useQuery)\.)/,
  /\/kit\/src\/messages\/(useWords|public)|\/domain\/src\/words\.ts|swr\/dist\/infinite/,
  /\/ui\/src\/(Toast\/ToastProvider|Page\/|Card\/|Skeleton\/|LoadingRegion\/|Text\/|Banner\/|Avatar\/)/,
  /\/ui\/src\/private\/(lazyPart|useControlled)/,
  /\/features\/candidate\/src\/model\/respondDraft\./,
  /\/app\/src\/(messages\/site|header\/Site|pages\/PageFrame|routing\/useArrival)/,
  /\/kit\/src\/messages\/(useReplies|replyTime)/,
  /\/contract\/src\/(search|vacancy|screening|reasons|taxonomy)\.ts/,
  /\/ui\/src\/(Facts|PublicHeader|recruitment\/SalaryText)/,
  /\/lucide-react\/dist\/esm\/icons\/(briefcase|building-complex|clock)\./,
];
/** What nearly every form has. */
const fields = [
  /\/ui\/src\/(ChoiceChips\/|TextArea|TextField|private\/(useTextControl|GroupFrame))/,
  /\/kit\/src\/(problems\/(useFieldTexts|fieldText)|messages\/respond\/)|\/domain\/src\/(documents\/factWords|say)\.ts/,
  /\/contract\/src\/(resume|application|emailAddress|messages)\.ts/,
  /\/lucide-react\/dist\/esm\/icons\/plus\./,
];
/** What a response has besides, and the candidate's pages that go on with it. */
const respond = [
  /\/contract\/src\/(consent|candidate)\.ts/,
  /\/features\/candidate\/src\/(messages\/responding|data\/(responding|responseReads|useCodes)|parts\/FactFields)/,
  /\/features\/candidate\/src\/screens\/Respond\/(FormSkeleton|Respond\.css)/,
];
/** What the search and a vacancy have besides. */
const publicPages = [
  /\/features\/search\/src\/(data\/useLoaded|messages|model|parts\/(NotFound\/|PlaceLinks\/|PublicSheet\/|Vacancy|RespondButton\/RespondButton))/,
  /\/app\/src\/pages\/savingSlots|\/features\/candidate\/src\/(messages\/saving|model\/(wanted|savedFilters)\.)/,
  /\/features\/candidate\/src\/parts\/(SaveButton\/SaveButton|SaveSearchButton\/SaveSearchButton)\./,
  /\/ui\/src\/(DescriptionClamp|EmptyState\/|SearchField|Select\/Select\.|ShowMore)/,
  /\/lucide-react\/dist\/esm\/icons\/(bookmark|chevron-down|house|map-pin|search|shuffle)\./,
];
/** What opens above a page, with the parts of React Aria that it stands on. */
const overlay = [/\/ui\/src\/(AlertDialog\/|ConfirmDialog\/|ComboBox\/ComboBox\.|Menu\/Menu\.|Popover\/Popover\.)/];
/** What most pages behind a sign-in have besides. */
const office = [
  /\/contract\/src\/(days|requisites|company|companies|vacancies|billing)\.ts/,
  /\/kit\/src\/(api\/useOptimistic|messages\/(KeptText|trade\/))/,
  /\/ui\/src\/(Badge|DescriptionList|Inline|ListDetail|Segmented|Stack|StatusBadge)\//,
  /\/ui\/src\/private\/(choice\.css|gap\.css|useBottomBar|useIsNarrow|useRovingGroup|useScrollable)/,
  /\/icons\/(ban|chevron-right|download|ellipsis|eye|file-text|layout-dashboard|list-checks|log-out|minus)\./,
  /\/icons\/(menu|printer|receipt-text|send|sparkles|trash|undo-2|user|users|video)\./,
];
/** Words that pages behind a sign-in share with those that are opened by a link. */
const words = [/\/kit\/src\/messages\/commonMessages/];
/** What most pages behind a sign-in have, and none that is opened by a link. */
const cabinet = [
  /\/app\/src\/(header\/useSignOut|routing\/RequireRole)/,
  /\/features\/notifications\/src\/data\/useNotifications/,
  /\/contract\/src\/(issuesOf|notificationChoice|notificationSettings|notifications|searchNotifies)\.ts/,
  /\/kit\/src\/(screen\/(NothingFiltered|SaveActions)|telegram\/(isTelegramConnected|useTelegram))/,
  /\/ui\/src\/(Checkbox\/Checkbox\.|FilterChips\/|FormLayout\/|ListRow\/|ProgressBar\/|Switch\/)/,
  /\/icons\/(file-user|lock|pencil)\./,
];
/** What most pages of an employer have besides. */
const employer = [
  /\/contract\/src\/(applications|posting)\.ts|\/domain\/src\/subscription\.ts/,
  /\/features\/vacancies\/src\/data\/useCompanies\./,
  /\/ui\/src\/(AppHeader\/messages|Countdown\/|Dialog\/Dialog\.|recruitment\/(Application|Vacancy)?StatusBadge\/)/,
  /\/icons\/(arrow-up|briefcase-business|chart-column|credit-card|inbox|list|tags)\./,
];

/**
 * The chunks with which public pages begin. Nearly all of their functions are called at once, so Chrome is told to
 * compile them while they come, beside the page, and not one by one in its way; others read a comment.
 */
const eager = /^(?:index|shell|phone|signIn|site|public|(?:SignIn|Vacancies|Vacancy|Place|PublicCompany)Page)$/;

const groups = Object.entries({
  shell,
  phone,
  signIn,
  site,
  public: publicPages,
  fields,
  respond,
  overlay,
  office,
  words,
  cabinet,
  employer,
}).map(([name, patterns]) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
}));

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // React Aria ships its own strings in 30 languages; for Uzbek it has none and falls back to English.
    { ...optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] }), enforce: 'pre' },
    subsetFonts(),
    precompress(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        postBanner: ({ name }) => (eager.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups,
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
