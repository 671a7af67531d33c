import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { address, cardOf, cardsOf, idsOf, isIn, owner, stagedOne } from './board.ts';
import { focused, goTo, goToButton, goToOption, walkTo } from './boardKeys.ts';
import { Stand } from './stand.ts';

const colleague = '998917654321';
const stand = Stand.forThisFile();
test.describe.configure({ timeout: timeoutMs(150) });

test.beforeAll(async ({ browser }) => {
  await stand.start();
  await letColleagueIn(browser);
});

/** Rustam comes into the company that has steps of its own, so that he can be named in its notes. */
async function letColleagueIn(browser: Browser) {
  const page = await stand.enter(browser, owner);
  await page.goto('/employer/companies');
  await page.getByRole('row', { name: /Samarqand Textile/ }).click();
  await page.getByRole('link', { name: 'Участники' }).click();
  await page.getByRole('textbox', { name: 'Номер телефона участника' }).fill(colleague.slice(3));
  await page.getByRole('button', { name: 'Добавить участника' }).click();
  await expect(page.getByText('Приглашение отправлено')).toBeVisible();
  await page.context().close();
  const other = await stand.enter(browser, colleague);
  await other.goto('/employer/companies');
  await other.getByRole('button', { name: 'Принять' }).click();
  await expect(other.getByText('Вы теперь в компании Samarqand Textile')).toBeVisible();
  await other.context().close();
}

const nameOf = async (page: Page, id: string) =>
  ((await cardOf(page, id).getByRole('button').getAttribute('aria-label')) ?? '').replace('Сменить этап: ', '');

test('a day of work on the board by keyboard alone', async ({ browser }) => {
  let page = await stand.enter(browser, owner);
  await page.goto(address);
  const [first = '', second = '', third = ''] = await idsOf(page, 'applied', 3);

  await goTo(page, '[data-column=applied] [data-card]');
  expect(await focused(page)).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(second);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-column=screening] [data-card]:focus')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  expect(await focused(page)).toBe(first);

  // The card goes to the next column, and the focus with it.
  await page.keyboard.press('Shift+ArrowRight');
  await isIn(page, first, 'screening');
  await expect(cardOf(page, first)).toBeFocused();

  // Two at once, and back again.
  await page.keyboard.press('ArrowLeft');
  await walkTo(page, second);
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Выбранные заявки' });
  await expect(bar.getByText('Выбрано 2')).toBeVisible();
  await goToButton(page, 'На этап');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Интервью' })).toBeVisible();
  await goToButton(page, 'Интервью', 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Перенесено 2')).toBeVisible();
  for (const id of [second, third]) await isIn(page, id, 'interview');
  await goToButton(page, 'Отменить');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Возвращено 2')).toBeVisible();
  for (const id of [second, third]) await isIn(page, id, 'applied');

  await goTo(page, '[data-column=applied] [data-card]', 'Shift+Tab');
  await walkTo(page, second);
  const refusedName = await nameOf(page, second);
  await page.keyboard.press('5');
  const refusal = page.getByRole('alertdialog', { name: 'Отклонить 1 кандидата?' });
  await expect(refusal).toBeVisible();
  await expect(refusal.getByRole('textbox', { name: 'Сообщение, RU' })).toContainText('Спасибо за отклик');
  await goTo(page, '[type=radio]');
  await page.keyboard.press('Space');
  await expect(refusal.getByRole('radio', { name: 'Мало опыта' })).toBeChecked();
  await goToButton(page, 'Отклонить 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Отклонено 1')).toBeVisible();
  await expect(cardsOf(page, 'applied').and(cardOf(page, second))).toHaveCount(0);

  // A step of the company's own, on the board of the one vacancy.
  const { staged, ownBoard } = await stagedOne(page, [first, second, third]);
  await page.goto(ownBoard);
  await goTo(page, '[data-column=applied] [data-card]');
  await walkTo(page, staged);
  await page.keyboard.press('1');
  await isIn(page, staged, 'screening');
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: `Сменить этап: ${await nameOf(page, staged)}` })).toBeVisible();
  await goToButton(page, 'Скрининг: Звонок');
  await page.keyboard.press('Enter');
  await expect(cardOf(page, staged)).toContainText('Звонок');
  await expect(cardOf(page, staged)).toBeFocused();

  // Open the applicant from there: a note, a vote, the one before, this one again, and back.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/applications/${staged}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(page, 'article, article *');
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Заметка коллегам' })).toBeFocused();
  await page.keyboard.type('Приедет на фабрику в пятницу, @Рус');
  await expect(page.getByRole('option', { name: 'Рустам Назаров' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Заметка коллегам' })).toHaveValue(/@Рустам Назаров $/);
  await page.keyboard.press('Control+Enter');
  const note = page.getByRole('listitem').filter({ hasText: 'Приедет на фабрику в пятницу' });
  await expect(note.getByText('@Рустам Назаров', { exact: true })).toBeVisible();
  await goTo(page, 'article button', 'Shift+Tab');
  await page.keyboard.press('v');
  await expect(page.locator('[type=radio]:focus')).toHaveCount(1);
  await goTo(page, '[value=rather_no]', 'ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Скорее да' })).toBeChecked();
  await page.keyboard.press('k');
  await expect(page).not.toHaveURL(new RegExp(`/applications/${staged}`));
  await expect(page.getByRole('article', { name: 'Кандидат' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/applications/${staged}`));
  await expect(page.getByRole('radio', { name: 'Скорее да' })).toBeChecked();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Сообщение кандидату' })).toBeFocused();
  await page.keyboard.type('Ждём вас в пятницу');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Уйдёт через несколько секунд')).toBeVisible();
  // Whoever goes on sends it at once.
  const sent = page.waitForResponse((response) => response.url().endsWith(`/applications/${staged}/messages`));
  await goToButton(page, 'К заявкам', 'Shift+Tab');
  await page.keyboard.press('Enter');
  expect((await sent).status()).toBe(201);
  await isIn(page, staged, 'screening');

  // Only who waits for a call, those who wait longest first.
  await goToButton(page, 'Ещё');
  await page.keyboard.press('Enter');
  const steps = page.getByRole('radiogroup', { name: 'Подэтап' });
  await steps.waitFor();
  for (let presses = 0; presses < 20 && (await steps.locator(':focus').count()) === 0; presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Скрининг: Звонок' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(cardsOf(page, 'applied')).toHaveCount(0);
  await isIn(page, staged, 'screening');
  await goTo(page, '[role=combobox]');
  await page.keyboard.press('Enter');
  await goToOption(page, 'Дольше ждут');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/stage=.+sort=waiting/);
  await isIn(page, staged, 'screening');
  await goTo(page, '[name=q]', 'Shift+Tab');
  await page.keyboard.type('никого с таким именем');
  await page.keyboard.press('Enter');
  await expect(page.getByText('По фильтрам ничего нет')).toBeVisible();
  await goToButton(page, 'Сбросить фильтры');
  await page.keyboard.press('Enter');
  await isIn(page, staged, 'screening');

  await page.context().close();
  await stand.restart();
  page = await stand.enter(browser, owner);
  await page.goto(ownBoard);
  await isIn(page, staged, 'screening');
  await expect(cardOf(page, staged)).toContainText('Звонок');
  await page.goto(address);
  await isIn(page, first, 'screening');
  await isIn(page, third, 'applied');
  await page.getByRole('button', { name: 'Развернуть: Отклонена' }).press('Enter');
  await expect(page.getByRole('grid', { name: /^Отклонена/ })).toContainText(refusedName);
  await page.goto(`/employer/applications/${staged}`);
  await expect(page.getByText('Приедет на фабрику в пятницу')).toBeVisible();
  await expect(page.getByText('Ждём вас в пятницу')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Скорее да' })).toBeChecked();
});
