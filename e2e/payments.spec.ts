import { expect, test } from '@playwright/test';
import { goToPay, orderByInvoice, startPaying } from './payments.ts';
import { Stand } from './stand.ts';

const second = '998917654321';
const stand = Stand.forThisFile();

test.beforeAll(() => startPaying(stand));

test(
  'a plan by Payme: refused by the bank, tried again, paid, and back to publishing',
  { tag: '@gate' },
  async ({ browser }) => {
    const page = await stand.enter(browser, second);
    await goToPay(page, 'Payme (демо)');
    await page.getByRole('button', { name: 'Банк отказал' }).click();
    await expect(page.getByRole('heading', { name: 'Оплата не прошла' })).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible();
    expect(page.url()).toBe(address);
    await page.getByRole('link', { name: 'Вернуться к публикации' }).click();
    await expect(page).toHaveURL(/\/employer\/vacancies$/);
    await page.goto('/employer/subscriptions');
    await expect(page.getByRole('article', { name: 'Бизнес' })).toContainText('Payme (демо)');
    await page.context().close();
  },
);

test('by Click: an address that says paid is not believed, refused by the bank, and paid again', async ({
  browser,
}) => {
  const page = await stand.enter(browser, second);
  await goToPay(page, 'Click (демо)');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('heading', { name: /Ждём подтверждения/ })).toBeVisible();
  await page.goto(`${page.url()}?status=paid`);
  await expect(page.getByRole('heading', { name: /Ждём подтверждения/ })).toBeVisible();
  await goToPay(page, 'Click (демо)');
  await page.getByRole('button', { name: 'Банк отказал' }).click();
  await expect(page.getByRole('heading', { name: 'Оплата не прошла' })).toBeVisible();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible();
  await page.context().close();
});

test('by an invoice: its paper, its file, its link without an account, until it is cancelled', async ({ browser }) => {
  const page = await stand.enter(browser, second);
  await orderByInvoice(page);
  await page.getByRole('link', { name: /^Счёт \d{4}-\d{6}$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Счёт № \d{4}-\d{6}$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/);

  const link = /\/invoice\/[\w-]{32}/.exec((await page.getByText(/Проверить: /).textContent()) ?? '')?.[0] ?? '';
  const visitor = await stand.visit(browser);
  expect((await visitor.goto(link))?.headers()['x-robots-tag']).toBe('noindex');
  await expect(visitor.getByRole('heading', { level: 1, name: /^Счёт на оплату № \d{4}-\d{6}$/ })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Скачать PDF' })).toBeVisible();

  await page.goto('/employer/subscriptions?tab=payments');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Счёт / }) });
  await row.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Счёт' }).getByText('Отменён')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Отменён')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Скачать PDF' })).toBeHidden();
  await visitor.context().close();
  await page.context().close();
});
