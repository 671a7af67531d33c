import type { Endpoint } from '@kasb/contract';
import { expect, test } from '@playwright/test';
import { addresses, cyrillic, standIn } from './russianProvider.ts';

// A trace of each of its pages would cost as much as the walk.
test.use({ trace: 'off' });

/** What the frame of a page asks: once seen to fail, it is left alone on the pages that follow. */
const framing = new Set<Endpoint>();

for (const address of addresses) {
  test(`${address} speaks Uzbek, whatever call fails`, async ({ page }) => {
    const state = await standIn(page, address);
    const visit = async (failing?: Endpoint) => {
      state.isFailing = (endpoint) => endpoint === failing;
      state.failed.clear();
      const hasFailed = () => failing === undefined || state.failed.has(failing);
      await page.goto(`/uz${address}`);
      await expect.poll(() => hasFailed() && state.underWay === 0, failing?.name).toBe(true);
      await expect(page.getByRole('status', { name: 'Yuklanmoqda' })).toHaveCount(0);
      await expect(page.locator('body')).toContainText(/\p{Script=Latin}{3}/u);
      expect(await cyrillic(page), `${failing?.name ?? 'nothing'} fails`).toEqual([]);
    };
    await visit();
    for (const endpoint of [...state.asked].filter((each) => !framing.has(each))) await visit(endpoint);
    for (const endpoint of state.asked) if (endpoint.access === 'session') framing.add(endpoint);
  });
}
