import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { address, cardOf, idsOf, isIn, owner } from './board.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();

test.beforeAll(() => stand.start());

/** How many messages wait to be sent to them. */
async function waitingFor(page: Page, ids: readonly string[]): Promise<number> {
  let waiting = 0;
  for (const id of ids) {
    const read = await page.request.get(`/api/employer/applications/${id}/feed?kind=messages`);
    const { items } = (await read.json()) as { items: { send_after?: string | null }[] };
    waiting += items.filter(({ send_after: after }) => after).length;
  }
  return waiting;
}

test(
  'by mouse: a card is dragged, twelve are refused and taken back, and nobody is written to',
  { tag: '@gate' },
  async ({ browser }) => {
    const page = await stand.enter(browser, owner);
    await page.goto(address);
    const [first = ''] = await idsOf(page, 'screening', 1);
    const from = await cardOf(page, first).boundingBox();
    const to = await page.locator('[data-column=interview]').boundingBox();
    if (!from || !to) throw new Error('the board is not there');
    await page.mouse.move(from.x + 60, from.y + 20);
    await page.mouse.down();
    // What drags comes with the press.
    let step = 0;
    await expect
      .poll(async () => {
        step += 1;
        await page.mouse.move(to.x + 60 + step, to.y + 120);
        return page.locator('[data-ghost]').count();
      })
      .toBe(1);
    await expect(page.locator('[data-column=interview][data-over]')).toBeVisible();
    await page.mouse.up();
    await isIn(page, first, 'interview');

    const read = await page.request.get('/api/employer/applications?status=applied&limit=50');
    const twelve = ((await read.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
    expect(twelve).toHaveLength(12);
    const [one = ''] = twelve;
    await page.getByRole('button', { name: 'Действия: Подана' }).click();
    await page.getByRole('menuitem', { name: 'Выбрать все' }).click();
    const bar = page.getByRole('region', { name: 'Выбранные заявки' });
    await expect(bar.getByText('Выбрано 12')).toBeVisible();
    await bar.getByRole('button', { name: 'Отклонить', exact: true }).click();
    const refusal = page.getByRole('alertdialog', { name: 'Отклонить 12 кандидатов?' });
    await refusal.getByText('Мало опыта', { exact: true }).click();
    const reach = await refusal.getByText(/получ\S+ (в Telegram|на сайте)/).innerText();
    const [places = ''] = reach.split('.');
    const told = [...places.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
    expect(told).toBeGreaterThan(0);
    await refusal.getByRole('button', { name: 'Отклонить 12', exact: true }).click();
    await expect(page.getByText(/^Отклонено 12/)).toBeVisible();
    expect(await waitingFor(page, twelve)).toBe(told);
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(page.getByText('Возвращено 12')).toBeVisible();
    await isIn(page, one, 'applied');
    expect(await waitingFor(page, twelve)).toBe(0);
  },
);
