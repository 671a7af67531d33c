import type { Locator } from '@playwright/test';

/** More places than any page has. */
const mostPlaces = 120;

/** Goes to a place by Tab, as somebody does who has no mouse. @throws when Tab does not lead there */
export async function tabTo(place: Locator): Promise<void> {
  await place.waitFor();
  for (let steps = 0; steps < mostPlaces; steps += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await place.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(place)}`);
}
