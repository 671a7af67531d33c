import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openChannel } from '../packages/server/test/support/channel.ts';
import type { Channel } from '../packages/server/test/support/channel.ts';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { byHand } from './operators.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();
test.describe.configure({ timeout: timeoutMs(150) });
/** What sends may have just begun to rest. */
const sending = { timeout: timeoutMs(90) };
const secret = 'secret-of-the-webhook';
const taken = { body: { ok: true, result: { message_id: 1 } } };
const nothing = { body: { ok: true, result: [] } };
let telegram: Channel;

test.beforeAll(async () => {
  telegram = await openChannel(({ path }) => (path.endsWith('/getUpdates') ? nothing : taken));
  await stand.start({
    KASB_TELEGRAM_TOKEN: '1:token',
    KASB_TELEGRAM_BOT: 'kasb_bot',
    KASB_TELEGRAM_WEBHOOK_SECRET: secret,
    KASB_TELEGRAM_URL: telegram.url,
  });
});
test.afterAll(() => telegram.close());

const chat = 4217;
/** What came to the employer's chat and contains a text. */
const came = (text: string) =>
  telegram.calls.filter(
    ({ path, body }) => path.endsWith('/sendMessage') && body.chat_id === chat && String(body.text).includes(text),
  );

/** Presses Start in the bot, by the link that the page shows. */
async function pressStart(page: Page, link: string): Promise<void> {
  const text = `/start ${new URL(link).searchParams.get('start')}`;
  const answer = await page.request.post(`${stand.url}/api/telegram/webhook`, {
    headers: { 'x-telegram-bot-api-secret-token': secret },
    data: { update_id: 1, message: { text, chat: { id: chat, type: 'private' }, from: { username: 'aziz_hr' } } },
  });
  expect(answer.status()).toBe(200);
}

test('an application shows in the bell within a minute and once in Telegram; a blocked bot turns its channel off', async ({
  browser,
}) => {
  const office = await stand.enter(browser, '998901234567');
  await office.goto('/employer/notifications/settings');
  await office.getByRole('button', { name: 'Подключить Telegram' }).click();
  const link = office.getByRole('dialog').getByRole('link', { name: 'Открыть Telegram' });
  await pressStart(office, (await link.getAttribute('href')) ?? '');
  await expect(office.getByText('@aziz_hr')).toBeVisible();
  // Whatever the hour is when this runs.
  const quiet = office.getByRole('switch', { name: 'Тихие часы' });
  await quiet.press('Space');
  await expect(quiet).not.toBeChecked();
  // A page that is left keeps to itself what its server has not got.
  const isKept = office.waitForResponse((answer) => answer.request().postData()?.includes('"now"') ?? false);
  await office.getByRole('radio', { name: 'Сразу' }).check({ force: true });
  await isKept;
  await office.reload();
  await expect(office.getByRole('radio', { name: 'Сразу' })).toBeChecked();
  await expect(quiet).not.toBeChecked();

  // The minutes of this page pass when they are told to.
  await office.clock.install();
  // The bell is there before its number is.
  const counted = await office.request.get('/notifications/count', { headers: { accept: 'application/json' } });
  const { unread: before } = (await counted.json()) as { unread: number };
  await office.goto('/employer/dashboard');
  const bell = office.getByRole('button', { name: /^Уведомления/ });
  await expect(bell).toBeVisible();
  const unread = async () =>
    Number(/\d+$/.exec((await bell.getAttribute('aria-label')) ?? (await bell.innerText()))?.[0] ?? 0);
  await expect.poll(unread).toBe(before);

  const list = await office.request.get('/vacancies?limit=100', { headers: { accept: 'application/json' } });
  const theirs = ((await list.json()) as { id: string; title: string; company_name: string }[]).find(
    ({ company_name: company }) => company === 'Samarqand Textile',
  );
  const title = theirs?.title ?? '';
  const page = await stand.visit(browser);
  await page.goto(`/vacancies/${theirs?.id}/respond`);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Шахноза');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Рахимова');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill('977003377');
  await page.getByRole('radio', { name: 'Больше 3 лет' }).check({ force: true });
  await page.getByRole('radio', { name: 'Сразу' }).check({ force: true });
  const respond = page.getByRole('button', { name: 'Откликнуться' });
  const code = await codeAfter('998977003377', () => respond.click(), stand.outbox);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).pressSequentially(code);
  await expect(page.getByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();

  await office.clock.fastForward('01:00');
  await expect.poll(unread).toBeGreaterThan(before);
  await bell.click();
  await expect(
    office
      .getByRole('dialog')
      .getByRole('link', { name: /1 новая заявка/ })
      .first(),
  ).toBeVisible();
  // New applications are gathered for a minute, and sending begins once in a minute: both are over.
  await byHand(stand, async (sql) => {
    await sql`update notification_deliveries set try_after = now() where state = 'waiting' and channel = 'telegram'`;
    await sql`insert into pgboss.job (name) values ('notify.deliver')`;
  });
  await expect.poll(() => came(title).length, sending).toBe(1);
  expect(String(came(title)[0]?.body.text)).toContain('1 новая заявка');

  await office.goto(`/employer/vacancies/${theirs?.id}/applications`);
  await office.getByText('Шахноза Рахимова').first().click();
  const panel = office.getByRole('region', { name: 'Заявка' });
  await expect(panel.getByText('Больше 3 лет')).toBeVisible();
  // Withdrawn before it was opened it would be told to nobody; the history comes with that.
  await expect(panel.getByRole('time').first()).toBeVisible();
  telegram.reply = ({ path }) =>
    path.endsWith('/getUpdates')
      ? nothing
      : { status: 403, body: { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' } };
  await page.getByRole('link', { name: 'Мои отклики' }).click();
  await page.getByRole('button', { name: 'Отозвать отклик' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать отклик' }).click();
  await expect.poll(() => came('Заявка отозвана').length, sending).toBe(1);

  await office.goto('/employer/notifications/settings');
  await expect(office.getByText('Telegram отключён: бот заблокирован')).toBeVisible();
  await expect(office.getByRole('switch', { name: 'Новые заявки, Telegram' })).toBeDisabled();
  await expect(office.getByRole('button', { name: 'Подключить Telegram' })).toBeVisible();
  expect(came('новая заявка')).toHaveLength(1);
});
