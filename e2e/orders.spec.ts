import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { byHand, enrol } from './operators.ts';
import { goToPay, orderByInvoice, startPaying } from './payments.ts';
import { Stand } from './stand.ts';

const second = '998917654321';
const stand = Stand.forThisFile();
let settings: Record<string, string> = {};
let room: Page;

test.beforeAll(async ({ browser }) => {
  settings = await startPaying(stand);
  room = await stand.visit(browser);
  await enrol(stand, room, { phone: '998909000001', role: 'admin', to: '/operator/orders' });
  await expect(room.getByRole('table', { name: 'Заказы' })).toBeVisible();
});
test.afterAll(() => room.context().close());

/** The order of a page of the employer's, `48172093`. */
const numberOf = (page: Page) => /payments\/(\d{8})/.exec(page.url())?.[1] ?? '';

/** The order as the operator sees it. */
async function open(number: string) {
  await room.goto(`/operator/orders/${number}`);
  return room.getByRole('region', { name: new RegExp(`Заказ ${number.slice(0, 4)}\\s${number.slice(4)}`) });
}

/** The employer's payments, and the row of one. */
async function rowOf(page: Page, number: string) {
  await page.goto('/employer/subscriptions?tab=payments');
  return page.getByRole('row').filter({ hasText: new RegExp(`${number.slice(0, 4)}\\s${number.slice(4)}`) });
}

test('an operator finds an invoice and takes its money; the employer has the plan and a receipt', async ({
  browser,
}) => {
  const page = await stand.enter(browser, second);
  await orderByInvoice(page);
  const number = numberOf(page);
  await room.getByRole('textbox', { name: 'Номер, СТИР, сумма, телефон или имя' }).fill('301234567');
  await room.keyboard.press('Enter');
  await room.getByRole('row').filter({ hasText: 'ООО «Барака Строй»' }).getByRole('link').click();
  const order = room.getByRole('region', { name: /^Заказ/ });
  await order.getByRole('textbox', { name: 'Номер платёжки' }).fill('1147');
  await order.getByRole('textbox', { name: 'Поступило, сум' }).fill('1');
  await order.getByRole('button', { name: 'Отметить оплаченным' }).click();
  await expect(order.getByText(/^Не хватает/)).toBeVisible();
  await room.reload();
  await order.getByRole('textbox', { name: 'Номер платёжки' }).fill('1147');
  await order.getByRole('button', { name: 'Отметить оплаченным' }).click();
  await expect(order.getByText('Оплачен', { exact: true })).toBeVisible();

  await page.goto(`/employer/payments/${number}`);
  await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible();
  const row = await rowOf(page, number);
  await expect(row.getByText('Оплачен')).toBeVisible();
  await row.getByRole('link', { name: 'Квитанция' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Квитанция/ })).toBeVisible();
  await page.goto('/employer/subscriptions');
  await expect(page.getByRole('article', { name: 'Бизнес' })).toContainText('Счёт');
  await page.context().close();
});

for (const method of ['Click (демо)', 'Payme (демо)'] as const)
  test(`an admin gives the money of a payment by ${method} back, and the subscription ends`, async ({ browser }) => {
    const page = await stand.enter(browser, second);
    await goToPay(page, method);
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible();
    const number = numberOf(page);
    const order = await open(number);
    await order.getByRole('button', { name: 'Вернуть деньги' }).click();
    const question = room.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'Причина' }).fill('Оплатили дважды');
    await question.getByRole('button', { name: 'Вернуть', exact: true }).click();
    if (method === 'Payme (демо)') {
      await expect(order.getByText(/^Верните деньги в кабинете Payme/)).toBeVisible();
      await expect((await rowOf(page, number)).getByText('Возврат начат')).toBeVisible();
      await page.goto(`${settings.KASB_PAYME_CHECKOUT_URL}/cabinet`);
      await page.getByRole('button', { name: `Вернуть ${number}` }).click();
      await expect(page.getByRole('button', { name: `Вернуть ${number}` })).toHaveCount(0);
    }
    // It is given back behind the request, and the page shows the end by itself.
    await expect(order.getByText('Возвращён').first()).toBeVisible();
    await page.goto(`/employer/payments/${number}`);
    await expect(page.getByRole('heading', { name: 'Деньги возвращены' })).toBeVisible();
    await expect((await rowOf(page, number)).getByText('Возвращён')).toBeVisible();
    await page.context().close();
  });

test('an order whose time is over says so, and is ordered anew', async ({ browser }) => {
  const page = await stand.enter(browser, second);
  await goToPay(page, 'Payme (демо)');
  const provider = page.url();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('heading', { name: /Ждём подтверждения/ })).toBeVisible();
  await byHand(stand, async (sql) => {
    await sql`update orders set expires_at = now() where number = ${numberOf(page)}`;
    await sql`insert into pgboss.job (name) values ('payments.expire')`;
  });
  await expect(page.getByRole('heading', { name: 'Время заказа вышло' })).toBeVisible();
  const address = page.url();
  // A page of the provider that was left open pays nothing any more.
  await page.goto(provider);
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Время заказа вышло' })).toBeVisible();
  await page.getByRole('link', { name: 'Оформить заново' }).click();
  await expect(page).toHaveURL(/\/employer\/checkout\//);
  await page.context().close();
});

const lists = [
  { name: 'Payme (демо)', list: '/sandbox', of: 'KASB_PAYME_CHECKOUT_URL', amount: '99000000', count: 2, lines: 28 },
  { name: 'Click (демо)', list: '/acceptance', of: 'KASB_CLICK_PAY_URL', amount: '990000.00', count: 3, lines: 15 },
] as const;

for (const { name, list, of, amount, count, lines } of lists)
  test(`the acceptance list of ${name} is green on this server`, async ({ browser }) => {
    const page = await stand.enter(browser, second);
    await goToPay(page, name);
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByRole('heading', { name: /Ждём подтверждения/ })).toBeVisible();
    const number = numberOf(page);
    // The next order of a plan takes the last one's place, so the others are its copies.
    const copies = Array.from(
      { length: count - 1 },
      (_, index) => `${number.slice(0, 7)}${(Number(number.at(-1)) + index + 1) % 10}`,
    );
    await byHand(
      stand,
      (sql) => sql`
        insert into orders (number, user_id, plan_id, plan, method, amount_tiyin, vat_percent, vat_tiyin, currency,
          created_at, expires_at)
        select copy, user_id, plan_id, plan, method, amount_tiyin, vat_percent, vat_tiyin, currency, created_at, expires_at
        from orders, unnest(${copies}::text[]) copy where number = ${number}`,
    );
    const query = new URLSearchParams({ amount });
    for (const order of [number, ...copies]) query.append('order', order);
    await page.goto(`${new URL(settings[of] ?? '').origin}${list}?${query}`);
    const said = await page.getByRole('paragraph').allInnerTexts();
    for (const line of said) await test.step(line, () => expect(line).toMatch(/^✓/));
    expect(said).toHaveLength(lines);
    await page.context().close();
  });
