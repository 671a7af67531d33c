import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readReview, type ReviewData } from '../scripts/lib/review.ts';

const root = join(import.meta.dirname, '..');
const prefix = 'virtual:kasb-review/';

/** Gives the pages of the review site what they show, a module for each kind, so that a page loads its own. */
export function reviewData(): Plugin {
  let data: ReviewData | undefined;
  return {
    name: 'kasb-review-data',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      data ??= readReview(root);
      const { screens, hasRelease, components, routes, changes } = data;
      const names = components.map(({ name, label, page }) => ({ name, label, page }));
      const modules: Record<string, unknown> = {
        screens: { screens, hasRelease },
        components,
        'component-names': names,
        routes,
        changes,
      };
      return `export default ${JSON.stringify(modules[id.slice(prefix.length + 1)])}`;
    },
    // States and pages are edited while Storybook runs; what was read is read anew at the next load.
    watchChange: () => {
      data = undefined;
    },
  };
}
