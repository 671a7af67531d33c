import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { openCluster } from '../packages/server/src/db/cluster/cluster.ts';
import { connect } from '../packages/server/src/db/database.ts';
import { tagOf } from '../packages/server/test/support/sql.ts';
import { columnsWith } from '../packages/server/test/support/traces.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();
const phone = '998977004455';
/** Words that nobody else has: all of what this person says somewhere. */
const words = {
  firstName: 'Мавлюдахон',
  lastName: 'Хўжақулова',
  email: 'mavlyuda.h@example.uz',
  message: 'Живу рядом с вашим цехом',
  said: 'Приеду в четверг к девяти',
  resume: 'Раскройщица плюша',
  about: 'Кроила плюш двенадцать лет',
  search: 'плюшевые игрушки',
  file: 'mavlyuda-portfolio.pdf',
  inFile: 'portfolio of plush toys',
};

test.beforeAll(() => stand.start({ KASB_TRUST_PROXY: '127.0.0.1,::1' }));

/** A call from the page, as its scripts make them. */
async function call(page: Page, method: string, path: string, body?: unknown) {
  const answer = await page.evaluate(
    async ([verb, url, sent]) => {
      const response = await fetch(url, {
        method: verb,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: sent,
      });
      return { status: response.status, body: (await response.json()) as Record<string, string> };
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.body;
}

/** A browser in a network of its own: codes come once a minute to each. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const page = await stand.visit(browser);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return page;
}

async function comeBack(browser: Browser, address: string): Promise<Page> {
  const page = await visit(browser, address);
  await page.goto('/my/sign-in');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const goOn = page.getByRole('button', { name: 'Продолжить' });
  const code = await codeAfter(phone, () => goOn.click(), stand.outbox);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).pressSequentially(code);
  await expect(page).toHaveURL(`${stand.url}/my`);
  await page.goto('/my/profile');
  return page;
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' });
  const code = await codeAfter(phone, () => confirm.click(), stand.outbox);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).pressSequentially(code);
  await expect(page).toHaveURL(`${stand.url}/`);
}

/** Somebody who has said something in every place there is. */
async function tellAll(page: Page): Promise<string> {
  const list = await page.request.get('/vacancies?limit=1', { headers: { accept: 'application/json' } });
  const [vacancy] = (await list.json()) as { id: string }[];
  await page.goto(`/vacancies/${vacancy?.id}/respond`);
  await page.getByRole('textbox', { name: 'Имя' }).fill(words.firstName);
  await page.getByRole('textbox', { name: 'Фамилия' }).fill(words.lastName);
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  for (const chip of ['Больше 3 лет', 'Сразу']) await page.getByText(chip, { exact: true }).click();
  await page.getByRole('button', { name: 'Добавить сообщение' }).click();
  await page.getByRole('textbox', { name: 'Сообщение' }).fill(words.message);
  const respond = page.getByRole('button', { name: 'Откликнуться' });
  const code = await codeAfter(phone, () => respond.click(), stand.outbox);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).pressSequentially(code);
  await expect(page.getByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();

  const { items } = (await call(page, 'GET', '/candidate/applications')) as unknown as { items: { id: string }[] };
  await call(page, 'POST', `/candidate/applications/${items[0]?.id}/messages`, { text: words.said });
  await call(page, 'PUT', '/candidate/me', {
    first_name: words.firstName,
    last_name: words.lastName,
    email: words.email,
  });
  await call(page, 'PUT', `/candidate/saved-vacancies/${vacancy?.id}`);
  await call(page, 'POST', '/candidate/saved-searches', { search: words.search });
  const resume = await call(page, 'POST', '/candidate/resumes', { title: words.resume, about: words.about });
  await page.goto(`/my/resumes/${resume.id}`);
  const pdf = `%PDF-1.7\n% ${words.inFile}\ntrailer << /Root 1 0 R >>\n%%EOF\n`;
  await page.locator('input[type=file]').setInputFiles({
    name: words.file,
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf),
  });
  await expect(page.getByText(words.file)).toBeVisible();
  return (await call(page, 'GET', '/candidate/me')).id ?? '';
}

/** The files of the data folder, without those of the database and the outboxes, in which a text is found. */
function filesWith(text: string): string[] {
  const names = readdirSync(stand.dataDir, { recursive: true, withFileTypes: true });
  return names
    .filter((one) => one.isFile() && !/\/(?:postgres|outbox)(?:\/|$)/.test(one.parentPath))
    .map((one) => join(one.parentPath, one.name))
    .filter((path) => readFileSync(path).includes(text));
}

test('an account is exported, deleted, restored, deleted again and erased, and nothing of the person is left', async ({
  browser,
}) => {
  const page = await visit(browser, '203.0.113.21');
  const id = await tellAll(page);

  await page.goto('/my/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  const archive = await readFile(await (await downloading).path());
  expect(archive.includes(words.file)).toBe(true);
  await leave(page);

  const back = await comeBack(browser, '203.0.113.22');
  await expect(back.getByText(/^Аккаунт удалится /)).toBeVisible();
  await back.getByRole('button', { name: 'Восстановить' }).click();
  await expect(back.getByRole('textbox', { name: 'Имя' })).toHaveValue(words.firstName);
  await leave(back);

  const cluster = await openCluster({ dataDir: stand.dataDir });
  const { db, close } = connect(cluster.urlOf('kasb'), { max: 1 });
  const sql = tagOf(db);
  const traces = [phone, ...Object.values(words)];
  expect((await columnsWith(sql, traces)).length).toBeGreaterThan(8);
  expect(filesWith(words.inFile)).toHaveLength(1);
  // The three days are over, and the job of every hour comes.
  await sql`update users set delete_at = now() where id = ${id}`;
  await sql`insert into pgboss.job (name) values ('accounts.erase')`;
  await expect.poll(async () => (await sql`select from users where id = ${id}`).length).toBe(0);
  await expect.poll(() => filesWith(words.inFile)).toEqual([]);
  expect(await columnsWith(sql, traces)).toEqual([]);
  // What was done is known of an account without a person.
  expect(await columnsWith(sql, [id])).toEqual(['audit_log.actor_id', 'audit_log.entity_id']);
  await close();
  await cluster.stop();

  const gone = await visit(browser, '203.0.113.23');
  await gone.goto('/my/sign-in');
  await gone.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  await gone.getByRole('button', { name: 'Продолжить' }).click();
  await expect(gone.getByRole('textbox', { name: 'Имя' })).toHaveValue('');
});
