import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

// Ways by keys alone.

/** The card that has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset.card : undefined,
  );
/** Goes on with a key until what is looked for has the focus. */
export async function goTo(page: Page, selector: string, key = 'Tab') {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} leads to no ${selector}`);
}
/** Goes along the column from its first card. */
export async function walkTo(page: Page, id: string) {
  await page.keyboard.press('Home');
  await goTo(page, `[data-card="${id}"]`, 'ArrowDown');
}
export async function goToButton(page: Page, name: string, key = 'Tab') {
  await page.getByText(name).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 60; presses += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (text === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} leads to no «${name}»`);
}

/** Goes down the open list to one of its options, a step when the one before was made. */
export async function goToOption(page: Page, name: string) {
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toBeVisible();
  const active = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-activedescendant') || document.activeElement?.id || '',
    );
  // A list that has opened takes the focus a little later: what is pressed until then is lost.
  await expect.poll(active).not.toBe('');
  for (let presses = 0; presses < 10; presses += 1) {
    const before = await active();
    if (before === (await option.getAttribute('id'))) return;
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).not.toBe(before);
  }
  throw new Error(`ArrowDown leads to no «${name}»`);
}
