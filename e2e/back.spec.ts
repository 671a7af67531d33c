import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();
const owner = '998901234567';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.beforeAll(() => stand.start());

/** As the gesture or the key of the phone goes back. */
const back = (page: Page) => page.evaluate(() => history.back());

const list = (page: Page) => page.getByRole('grid', { name: 'Список вакансий' });
const question = (page: Page) => page.getByRole('alertdialog', { name: /хотите удалить/ });
const deletion = (page: Page) => page.getByRole('button', { name: 'Удалить вакансию' });

/** Comes to a page through a link, so that there is one before it. @returns its address */
async function comeTo(page: Page, path: string): Promise<string> {
  await page.goto('/employer/dashboard');
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.url();
}

async function openVacancy(page: Page): Promise<string> {
  await page.goto('/employer/vacancies');
  const href = await list(page).locator('a[href*="/employer/vacancies"]').first().getAttribute('href');
  const id = /[\da-f]{8}-[\da-f-]+/.exec(href ?? '')?.[0] ?? '';
  const address = await comeTo(page, `/employer/vacancies/${id}`);
  await expect(deletion(page)).toBeVisible();
  return address;
}

test('Back closes a question, and leaves the page when nothing is open', async ({ browser }) => {
  const page = await stand.enter(browser, owner, phone);
  const address = await openVacancy(page);
  await deletion(page).tap();
  await expect(question(page)).toBeVisible();
  await back(page);
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(deletion(page)).toBeFocused();

  // Closed by its button, it leaves nothing to go back to: at once, and after a while.
  for (const isAtOnce of [true, false]) {
    const anew = await openVacancy(page);
    await deletion(page).tap();
    await question(page).getByRole('button').first().tap();
    await expect(question(page)).toBeHidden();
    if (!isAtOnce)
      await expect.poll(() => page.evaluate(() => Reflect.get(history.state, 'kasbOverlays').depth)).toBe(0);
    await back(page);
    await expect(page).not.toHaveURL(anew);
    await expect(page).toHaveURL(/\/employer\/dashboard$/);
  }
});

test('Back closes the menu, and a link of it leads on from the page under it', async ({ browser }) => {
  const page = await stand.enter(browser, owner, phone);
  const menu = page.getByRole('dialog', { name: 'Меню' });
  const open = () => page.getByRole('button', { name: 'Открыть меню' }).tap();
  const address = await comeTo(page, '/employer/companies');
  await open();
  await expect(menu).toBeVisible();
  await back(page);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(address);
  await open();
  await menu.getByRole('link', { name: 'Вакансии' }).tap();
  await expect(page).toHaveURL(/\/employer\/vacancies/);
  await expect(list(page)).toBeVisible();
  await back(page);
  await expect(page).toHaveURL(address);
  await expect(menu).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/\/employer\/dashboard$/);
});

test('Back closes a menu of a candidate', async ({ browser }) => {
  const page = await stand.visit(browser, undefined, phone);
  await signIn(page, '998935550011', { outbox: stand.outbox });
  await page.goto('/my/applications');
  await page.goto('/my');
  await page.getByRole('button', { name: /^Меню/ }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await back(page);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL(/\/my$/);
  await back(page);
  await expect(page).toHaveURL(/\/my\/applications/);
});

test('Back closes one after the other what lies over each other, and keeps what is typed', async ({ browser }) => {
  const page = await stand.enter(browser, owner, phone);
  const address = await comeTo(page, '/employer/notifications/settings');
  await page
    .getByRole('button', { name: /почту|Изменить/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  await field.fill('namuna@mail.uz');
  const discard = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  for (const again of [1, 2]) {
    await back(page);
    await expect(discard, `for the ${again}. time`).toBeVisible();
    await back(page);
    await expect(discard).toBeHidden();
    await expect(field).toHaveValue('namuna@mail.uz');
  }
  await back(page);
  await discard.getByRole('button', { name: 'Закрыть без сохранения' }).tap();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await back(page);
  await expect(page).toHaveURL(/\/employer\/dashboard$/);
});

test('Back closes a list of choices, and what is typed on the page stays', async ({ browser }) => {
  const page = await stand.enter(browser, owner, phone);
  const address = await comeTo(page, '/employer/vacancies/new');
  const title = page.getByRole('textbox', { name: 'Название вакансии' });
  await title.fill('Водитель погрузчика');
  const choice = page.getByRole('combobox', { name: 'Тип занятости' });
  await choice.tap();
  await expect(page.getByRole('listbox')).toBeVisible();
  await back(page);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(title).toHaveValue('Водитель погрузчика');
  await choice.tap();
  await page.getByRole('option').last().tap();
  await expect(page.getByRole('listbox')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/\/employer\/dashboard$/);
});

test('a page that is opened anew under a question is left by one step back', async ({ browser }) => {
  const page = await stand.enter(browser, owner, phone);
  await openVacancy(page);
  await deletion(page).tap();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(deletion(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => Reflect.get(history.state, 'kasbOverlays').depth)).toBe(0);
  await back(page);
  await expect(page).toHaveURL(/\/employer\/dashboard$/);
});
