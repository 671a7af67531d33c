import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../scripts/lib/paths.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const phone = '998909000001';
const stand = Stand.forThisFile();

test.beforeAll(() => stand.start());

const kasb = (...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'packages/server/src/cli/main.ts'), ...args], {
    env: { PATH: process.env.PATH, KASB_DATA_DIR: stand.dataDir, KASB_DEMO: '1' },
    encoding: 'utf8',
  });

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app with codes shows now (RFC 6238). */
function digitsOf(secret: string): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const value = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(value % 1_000_000).padStart(6, '0');
}

test('an operator enrols, decides the queue by keyboard, takes one back, and reads it in the journal', async ({
  browser,
}) => {
  const added = kasb('operator', 'add', phone, '--role', 'admin', '--name', 'Нодира Юнусова');
  const enrolment = /: ([A-Z\d]{8})/.exec(added)?.[1] ?? '';
  const page = await stand.visit(browser);
  await page.goto('/operator/moderation');
  await expect(page).toHaveURL(/\/operator\/sign-in\?from=/);
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const code = await codeAfter(phone, () => page.keyboard.press('Enter'), stand.outbox);
  await page.getByRole('textbox', { name: 'Код из SMS' }).fill(code);
  await page.getByRole('textbox', { name: 'Код регистрации' }).fill(enrolment);
  await page.keyboard.press('Enter');
  const secret = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText();
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill(digitsOf(secret.replaceAll(' ', '')));
  await page.getByRole('checkbox', { name: 'Я сохранил коды' }).check();
  await page.getByRole('button', { name: 'Войти' }).click();

  await expect(page).toHaveURL(/\/operator\/moderation$/);
  const waiting = page.getByRole('complementary', { name: 'Очередь' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: 'Одобрить' })).toBeVisible();
  await expect(waiting).not.toHaveCount(0);
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  const count = await waiting.count();
  await page.keyboard.press('a');
  await expect(page.getByText(`Одобрена: ${title}`)).toBeVisible();
  await expect(waiting).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Вернуть в очередь' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(waiting).toHaveCount(count);
  await page.keyboard.press('n');
  await expect(page.getByRole('checkbox', { name: 'Контакты в тексте' })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`На доработку: ${title}`)).toBeVisible();

  await page.getByRole('link', { name: 'Журнал' }).click();
  const journal = page.getByRole('table', { name: 'Журнал действий' });
  for (const action of ['Вакансия одобрена', 'Возврат в очередь', 'Возврат на доработку'])
    await expect(journal.getByRole('cell', { name: action })).toBeVisible();
  await expect(page.getByText(/Цепочка цела/)).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/operator\/sign-in$/);
  await page.goto('/operator/audit');
  await expect(page.getByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
  await page.context().close();
});
