import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import { signIn } from './people.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();
const phone = '998935550011';

test.beforeAll(() => stand.start({ KASB_TRUST_PROXY: '127.0.0.1,::1' }));

/** A browser of the candidate, signed in from a network of its own: codes come once a minute to each. */
async function enter(browser: Browser, address: string) {
  const page = await stand.visit(browser);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await signIn(page, phone, { outbox: stand.outbox });
  return page;
}

test('a candidate keeps a vacancy, takes everything along, leaves, and comes back', async ({ browser }) => {
  const page = await enter(browser, '203.0.113.7');
  await page.goto('/vacancies');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Сохранить: ${title}` }).click();
  await expect(page.getByText('Сохранено в избранном')).toBeVisible();
  await page.goto('/my/saved');
  await expect(page.getByRole('article', { name: title }).first()).toBeVisible();

  await page.goto('/my/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  const archive = await readFile(await (await downloading).path());
  for (const name of ['data.json', 'data.html']) expect(archive.includes(name)).toBe(true);

  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const code = await codeAfter(
    phone,
    () => page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click(),
    stand.outbox,
  );
  await page.getByRole('textbox', { name: 'Код подтверждения' }).pressSequentially(code);
  await expect(page).toHaveURL(`${stand.url}/`);

  const back = await enter(browser, '203.0.113.8');
  await back.goto('/my/profile');
  await expect(back.getByText(/^Аккаунт удалится /)).toBeVisible();
  await back.getByRole('button', { name: 'Восстановить' }).click();
  await expect(back.getByRole('textbox', { name: 'Имя' })).toHaveValue('Отабек');
});
