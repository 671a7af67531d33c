import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What of a translated page is known to a journey. */
export interface Translated {
  /** How often React found a text gone that it knew. */
  errors: string[];
}

/**
 * Puts each text of the page, and each that comes, into elements of its own, as the translator of Chrome does: React
 * goes on with the texts that it knew, which are in the page no more. From the moment on that the page answers.
 */
export async function translate(page: Page): Promise<Translated> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (/removeChild|insertBefore|NotFoundError/.test(message.text())) errors.push(message.text());
  });
  await page.addInitScript(begin);
  await page.evaluate(begin);
  return { errors };
}

function begin() {
  const untouched = 'script, style, title, textarea, option, noscript, font font, [translate=no]';
  const put = (text: Text) => {
    const { parentElement: parent } = text;
    if (!parent || parent.closest(untouched) || text.data === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return put(root as Text);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(put);
  };
  const start = () => {
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateIn(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  const wait = () => (performance.getEntriesByName('kasb-usable').length > 0 ? start() : requestAnimationFrame(wait));
  requestAnimationFrame(wait);
}

/** React has found all texts where it left them. */
export async function isWhole(page: Page, { errors }: Translated, when?: string) {
  await expect(page.getByRole('heading', { name: /Страница не открылась|Sahifa ochilmadi/ }), when).toHaveCount(0);
  expect(errors, when).toEqual([]);
}

/** The same, and the page is translated. */
export async function lives(page: Page, translated: Translated) {
  await expect(page.locator('body font font').first()).toBeAttached();
  await isWhole(page, translated);
}
