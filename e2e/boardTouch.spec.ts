import { expect, test } from '@playwright/test';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { address, cardOf, cardsOf, idsOf, isIn, owner, stagedOne } from './board.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();
test.describe.configure({ timeout: timeoutMs(150) });

test.beforeAll(() => stand.start());

test('a day of work on the board by a finger on a phone, and a card that is dragged on a tablet', async ({
  browser,
}) => {
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

  // Into a step of the company's own, and the applicant: a vote, a note, a message, a refusal that is taken back.
  const { staged, ownBoard } = await stagedOne(page, [first, second]);
  await page.goto(ownBoard);
  await menuOf(staged).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Скрининг: Тестовое задание' }).tap();
  await isIn(page, staged, 'screening');
  await expect(cardOf(page, staged)).toContainText('Тестовое задание');
  await cardOf(page, staged).tap({ position: { x: 90, y: 20 } });
  await expect(page).toHaveURL(new RegExp(`/applications/${staged}`));
  await page.getByRole('tab', { name: 'Лента' }).tap();
  await page.getByText('Скорее да', { exact: true }).tap();
  await expect(page.getByRole('radio', { name: 'Скорее да' })).toBeChecked();
  const write = async (name: string, text: string) => {
    await page.getByRole('textbox', { name }).tap();
    await page.keyboard.type(text);
    await page.getByRole('button', { name: 'Отправить', exact: true }).tap();
  };
  await write('Сообщение кандидату', 'Пришлём задание сегодня');
  await expect(page.getByText('Уйдёт через несколько секунд')).toBeVisible();
  await page.getByRole('radio', { name: 'Коллегам' }).tap();
  await write('Заметка коллегам', 'Задание отправит цех');
  await expect(page.getByRole('listitem').filter({ hasText: 'Задание отправит цех' })).toBeVisible();
  await page.getByRole('button', { name: 'Отклонить', exact: true }).tap();
  const refusal = page.getByRole('alertdialog', { name: 'Отклонить 1 кандидата?' });
  await refusal.getByText('Далеко добираться', { exact: true }).tap();
  await expect(refusal.getByRole('textbox', { name: 'Сообщение, RU' })).toContainText('Спасибо за отклик');
  await refusal.getByRole('button', { name: 'Отклонить 1', exact: true }).tap();
  await expect(refusal).toBeHidden();
  await page
    .getByRole('region', { name: /^Уведомлени/ })
    .getByRole('button', { name: 'Отменить' })
    .tap();
  await expect(page.getByText('Возвращено 1')).toBeVisible();
  await page.getByRole('link', { name: 'К заявкам' }).tap();
  await isIn(page, staged, 'screening');
  await page.getByRole('button', { name: 'Ещё', exact: true }).tap();
  await page.getByText('Скрининг: Тестовое задание', { exact: true }).tap();
  await page.keyboard.press('Escape');
  await expect(cardsOf(page, 'applied')).toHaveCount(0);
  await isIn(page, staged, 'screening');
  await page.getByRole('combobox', { name: 'Сортировка' }).tap();
  await page.getByRole('option', { name: 'Дольше ждут' }).tap();
  await expect(page).toHaveURL(/stage=.+sort=waiting/);
  await isIn(page, staged, 'screening');
  await page.goto(`/employer/applications/${staged}`);
  await page.getByRole('tab', { name: 'Лента' }).tap();
  await expect(page.getByText('Пришлём задание сегодня')).toBeVisible();
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
