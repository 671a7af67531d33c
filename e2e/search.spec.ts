import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { phoneOf, signIn } from './people.ts';

const count = (page: Page) => page.getByRole('status');

async function search(page: Page, words: string) {
  await page.getByRole('textbox', { name: 'Поиск' }).fill(words);
  await page.getByRole('button', { name: 'Найти' }).click();
}

/** A public vacancy without questions to which whoever is signed in has not responded. */
async function unanswered(page: Page): Promise<{ id: string; title: string }> {
  const read = async (path: string): Promise<unknown> =>
    (await page.request.get(path, { headers: { accept: 'application/json' } })).json();
  const { responded } = (await read('/candidate/vacancy-marks')) as { responded: string[] };
  for (const vacancy of (await read('/vacancies?limit=50')) as { id: string; title: string }[]) {
    if (responded.includes(vacancy.id)) continue;
    const { screening } = (await read(`/vacancies/${vacancy.id}`)) as { screening: unknown[] };
    if (screening.length === 0) return vacancy;
  }
  throw new Error('no vacancy is left to respond to');
}

test('a visitor finds by word forms and with a typo, filters by city, and Back brings the filters back', async ({
  page,
}) => {
  await page.goto('/vacancies');
  await expect(count(page)).toHaveText(/Найдено вакансий: \d+/);
  await expect(page.getByRole('button', { name: 'Откликнуться' })).toHaveCount(0);

  for (const words of ['технологи швейного', 'тeхнолог', 'технолгo']) {
    await search(page, words);
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(words).split('%20')[0]}`));
    await expect(page.getByRole('link', { name: 'Технолог швейного производства', exact: true }).first()).toBeVisible();
  }

  await page.getByRole('button', { name: 'Сбросить' }).first().click();
  await page.getByRole('combobox', { name: 'Город' }).click();
  await page.getByRole('option', { name: 'Самарканд', exact: true }).click();
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page).toHaveURL(/location=/);
  await expect(page.getByRole('article').filter({ hasText: 'Ташкент' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveText('Все города');
});

test('a candidate opens a vacancy and responds once', async ({ page }) => {
  await signIn(page, phoneOf('998935550011', '998935551009'));
  await page.goto('/vacancies');
  const { title } = await unanswered(page);
  await search(page, title);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Kasb`);

  await page.getByRole('button', { name: 'Откликнуться' }).click();
  await expect(page.getByRole('button', { name: 'Отклик отправлен' })).toBeDisabled();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Отклик отправлен' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Откликнуться' })).toHaveCount(0);
});

test('a vacancy that is not there says so', async ({ page }) => {
  await page.goto('/vacancies/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Вакансия не найдена')).toBeVisible();
  await page.getByRole('link', { name: 'Назад к поиску' }).click();
  await expect(count(page)).toHaveText(/Найдено вакансий: \d+/);
});

test('the public pages fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/vacancies']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Начать|Найти/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
