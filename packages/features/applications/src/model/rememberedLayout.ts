import type { ApplicationsLayout } from './applicationsView.ts';

const key = 'kasb.applicationsView';

/** How the person looked at applications last on this device. */
export function rememberedLayout(): ApplicationsLayout {
  try {
    return localStorage.getItem(key) === 'board' ? 'board' : 'list';
  } catch {
    return 'list';
  }
}

/** Remembers it. */
export function rememberLayout(layout: ApplicationsLayout): void {
  try {
    localStorage.setItem(key, layout);
  } catch {
    // A browser that keeps nothing shows the list.
  }
}
