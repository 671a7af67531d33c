import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { employ } from './employers.ts';
import { command } from './operators.ts';
import { phoneOf, writeVacancy } from './people.ts';
import { Stand } from './stand.ts';
import { openVacancy } from './vacancies.ts';

const stand = Stand.shared();

const outbox = async (title: string) =>
  (await readFile(join(stand.dataDir, 'outbox', 'posting.jsonl'), 'utf8').catch(() => ''))
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.includes(title))
    .map((line) => JSON.parse(line) as { type: string });

test('buy a plan on the way, a plan granted by command line, channels, cooldown, and off the list when closed', async ({
  browser,
}) => {
  // One that failed has left its vacancy on the server.
  const title = `Наладчик ткацких станков${' ночью'.repeat(test.info().retry)}`;
  const phone = phoneOf('998977006605', '998977006606');
  const page = await employ(stand, browser, { phone, company: 'Samarqand Textile' });
  await page.goto('/employer/vacancies/new');
  await writeVacancy(page, title);

  await page.goto('/employer/vacancies');
  const vacancy = await openVacancy(page, title);
  await vacancy
    .getByRole('link', { name: 'Купить план для публикации' })
    .or(vacancy.getByRole('button', { name: 'Купить план для публикации' }))
    .click();
  await expect(page).toHaveURL(/\/employer\/pricing\?redirect=.*vacancy=/);
  await expect(page.getByText('Вы публиковали вакансию.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Купить/ })
    .first()
    .click();
  await expect(page.getByText('Оплата будет подключена позже')).toBeVisible();
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(page).toHaveURL(/\/employer\/vacancies/);

  expect(command(stand, 'grant', phone, '--plan', 'Бизнес', '--postings', '3')).toContain('Бизнес');
  await page.goto('/employer/subscriptions');
  await expect(page.getByText('Бизнес').first()).toBeVisible();

  await page.goto('/employer/vacancies');
  await (await openVacancy(page, title)).getByRole('button', { name: 'Опубликовать' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(dialog.getByText('Выберите хотя бы один сервис для публикации')).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: /^Опубликовать/ }).click();
  await expect(
    dialog
      .getByText('Вакансия опубликована успешно')
      .or(dialog.getByRole('heading', { name: 'Результат публикации' }))
      .first(),
  ).toBeVisible();
  await dialog
    .getByRole('button', { name: /Закрыть|Готово/ })
    .last()
    .click();
  await expect
    .poll(async () => (await outbox(title)).map(({ type }) => type))
    .toEqual(expect.arrayContaining(['telegram', 'whatsapp', 'hh']));

  const visitor = await stand.visit(browser);
  const found = async (words: string) => {
    await visitor.goto(`/vacancies?search=${encodeURIComponent(words)}`);
    await expect(visitor.getByRole('status')).toHaveText(/Найдено вакансий|не найдены/);
    return visitor.getByRole('link', { name: title, exact: true }).count();
  };
  expect(await found(title)).toBe(1);
  await expect(page.getByText(/Следующая публикация через/)).toBeVisible();

  await page.getByRole('button', { name: 'Закрыта' }).click();
  await expect(page.getByText('Статус вакансии обновлен')).toBeVisible();
  const call = `/vacancies?search=${encodeURIComponent(title)}`;
  const listed = async () => (await visitor.request.get(call, { headers: { accept: 'application/json' } })).text();
  await expect.poll(listed).not.toContain(title);
  // A page that was drawn is kept for a while: other words have theirs drawn now.
  expect(await found(title.toLowerCase())).toBe(0);
});
