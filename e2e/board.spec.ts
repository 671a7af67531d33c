import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Stand } from './stand.ts';

const owner = '998901234567';
const address = '/employer/applications?view=board';
const stand = Stand.forThisFile();

test.beforeAll(() => stand.start());

const cardOf = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
const cardsOf = (page: Page, status: string) => page.locator(`[data-column="${status}"] [data-card]`);
const isIn = (page: Page, id: string, status: string) =>
  expect(page.locator(`[data-column="${status}"] [data-card="${id}"]`)).toBeVisible();
const idsOf = async (page: Page, status: string, count: number) => {
  await expect(cardsOf(page, status).nth(count - 1)).toBeVisible();
  const ids = await cardsOf(page, status).evaluateAll((cards) => cards.map((card) => card.dataset.card ?? ''));
  return ids.slice(0, count);
};
/** The card that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset.card : undefined,
  );
const nameOf = async (page: Page, id: string) =>
  ((await cardOf(page, id).getByRole('button').getAttribute('aria-label')) ?? '').replace('Сменить этап: ', '');

/** An application to the company that has steps of its own, and the board of its vacancy. */
async function stagedOne(page: Page, not: string[]) {
  const read = await page.request.get('/api/employer/applications?status=applied&limit=50', {
    headers: { accept: 'application/json' },
  });
  const { items } = (await read.json()) as {
    items: { id: string; vacancy_id: string; vacancy: { company_name: string } }[];
  };
  const one = items.find(({ id, vacancy }) => vacancy.company_name === 'Samarqand Textile' && !not.includes(id));
  if (!one) throw new Error('nobody responded to the company that has steps');
  return { staged: one.id, ownBoard: `/employer/vacancies/${one.vacancy_id}/applications?view=board` };
}

/** Goes on with a key until what is looked for has the focus. */
async function goTo(page: Page, selector: string, key = 'Tab') {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} leads to no ${selector}`);
}
/** Goes along the column from its first card. */
async function walkTo(page: Page, id: string) {
  await page.keyboard.press('Home');
  await goTo(page, `[data-card="${id}"]`, 'ArrowDown');
}
async function goToButton(page: Page, name: string, key = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (text === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} leads to no «${name}»`);
}

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
  await page.keyboard.press('1');
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
  await page.keyboard.type('Приедет на фабрику в пятницу');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Приедет на фабрику в пятницу' })).toBeVisible();
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
  await goToButton(page, 'К заявкам', 'Shift+Tab');
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
  await expect(page.getByRole('radio', { name: 'Скорее да' })).toBeChecked();
});

test('the same by a finger on a phone, and a card that is dragged on a tablet', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  let page = await stand.enter(browser, owner, phone);
  await page.goto(address);
  const [first = '', second = ''] = await idsOf(page, 'applied', 2);
  const menuOf = (id: string) => cardOf(page, id).getByRole('button');

  await menuOf(first).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Скрининг', exact: true }).tap();
  await isIn(page, first, 'screening');
  for (const id of [first, second]) {
    await menuOf(id).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Выбрать', exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const bar = page.getByRole('region', { name: 'Выбранные заявки' });
  await expect(bar.getByText('Выбрано 2')).toBeVisible();
  await bar.getByRole('button', { name: 'На этап' }).tap();
  await page.getByRole('menuitem', { name: 'Оффер' }).tap();
  await expect(page.getByText('Перенесено 2')).toBeVisible();
  for (const id of [first, second]) await isIn(page, id, 'offer');
  await page.getByRole('button', { name: 'Отменить' }).tap();
  await expect(page.getByText('Возвращено 2')).toBeVisible();
  await isIn(page, first, 'screening');
  await isIn(page, second, 'applied');
  await page.reload();
  await isIn(page, first, 'screening');
  await isIn(page, second, 'applied');
  await page.context().close();

  page = await stand.enter(browser, owner, { viewport: { width: 1180, height: 820 }, hasTouch: true });
  await page.goto(address);
  await isIn(page, second, 'applied');
  const from = await cardOf(page, second).boundingBox();
  const to = await page.locator('[data-column=interview]').boundingBox();
  if (!from || !to) throw new Error('the board is not there');
  const touch = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => [{ x: Math.round(x), y: Math.round(y) }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from.x + 60, from.y + 20) });
  await expect(page.locator('[data-ghost]')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to.x + 60, to.y + 120) });
  await expect(page.locator('[data-column=interview][data-over]')).toBeVisible();
  // It is seen at once, and kept when the server has answered.
  const moved = page.waitForResponse((response) => response.url().endsWith(`/applications/${second}/status`));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await isIn(page, second, 'interview');
  expect((await moved).ok()).toBe(true);
  await page.context().close();
  await stand.restart();
  page = await stand.enter(browser, owner, phone);
  await page.goto(address);
  await isIn(page, second, 'interview');
});
