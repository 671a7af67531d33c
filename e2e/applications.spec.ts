import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { startFakeHeadHunter } from '../tools/fake-headhunter/src/index.ts';
import type { FakeHeadHunter } from '../tools/fake-headhunter/src/index.ts';
import { Stand } from './stand.ts';
import { openVacancy } from './vacancies.ts';

const owner = '998901234567';
const stand = Stand.forThisFile();
let fake: FakeHeadHunter;
let hhVacancy: string;

test.beforeAll(async () => {
  fake = await startFakeHeadHunter();
  hhVacancy = fake.addVacancy({ name: 'Конструктор-модельер одежды' }).id;
  fake.addResponses(hhVacancy, { count: 7, state: 'response' });
  await stand.start({
    KASB_HH_URL: fake.url,
    KASB_HH_CLIENT_ID: fake.clientId,
    KASB_HH_CLIENT_SECRET: fake.clientSecret,
    KASB_SECRET_KEYS: randomBytes(32).toString('base64'),
  });
});

test.afterAll(() => fake.stop());

test('HeadHunter: connect, link, responses come in, a resume opens, the step is told, disconnect', async ({
  browser,
}) => {
  const page = await stand.enter(browser, owner);
  await page.goto('/employer/integrations/headhunter');
  await page.getByRole('button', { name: 'Подключить HeadHunter' }).click();
  await expect(page).toHaveURL((url) => url.origin === fake.url);
  await page
    .getByRole('button', { name: /азрешить|Allow/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/employer\/integrations\/headhunter$/);
  await expect(page.getByText('HeadHunter подключен')).toBeVisible();
  await expect(page.getByText('Подключено', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Пока не включена ни одна компания/)).toBeVisible();
  await page.getByRole('switch', { name: 'Samarqand Textile' }).check();
  await expect(page.getByText(/^Пока не включена ни одна компания/)).toBeHidden();

  await page.goto('/employer/vacancies');
  const vacancy = await openVacancy(page, 'Конструктор-модельер одежды');
  await vacancy.getByRole('link', { name: 'Заявки' }).click();
  await expect(page).toHaveURL(/\/applications/);
  await page.getByRole('button', { name: 'Указать вакансию на HeadHunter' }).click();
  await page.getByRole('textbox', { name: 'Номер или ссылка' }).fill(`https://hh.uz/vacancy/${hhVacancy}`);
  await page.getByRole('button', { name: 'Связать вакансии' }).click();
  const statistics = page.getByRole('region', { name: 'Статистика HeadHunter' });
  await expect(statistics.getByText('Конверсия')).toBeVisible();

  const address = page.url();
  await page.goto('/employer/integrations/headhunter');
  await page.getByRole('button', { name: 'Загрузить сейчас' }).click();
  await expect(page.getByText('Загружаем отклики...')).toBeHidden();
  await page.goto(address);
  const candidate = [...fake.world.negotiations.values()][0];
  if (!candidate) throw new Error('the fake has no responses');
  const rows = page.getByRole('grid', { name: 'Список заявок' }).getByRole('row');
  await expect(rows).toHaveCount(10);

  await rows.filter({ hasText: 'HeadHunter' }).or(rows.first()).first().click();
  await page.getByRole('link', { name: 'Резюме на HeadHunter' }).click();
  await expect(page).toHaveURL(/\/employer\/hh-resume\/.+negotiation_id=.+vacancy_id=/);
  await expect(page.getByRole('heading', { name: 'Опыт работы' })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Взять на скрининг' }).click();
  await expect(page.getByText('Статус заявки обновлен').first()).toBeVisible();
  await page.getByRole('button', { name: 'Пригласить на интервью' }).click();
  await expect
    .poll(() => fake.requests.some(({ call }) => /PUT \/negotiations\/interview/.test(call)), {
      timeout: timeoutMs(90),
    })
    .toBe(true);

  await page.goto('/employer/integrations/headhunter');
  await page.getByRole('button', { name: 'Отключить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить' }).click();
  await expect(page.getByText('HeadHunter отключен')).toBeVisible();
  expect(fake.tokenCount()).toBe(0);
});

test('a day of work by keyboard alone: filter, walk, open, change status, back', async ({ browser }) => {
  const page = await stand.enter(browser, owner);
  await page.goto('/employer/applications');
  await expect(page.getByRole('row').first()).toBeVisible();
  const press = (key: string, times = 1) =>
    Array.from({ length: times }).reduce<Promise<void>>(
      (before) => before.then(() => page.keyboard.press(key)),
      Promise.resolve(),
    );
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const tabTo = async (text: RegExp) => {
    await page.locator('a, button').filter({ hasText: text }).first().waitFor({ state: 'attached' });
    for (let presses = 0; presses < 40; presses += 1) {
      if (text.test(await focused()) && (await page.evaluate(() => document.activeElement?.matches('a, button'))))
        return;
      await press('Tab');
    }
    throw new Error(`nothing with ${String(text)} takes the focus`);
  };

  await tabTo(/^Все/);
  await press('ArrowRight');
  await press('Enter');
  await expect(page).toHaveURL(/status=applied/);
  const list = page.getByRole('grid', { name: 'Список заявок' });
  // Rows of the filter before it may still stand, or none.
  await expect(list.getByRole('row').filter({ hasNotText: 'Подана' })).toHaveCount(0);
  await expect(list.getByRole('row').first()).toBeVisible();
  const isInList = () => list.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 10 && !(await isInList()); presses += 1) await press('Tab');
  expect(await isInList()).toBe(true);
  await press('ArrowDown', 2);
  await press('ArrowUp');
  const name = (await focused()).slice(0, 12);
  await press('1');
  await expect(page.getByText('Статус заявки обновлен').first()).toBeVisible();
  const panel = page.getByRole('region', { name: 'Заявка', exact: true });
  await expect(panel).toContainText('Скрининг');
  // The row stays, with the focus on it, so that the walk goes on from there.
  expect(await isInList()).toBe(true);
  expect((await focused()).slice(0, 12)).toBe(name);
  await press('ArrowDown');
  expect((await focused()).slice(0, 12)).not.toBe(name);

  await press('ArrowUp');
  await tabTo(/^Резюме на HeadHunter/);
  await press('Enter');
  await expect(page).toHaveURL(/\/employer\/hh-resume\//);
  await tabTo(/^К заявкам/);
  await press('Enter');
  await expect(page).toHaveURL(/\/employer\/vacancies\/.+\/applications/);
  await expect(list).toBeVisible();
});

test('an interview made from an application is answered below it', { tag: '@gate' }, async ({ browser }) => {
  const page = await stand.enter(browser, owner);
  await page.goto('/employer/applications?status=interview');
  await page.getByRole('grid', { name: 'Список заявок' }).getByRole('row').first().click();
  await expect(page).toHaveURL(/[?&]application/);
  const application = page.url();
  await expect(page.getByText('Этот кандидат ещё не прошёл интервью')).toBeVisible();
  await page.getByRole('link', { name: 'Настроить интервью' }).click();
  await expect(page).toHaveURL(/\/employer\/vacancy\/.+\/interview\?application=/);

  const deletions = page.getByRole('button', { name: /^Удалить вопрос/ });
  await expect(deletions).toHaveCount(10);
  for (let left = 9; left >= 1; left -= 1) {
    await deletions.last().click();
    await expect(deletions).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Создать интервью' }).click();
  const made = await page.getByText(/Интервью создано! Ссылка:/).textContent();
  const candidate = await stand.visit(browser);
  await candidate.goto(/https?:\S+\/interview\/\S+/.exec(made ?? '')?.[0] ?? '');
  await candidate.getByRole('textbox', { name: 'Как вас зовут?' }).fill('Мадина Юсупова');
  await candidate.getByRole('button', { name: 'Продолжить' }).click();
  await candidate.getByRole('button', { name: 'Отвечать текстом' }).click();
  await candidate.getByRole('textbox', { name: 'Ваш ответ' }).fill('Шью шесть лет, из них три на трикотаже.');
  await candidate.getByRole('button', { name: 'Далее' }).click();
  await candidate.getByRole('button', { name: 'Отправить интервью' }).click();
  await expect(candidate.getByRole('heading', { name: 'Спасибо! Ответы отправлены' })).toBeVisible();

  await page.goto(application);
  await expect(page.getByText('Шью шесть лет, из них три на трикотаже.')).toBeVisible();
  await expect(page.getByText('не подтверждён')).toBeHidden();
});
