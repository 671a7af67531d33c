import type { Endpoint } from '@kasb/contract';
import { expect, test } from '@playwright/test';
import { act, count, MOST_ACTS } from './acts.ts';
import { addresses, cyrillic, standIn } from './russianProvider.ts';

test.use({ trace: 'off' });

/** The writes that were refused on some page. */
const refused = new Set<Endpoint>();

for (const address of addresses) {
  test(`${address} speaks Uzbek, whatever act is refused`, async ({ page }) => {
    await count(page);
    const state = await standIn(page, address);
    state.isFailing = ({ method }) => method !== 'GET';
    let isIdle = false;
    const open = async () => {
      await page.goto(`/uz${address}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForFunction(() => Reflect.get(globalThis, 'kasbUnderWay') === 0);
      await expect(page.getByRole('status', { name: 'Yuklanmoqda' })).toHaveCount(0);
    };
    await open();
    const at = page.url();
    const pressed: string[] = [];
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      // A page that is left in the middle of it is opened again.
      const name = await act(page, pressed).catch(() => undefined);
      if (name !== undefined) pressed.push(name);
      // A page that is left just now is read again where it led.
      await expect.poll(() => cyrillic(page).catch(() => ['the page was left']), `after ${name}`).toEqual([]);
      if (page.url() !== at) await open();
      else if (name === undefined && isIdle) break;
      // What lies over the page goes, and what is to come has come.
      else if (name === undefined) await page.keyboard.press('Escape');
      isIdle = name === undefined;
    }
    for (const endpoint of state.failed.keys()) refused.add(endpoint);
  });
}

// What stands behind an act that went well, as publishing does, only the walk of all problems in the kit words.
test('the walk refuses the acts that pages offer at once', () => {
  const names = [...refused].map(({ name }) => name);
  const expected = [
    'acceptInvitation',
    'connectHeadHunter',
    'declineInvitation',
    'deleteCompany',
    'deleteVacancy',
    'disconnectHeadHunter',
    'endSession',
    'loginByPhone',
    'registerByPhone',
    'saveInterviewQuestions',
    'sendChatMessage',
    'updateApplicationStatus',
    'updateEmployerProfile',
    'updateVacancy',
  ];
  expect(expected.filter((name) => !names.includes(name))).toEqual([]);
});
