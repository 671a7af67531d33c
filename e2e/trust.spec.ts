import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import { writeVacancy } from './people.ts';
import { Stand } from './stand.ts';
import { openVacancy } from './vacancies.ts';

const owner = '998901234567';
const member = '998917654321';
const stranger = '998977003344';
const company = 'Samarqand Textile';
const stand = Stand.forThisFile();

test.beforeAll(() => stand.start());

const happened = (page: Page) => page.getByRole('region', { name: 'Что произошло' });

async function invite(page: Page, phone: string, into = company) {
  await page.goto('/employer/companies');
  await page.getByRole('row', { name: new RegExp(into) }).click();
  await page.getByRole('link', { name: 'Участники' }).click();
  await page.getByRole('textbox', { name: 'Номер телефона участника' }).fill(phone.slice(3));
  await page.getByRole('button', { name: 'Добавить участника' }).click();
  await expect(page.getByText('Приглашение отправлено')).toBeVisible();
}

async function writeCompanyVacancy(page: Page, title: string) {
  await page.goto('/employer/vacancies/new');
  await page.getByRole('combobox', { name: 'Компания' }).click();
  await page.getByRole('option', { name: company }).click();
  await writeVacancy(page, title);
}

async function lend(page: Page, isLent: boolean) {
  await page.goto('/employer/subscriptions');
  const lending = page.getByRole('region', { name: 'Кто ещё публикует по этой подписке' });
  const answer = page.waitForResponse((response) => /\/lendings\/[^/]+$/.test(new URL(response.url()).pathname));
  await lending.getByRole('switch', { name: company }).setChecked(isLent);
  expect((await answer).ok()).toBe(true);
}

test('an invitation waits without a name, is accepted on the dashboard, and told to who invited', async ({
  browser,
}) => {
  const inviting = await stand.enter(browser, owner);
  await invite(inviting, member);
  const row = inviting.getByRole('listitem').filter({ hasText: '+998 (91) 765-43-21' });
  await expect(row).toContainText('Ожидает ответа');
  await expect(row).not.toContainText('Назаров');

  const invited = await stand.enter(browser, member);
  const card = invited.getByRole('listitem', { name: `Вас приглашают в компанию ${company}` });
  await expect(card).toContainText('Приглашает Дилноза Каримова');
  await invited.goto('/employer/companies');
  await expect(card).toBeVisible();
  await expect(invited.getByRole('row', { name: new RegExp(company) })).toHaveCount(0);
  await invited.goto('/employer/dashboard');
  await card.getByRole('button', { name: 'Принять' }).click();
  await expect(invited.getByText(`Вы теперь в компании ${company}`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await invited.getByRole('navigation', { name: 'Основная' }).getByRole('link', { name: 'Компании' }).click();
  await expect(invited.getByRole('row', { name: new RegExp(company) })).toBeVisible();

  await inviting.goto('/employer/dashboard');
  await expect(happened(inviting)).toContainText(`теперь в компании ${company}`);
});

test('a phone without an account is invited too, registers and declines', async ({ browser }) => {
  const inviting = await stand.enter(browser, owner);
  await invite(inviting, stranger);

  const invited = await stand.visit(browser);
  await invited.goto('/');
  await invited.getByRole('textbox', { name: 'Номер телефона' }).fill(stranger.slice(3));
  await invited.getByRole('button', { name: 'Начать' }).click();
  await invited.getByRole('textbox', { name: 'Имя' }).fill('Саида');
  await invited.getByRole('textbox', { name: 'Фамилия' }).fill('Мирзаева');
  const register = () => invited.getByRole('button', { name: 'Зарегистрироваться' }).click();
  const code = await codeAfter(stranger, register, stand.outbox);
  await invited.getByRole('textbox', { name: 'Код подтверждения' }).fill(code);
  await expect(invited).toHaveURL(/\/employer\/dashboard$/);

  await invited.getByRole('button', { name: 'Отказаться' }).click();
  const question = invited.getByRole('alertdialog', { name: 'Отказаться от приглашения?' });
  await question.getByRole('button', { name: 'Отказаться' }).click();
  await expect(invited.getByText(`Вы отказались от приглашения в компанию ${company}`)).toBeVisible();
  await invited.goto('/employer/companies');
  await expect(invited.getByText('Компаний пока нет')).toBeVisible();

  await inviting.goto('/employer/dashboard');
  await expect(happened(inviting)).toContainText(`приглашение в компанию ${company} отклонено`);
  await expect(happened(inviting)).not.toContainText('Мирзаева');
});

test('a subscription serves the company while its holder lends it, and no longer', async ({ browser }) => {
  const holder = await stand.enter(browser, owner);
  const page = await stand.enter(browser, member);
  await writeCompanyVacancy(page, 'Наладчик ткацких станков');
  await page.goto('/employer/vacancies');
  await openVacancy(page, 'Наладчик ткацких станков');
  const noPlan = page.getByText('Купить план для публикации');
  await expect(noPlan).toBeVisible();

  await lend(holder, true);
  await page.goto('/employer/vacancies');
  await openVacancy(page, 'Наладчик ткацких станков');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: /^Опубликовать в/ }).click();
  await expect(dialog.getByText('Вакансия опубликована успешно')).toBeVisible();

  await holder.goto('/employer/dashboard');
  await expect(happened(holder)).toContainText('вакансия «Наладчик ткацких станков»');
  await expect(happened(holder)).toContainText('опубликована по вашей подписке');
  await holder.goto('/employer/subscriptions');
  await expect(holder.getByRole('switch', { name: company })).toHaveAccessibleDescription(
    'Другие участники использовали 1 размещение',
  );

  await lend(holder, false);
  await writeCompanyVacancy(page, 'Оператор швейной линии');
  await page.goto('/employer/vacancies');
  await openVacancy(page, 'Оператор швейной линии');
  await expect(noPlan).toBeVisible();
  await page.goto('/employer/dashboard');
  await expect(page.getByText('Нет активной подписки')).toBeVisible();
});

test('what was read goes, and who leaves sees the company no more', async ({ browser }) => {
  const inviting = await stand.enter(browser, owner);
  await expect(happened(inviting)).toBeVisible();
  await inviting.getByRole('button', { name: 'Прочитано всё' }).click();
  await expect(happened(inviting)).toHaveCount(0);

  const page = await stand.enter(browser, member);
  await page.goto('/employer/companies');
  await page.getByRole('row', { name: new RegExp(company) }).click();
  await page.getByRole('link', { name: 'Участники' }).click();
  await page.getByRole('button', { name: 'Выйти из компании' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/employer\/companies$/);
  await expect(page.getByRole('row').first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(company) })).toHaveCount(0);

  await inviting.goto('/employer/dashboard');
  await expect(happened(inviting)).toContainText(`больше не в компании ${company}`);
});
