import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectAtOnce } from '@playwright/test';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.ts';
import { root } from '../../scripts/lib/paths.ts';

/** As long as journeys wait: enough for a busy machine, and nothing waits for it to pass. In milliseconds. */
const patienceMs = 60_000;

/** What a visitor comes to see, on a busy machine too. */
export const expect = expectAtOnce.configure({ timeout: patienceMs });

/** Console errors of a page; that a visitor has no session is none. */
function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/users/me')) errors.push(message.text());
  });
  return errors;
}

/**
 * Lets a visitor with a wide window do something in Chromium; pictures go to the folder. @throws where the page tells
 * of an error
 */
export async function inBrowser(visit: (page: Page, pictures: string) => Promise<void>) {
  const pictures = join(root, '.tmp');
  mkdirSync(pictures, { recursive: true });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    page.setDefaultTimeout(patienceMs);
    const errors = watchErrors(page);
    await visit(page, pictures);
    expect(errors, 'console errors').toEqual([]);
  } finally {
    await browser.close();
  }
}
