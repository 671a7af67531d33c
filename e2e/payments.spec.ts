import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startDemoPayments } from '../scripts/lib/demoPayments.ts';
import { Stand } from './stand.ts';

const second = '998917654321';
const stand = Stand.forThisFile();

/** The stand-ins call the server, and the server leads to them: its port is chosen first. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

test.beforeAll(async () => {
  const port = await freePort();
  await stand.start({ ...(await startDemoPayments(port)), PORT: port });
});

/** From the plans to the provider's page. */
async function goToPay(page: Page, method: 'Payme (демо)' | 'Click (демо)') {
  await page.goto('/employer/pricing?redirect=/employer/vacancies&vacancy=v1');
  await page.getByRole('article', { name: 'Бизнес' }).getByRole('button', { name: 'Купить' }).click();
  await expect(page).toHaveURL(/\/employer\/checkout\/[\w-]+\?redirect=\/employer\/vacancies&vacancy=v1$/);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: `Перейти в ${method}` }).click();
  await expect(page.getByRole('heading', { name: method })).toBeVisible();
}

test('a plan by Payme: refused by the bank, tried again, paid, and back to publishing', async ({ browser }) => {
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
});

test('another by Click, and an address of the provider that says paid is not believed', async ({ browser }) => {
  const page = await stand.enter(browser, second);
  await goToPay(page, 'Click (демо)');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('heading', { name: /Ждём подтверждения/ })).toBeVisible();
  await page.goto(`${page.url()}?status=paid`);
  await expect(page.getByRole('heading', { name: /Ждём подтверждения/ })).toBeVisible();
  await goToPay(page, 'Click (демо)');
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible();
  await page.context().close();
});
