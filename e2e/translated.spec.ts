import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoOperator } from '../packages/server/src/db/seed/demo/people.ts';
import { digitsOf } from '../scripts/lib/totp.ts';
import { openAssistant, say } from './assistant.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';
import { lives, translate } from './translator.ts';

const stand = Stand.forThisFile();
const owner = '998901234567';

test.beforeAll(() => stand.start({ KASB_MODERATION: 'manual' }));

const found = (page: Page) => page.getByRole('status').filter({ hasText: 'Найдено вакансий' });

for (const width of [1280, 390])
  test(`a translated list of vacancies is searched, ${width} px wide`, async ({ browser }) => {
    const page = await stand.visit(browser, undefined, { viewport: { width, height: 844 } });
    await page.goto('/vacancies');
    const all = await found(page).innerText();
    const translated = await translate(page);
    const search = page.getByRole('textbox', { name: 'Поиск' });
    await search.fill('водитель');
    await search.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('link', { name: /водитель/i }).first()).toBeVisible();
    await expect(found(page)).not.toHaveText(all);
    await lives(page, translated);
    const said = await found(page).innerText();
    await search.fill('ъъъъъъ');
    await search.press('Enter');
    await expect(page.getByText('Вакансий не найдено')).toBeVisible();
    await page.goBack();
    await expect(found(page)).toHaveText(said);
    await lives(page, translated);
    // As a page says that nobody has translated.
    const fresh = await stand.visit(browser);
    await fresh.goto(page.url());
    await expect(found(fresh)).toHaveText(said);
  });

test('a translated assistant goes on talking', async ({ browser }) => {
  const page = await stand.enter(browser, owner);
  const translated = await translate(page);
  await openAssistant(page, 'RU');
  await say(page, 'Ищу технолога швейного производства в Самарканд, зарплата 9-13 млн, полная занятость');
  await expect(page.getByRole('log').getByText(/^Помощник:/)).toHaveCount(2);
  await say(page, 'Опыт от 3 лет, знание швейного оборудования');
  await expect(page.getByRole('log').getByText(/^Помощник:/)).toHaveCount(3);
  await lives(page, translated);
});

test('translated lists, forms and papers of an employer are worked with', async ({ browser }) => {
  const page = await stand.enter(browser, owner);
  const translated = await translate(page);
  await page.goto('/employer/applications');
  const rows = page.getByRole('grid').getByRole('row');
  for (const at of [0, 1, 2]) await rows.nth(at).getByRole('button').or(rows.nth(at).getByRole('link')).first().click();
  await lives(page, translated);
  await page.goto('/employer/applications?view=board');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await lives(page, translated);
  await page.goto('/employer/vacancies/new');
  await page.getByRole('textbox', { name: 'Название вакансии' }).fill('Водитель погрузчика');
  await page.getByRole('button', { name: 'Создать вакансию' }).click();
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible();
  await lives(page, translated);
});

test('a translated form of a response is sent', async ({ browser }) => {
  const page = await stand.visit(browser);
  const answer = await page.request.get('/vacancies?limit=20', { headers: { accept: 'application/json' } });
  const vacancy = ((await answer.json()) as { id: string }[]).at(-3);
  await page.goto(`/vacancies/${vacancy?.id}/respond`);
  const translated = await translate(page);
  await page.getByRole('button', { name: 'Откликнуться' }).click();
  await page.getByRole('textbox', { name: 'Имя' }).fill('Жасур');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Тошматов');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill('977003366');
  await page.getByText('1–3 года', { exact: true }).click();
  await page.getByText('Сразу', { exact: true }).click();
  await page.getByRole('button', { name: 'Откликнуться' }).click();
  await expect(page.getByRole('textbox', { name: 'Код подтверждения' })).toBeFocused();
  await lives(page, translated);
});

test('a translated queue is gone through', async ({ browser }) => {
  const page = await stand.visit(browser);
  const { phone, secret } = demoOperator;
  await page.goto('/operator');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const code = await codeAfter(phone, () => page.keyboard.press('Enter'), stand.outbox);
  await page.getByRole('textbox', { name: 'Код из SMS' }).fill(code);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill(digitsOf(secret));
  await expect(page).toHaveURL(/\/operator\/today$/);
  await page.goto('/operator/moderation');
  const waiting = page.getByRole('complementary', { name: 'Очередь' }).getByRole('listitem');
  await expect(waiting.first()).toBeVisible();
  const translated = await translate(page);
  const title = page.getByRole('heading', { level: 1 });
  for (let left = await waiting.count(); left > 1; left -= 1) {
    const before = await title.innerText();
    await page.keyboard.press('a');
    await expect(title).not.toHaveText(before);
    await expect(waiting).toHaveCount(left - 1);
    await lives(page, translated);
  }
});
