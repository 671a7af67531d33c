import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A text that is replaced in modules, as `String.replace` does it. */
export interface Cut {
  pattern: RegExp;
  by: string;
}

/**
 * Replaces texts in the modules that match `id`, before they are bundled. A pattern that matches nothing any more
 * fails the build: what it leaves out would come back without a word.
 */
export function lean(name: string, id: RegExp, cuts: readonly Cut[], enforce?: 'pre'): Plugin {
  const unused = new Set(cuts);
  return {
    name: `kasb-lean-${name}`,
    apply: 'build',
    enforce,
    transform: {
      filter: { id },
      handler: (code) =>
        cuts.reduce((text, cut) => {
          const shorter = text.replace(cut.pattern, cut.by);
          if (shorter !== text) unused.delete(cut);
          return shorter;
        }, code),
    },
    buildEnd(error) {
      if (error) return;
      for (const { pattern } of unused) this.error(`lean ${name}: nothing matches ${String(pattern)} any more`);
    },
  };
}

/** The English summaries of calls: the OpenAPI document alone reads them. */
export const withoutSummaries = () =>
  lean('contract', /\/contract\/src\/\w+\.ts$/, [{ pattern: /^  summary: (['"]).*\1,$/gm, by: '' }], 'pre');

/**
 * React Router makes and names its components by statements that keep all of them in the page, those of its framework
 * and its data routers too, and exports its development build alone, with the texts of warnings. The app has routes
 * and no loaders, so what asks for the state of a data router is never answered.
 */
export const leanRouter = () =>
  lean('router', /\/react-router\/dist\/development\//, [
    { pattern: /^\w+\.displayName = "\w+";$/gm, by: '' },
    { pattern: /^(var \w+ = )(?=\w+\.(?:forwardRef|memo)\()/gm, by: '$1/*#__PURE__*/ ' },
    { pattern: /^var ENABLE_DEV_WARNINGS = true;$/m, by: 'var ENABLE_DEV_WARNINGS = false;' },
    { pattern: /^(\w+)\.contextType = \w+;$/gm, by: '' },
    {
      pattern: /^var (\w+) = (class extends \w+\.Component \{\n[\s\S]*?^\});?$/gm,
      by: 'var $1 = /*#__PURE__*/ (() => $2)();',
    },
    { pattern: /^(?=function warning\()/m, by: '/*#__NO_SIDE_EFFECTS__*/ ' },
    {
      pattern: /(\b(?:invariant|warning)\([^`"{};]*)(?<!=\s)(?:`(?:[^`\\]|\\.)*`|"[^"\\]*")(?=\s*\);)/g,
      by: "$1''",
    },
    { pattern: /`Cannot include a [^;]+`(?=;)/, by: "''" },
    { pattern: /`When overriding the location [^;]+\.`(?=\n\s+\);)/, by: "''" },
    { pattern: /\bif \(dataRouterOpts && dataRouterState\) \{$/m, by: 'if (false) {' },
    { pattern: /\bif \(dataRouterState\) \{$/m, by: 'if (false) {' },
    { pattern: /\breturn isDataRoute \? useNavigateStable\(\) : /, by: 'return ' },
    {
      pattern: /\breturn dataRouterState && \(match\.route\.ErrorBoundary /,
      by: 'return false && (match.route.ErrorBoundary ',
    },
  ]);

/** The icons, drawn by a function of a few lines (src/createIcon.tsx). */
export const leanIcons = () =>
  lean('icons', /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, [
    {
      pattern: /^import createLucideIcon from '[^']+';$/m,
      by: `import { createIcon as createLucideIcon } from '${join(import.meta.dirname, 'src/createIcon.tsx')}';`,
    },
    { pattern: /^__iconData\.node;$/m, by: '' },
  ]);

/** React has had the hook itself for long; of queries that no server answered nobody asks to be warned. */
export const leanStore = () =>
  lean('store', /\/swr\/dist\//, [
    { pattern: /(?<= from )'use-sync-external-store\/shim'/, by: "'react'" },
    { pattern: /\bif \(strictServerPrefetchWarning && [^)]+\) \{$/m, by: 'if (false) {' },
  ]);
