import type { Page } from 'playwright';
import { speak } from './trial.ts';
import type { Asked } from './trial.ts';

// What a runner does to a story whose play has ended.

/**
 * Shows the story as it stands now in another theme; nothing is drawn anew, since a story's own clock may stand still.
 */
export const showTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((next) => {
    const { dataset } = document.documentElement;
    for (const root of document.querySelectorAll<HTMLElement>('[data-kasb-theme]')) {
      // What a story shows in a theme of its own stays in it.
      if (root.dataset.kasbTheme !== dataset.theme) root.dataset.kasbPinned = '';
      if (root.dataset.kasbPinned === undefined) root.dataset.kasbTheme = next;
    }
    dataset.theme = next;
  }, theme);

/** Waits until what changed is drawn: two frames, and the fonts. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => void requestAnimationFrame(done));
    await frame();
    await frame();
    await document.fonts.ready;
  });
}

/**
 * Makes the story go on in another language, and waits for what it reads anew; false: it brings a portal of its own.
 */
export async function speakTo(page: Page, language: Asked['language']): Promise<boolean> {
  const isHeard = await page.evaluate(
    ([event, next]) =>
      new Promise<boolean>((resolve) => {
        const detail: Asked = { language: next, done: () => resolve(true) };
        document.documentElement.lang = next;
        if (document.dispatchEvent(new CustomEvent(event, { detail, cancelable: true }))) resolve(false);
      }),
    [speak, language] as const,
  );
  await settle(page);
  return isHeard;
}
