import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { freePort } from '../packages/server/src/db/cluster/programs.ts';
import { startDemoPayments } from '../scripts/lib/demoPayments.ts';
import type { Stand } from './stand.ts';

/** Starts a server with both providers' stand-ins beside it. @returns the settings that name them */
export async function startPaying(stand: Stand): Promise<Record<string, string>> {
  // The stand-ins call the server, and the server leads to them: its port is chosen first.
  const port = String(await freePort());
  const settings = await startDemoPayments(port);
  await stand.start({ ...settings, PORT: port });
  return settings;
}

/** From the plans to the provider's page. */
export async function goToPay(page: Page, method: 'Payme (демо)' | 'Click (демо)') {
  await page.goto('/employer/pricing?redirect=/employer/vacancies&vacancy=v1');
  await page.getByRole('article', { name: 'Бизнес' }).getByRole('button', { name: 'Купить' }).click();
  await expect(page).toHaveURL(/\/employer\/checkout\/[\w-]+\?redirect=\/employer\/vacancies&vacancy=v1$/);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: `Перейти в ${method}` }).click();
  await expect(page.getByRole('heading', { name: method })).toBeVisible();
}

const requisites = {
  Наименование: 'ООО «Барака Строй»',
  СТИР: '301234567',
  'Расчётный счёт': '20208000900123456001',
  Банк: 'Ипотека-банк',
  МФО: '00873',
  Адрес: 'Самарканд, ул. Регистан, 5',
};

/** From the plans to an invoice that waits for its money. */
export async function orderByInvoice(page: Page) {
  await page.goto('/employer/pricing');
  await page.getByRole('article', { name: 'Бизнес' }).getByRole('button', { name: 'Купить' }).click();
  await page.getByRole('radio', { name: 'Счёт для юридического лица' }).check();
  for (const [label, value] of Object.entries(requisites))
    await page.getByRole('textbox', { name: new RegExp(label) }).fill(value);
  await page.getByRole('button', { name: 'Выставить счёт' }).click();
  await expect(page.getByRole('heading', { name: 'Ждём оплату по счёту' })).toBeVisible();
}
