import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { Stand } from './stand.ts';
import { openVacancy } from './vacancies.ts';

const owner = '998901234567';
const stand = Stand.forThisFile('scripts/start.ts');
test.describe.configure({ timeout: timeoutMs(150) });

test.beforeAll(() => stand.start());

/** Opens the applications to a vacancy that HeadHunter has too. */
async function openApplications(page: Page): Promise<void> {
  await page.goto('/employer/vacancies');
  const vacancy = await openVacancy(page, 'Швея-универсал');
  await vacancy.getByRole('link', { name: 'Заявки' }).click();
  const statistics = page.getByRole('region', { name: 'Статистика HeadHunter' });
  await expect(statistics.getByText('Конверсия')).toBeVisible();
  await expect(statistics.getByText('420', { exact: true })).toBeVisible();
}

test('the demo shows HeadHunter by itself: statistics, responses, a resume; after the next start too', async ({
  browser,
}) => {
  let page = await stand.enter(browser, owner);
  await page.goto('/employer/integrations/headhunter');
  await expect(page.getByText('Подключено', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Samarqand Textile' })).toBeChecked();

  await openApplications(page);
  const resume = page.getByRole('link', { name: 'Резюме на HeadHunter' });
  await expect(async () => {
    await page.reload();
    await page.getByRole('grid', { name: 'Список заявок' }).getByRole('row').first().click();
    await expect(resume).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const address = page.url();
  await page.getByRole('button', { name: 'Взять на скрининг' }).click();
  await expect(page.getByText('Статус заявки обновлен').first()).toBeVisible();
  await resume.click();
  await expect(page.getByRole('heading', { name: 'Опыт работы' })).toBeVisible();

  await stand.restart();
  page = await stand.enter(browser, owner);
  await openApplications(page);
  await page.goto(address);
  await page.getByRole('grid', { name: 'Список заявок' }).getByRole('row').first().click();
  await expect(page.getByRole('button', { name: 'Пригласить на интервью' })).toBeVisible();
  await page.getByRole('link', { name: 'Резюме на HeadHunter' }).click();
  await expect(page.getByRole('heading', { name: 'Опыт работы' })).toBeVisible();
});
