import { test } from '@playwright/test';
import { act, count, MOST_ACTS } from './acts.ts';
import { addresses, standIn } from './russianProvider.ts';
import { isWhole, lives, translate } from './translator.ts';

test.use({ trace: 'off' });

for (const address of addresses) {
  test(`${address} lives while it is translated, whatever is pressed`, async ({ page }) => {
    await count(page);
    await standIn(page, address);
    const translated = await translate(page);
    const open = async () => {
      await page.goto(`/uz${address}`);
      await page.waitForFunction(() => Reflect.get(globalThis, 'kasbUnderWay') === 0);
      await lives(page, translated);
    };
    await open();
    const at = page.url();
    const pressed: string[] = [];
    let isIdle = false;
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      // A page that is left in the middle of it is opened again.
      const name = await act(page, pressed).catch(() => undefined);
      if (name !== undefined) pressed.push(name);
      await isWhole(page, translated, `after ${name}`);
      if (page.url() !== at) await open();
      else if (name === undefined && isIdle) break;
      else if (name === undefined) await page.keyboard.press('Escape');
      isIdle = name === undefined;
    }
  });
}
