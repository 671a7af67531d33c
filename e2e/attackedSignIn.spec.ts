import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const phone = '998901234567';
const stand = Stand.forThisFile();

// This machine is the proxy, so that each phone has an address of its own.
test.beforeAll(() => stand.start({ KASB_TRUST_PROXY: '127.0.0.1,::1' }));

async function from(browser: Browser, address: string): Promise<Page> {
  const page = await stand.visit(browser);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await page.goto('/');
  // What is pressed before the script is there is posted as a form, to another address.
  await page.waitForFunction(() => performance.getEntriesByName('kasb-usable').length > 0);
  return page;
}

const ask = (page: Page, of = phone) =>
  codeAfter(
    of,
    async () => {
      await page.getByRole('textbox', { name: 'Номер телефона' }).fill(of.slice(3));
      await page.getByRole('button', { name: 'Начать' }).click();
    },
    stand.outbox,
  );
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Код подтверждения' });

test(
  'H4: a stranger who asks and guesses for a phone does not keep its person out',
  { tag: '@gate' },
  async ({ browser }) => {
    const stranger = await from(browser, '203.0.113.66');
    const owner = await from(browser, '198.51.100.7');
    await ask(stranger);
    // Asking at the same time from elsewhere is not stopped by it.
    const code = await ask(owner);
    for (let guess = 0; guess < 6; guess += 1) {
      const wrong = String(guess).repeat(6);
      const answer = stranger.waitForResponse((response) => response.url().endsWith('/auth/phone/verify'));
      await codeField(stranger).fill(wrong === code ? '999999' : wrong);
      expect((await answer).status()).toBe(422);
      await expect(codeField(stranger)).toHaveAttribute('aria-invalid', 'true');
    }
    // What the stranger's own tries spent is the stranger's own code.
    await codeField(owner).fill(code);
    await expect(owner.getByRole('heading', { level: 1, name: /^Добр.+, Дилноза$/ })).toBeVisible();
  },
);

test('six strangers, each from a network of their own, guess a code to its end, and its person comes in', async ({
  browser,
}) => {
  const person = '998917654321';
  for (let network = 1; network <= 6; network += 1) {
    const stranger = await from(browser, `203.0.${network}.9`);
    const code = await ask(stranger, person);
    for (const digit of '12345') {
      const wrong = digit.repeat(6);
      const answer = stranger.waitForResponse((response) => response.url().endsWith('/auth/phone/verify'));
      await codeField(stranger).fill(wrong === code ? '000000' : wrong);
      expect((await answer).status()).toBe(422);
      await expect(codeField(stranger)).toHaveAttribute('aria-invalid', 'true');
    }
  }
  const owner = await from(browser, '198.51.100.8');
  const code = await ask(owner, person);
  await codeField(owner).fill(code);
  await expect(owner.getByRole('heading', { level: 1, name: /^Добр.+, Рустам$/ })).toBeVisible();
});
