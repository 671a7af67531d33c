import { use } from 'react';
import type { ReviewData } from '../../scripts/lib/review.ts';

/** Loads once, when it is first asked for. */
function once<Data>(load: () => Promise<{ default: unknown }>): () => Promise<Data> {
  let data: Promise<Data> | undefined;
  return () => (data ??= load().then((module) => module.default as Data));
}

const screens = once<Pick<ReviewData, 'screens' | 'hasRelease'>>(() => import('virtual:kasb-review/screens'));
const components = once<ReviewData['components']>(() => import('virtual:kasb-review/components'));
const routes = once<ReviewData['routes']>(() => import('virtual:kasb-review/routes'));
const changes = once<ReviewData['changes']>(() => import('virtual:kasb-review/changes'));

/** All screens with their states. */
export const useScreens = () => use(screens());
/** All components of the design system. */
export const useComponents = () => use(components());
/** All addresses of the product. */
export const useRoutes = () => use(routes());
/** What the releases bring. */
export const useChanges = () => use(changes());
