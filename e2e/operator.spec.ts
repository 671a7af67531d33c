import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { digitsOf } from '../scripts/lib/totp.ts';
import { tabTo } from './keyboard.ts';
import { byHand, command, enrol, enrolWith } from './operators.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();
test.describe.configure({ timeout: timeoutMs(150) });

test.beforeAll(() => stand.start());

const kasb = (...args: string[]) => command(stand, ...args);

test(
  'an operator enrols, decides the queue by keyboard, takes one back, and reads it in the journal',
  { tag: '@gate' },
  async ({ browser }) => {
    const page = await stand.visit(browser);
    await enrol(stand, page, { phone: '998909000001', role: 'admin', to: '/operator/moderation' });

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
    for (const deed of ['Вакансия одобрена', 'Возврат в очередь', 'Возврат на доработку'])
      await expect(journal.getByRole('cell', { name: deed })).toBeVisible();
    await expect(page.getByText(/Цепочка цела/)).toBeVisible();
    expect(kasb('audit', 'verify')).toMatch(/The journal is whole/);

    const number = await byHand(stand, async (sql) => {
      await sql`alter table audit_events disable trigger audit_events_kept`;
      const [row] = await sql<{ id: string }[]>`
      update audit_events set entity_title = 'Другая вакансия'
      where id = (select max(id) from audit_events where entity_type = 'vacancy') returning id`;
      await sql`alter table audit_events enable trigger audit_events_kept`;
      return Number(row?.id);
    });
    await page.getByRole('button', { name: 'Проверить' }).click();
    await expect(page.getByText(`Цепочка нарушена на записи ${number}`)).toBeVisible();
    await expect(page.getByText(/Цепочка цела/)).toBeHidden();
    await expect(journal.getByRole('row', { name: /Цепочка нарушена здесь/ })).toContainText('Возврат на доработку');
    expect(() => kasb('audit', 'verify')).toThrow(`The journal is broken at row ${number}`);

    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(/\/operator\/sign-in$/);
    await page.goto('/operator/audit');
    await expect(page.getByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await page.context().close();
  },
);

test('a support person finds somebody by the keyboard, closes the service to them, and lets them in again', async ({
  browser,
}) => {
  const phone = '998917654321';
  const page = await stand.visit(browser);
  const { keyboard } = page;
  const post = { phone: '998909000002', role: 'support', to: '/operator/people', name: 'Шерзод Алиев' };
  const secret = await enrol(stand, page, post);
  const press = async (place: Locator) => {
    await tabTo(place);
    await keyboard.press('Enter');
  };
  await tabTo(page.getByRole('textbox', { name: 'Телефон или три буквы имени' }));
  await keyboard.type('91 765-43-21');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/operator\/people\?search=/);
  const rows = page.getByRole('table', { name: 'Люди' }).getByRole('link');
  await expect(rows).toHaveCount(1);
  const name = (await rows.innerText()).trim();
  await press(rows);
  const detail = page.getByRole('region', { name });
  await expect(detail.getByText('+998 (91) •••-••-21')).toBeVisible();
  await press(detail.getByRole('button', { name: 'Показать телефон' }));
  const why = page.getByRole('alertdialog').getByRole('textbox', { name: 'Причина' });
  await expect(why).toBeFocused();
  await keyboard.type('Просит перезвонить');
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Показать' }));
  await expect(detail.getByText('+998 (91) 765-43-21')).toBeVisible();

  // Their second step was shown long ago.
  await byHand(stand, (sql) => sql`update operator_sessions set confirmed_at = confirmed_at - interval '16 minutes'`);
  await press(detail.getByRole('button', { name: 'Заблокировать' }));
  const question = page.getByRole('alertdialog');
  const reason = question.getByRole('textbox', { name: 'Причина' });
  await expect(reason).toBeFocused();
  await press(question.getByRole('button', { name: 'Заблокировать' }));
  await expect(question.getByText('Напишите причину')).toBeVisible();
  await tabTo(reason);
  await keyboard.type('Мошенничество с оплатой');
  await press(question.getByRole('button', { name: 'Заблокировать' }));
  await expect(page.getByRole('dialog', { name: 'Подтвердите код' }).getByRole('textbox')).toBeFocused();
  // The digits of a step are shown once: those of enrolling may still be the present ones.
  await keyboard.type(digitsOf(secret, 1));
  await expect(detail.getByText('Доступ закрыт')).toBeVisible();
  await expect(detail.getByText('Мошенничество с оплатой')).toBeVisible();

  const theirs = await stand.visit(browser);
  await theirs.goto('/');
  await theirs.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const begin = theirs.getByRole('button', { name: 'Начать' });
  const code = await codeAfter(phone, () => begin.click(), stand.outbox);
  const shown = theirs.getByRole('textbox', { name: 'Код подтверждения' });
  await shown.fill(code);
  await expect(theirs.getByText('Вход для этого номера закрыт. Напишите в поддержку')).toBeVisible();

  await page.reload();
  await expect(detail.getByText('Доступ закрыт')).toBeVisible();
  await press(detail.getByRole('button', { name: 'Разблокировать' }));
  await expect(reason).toBeFocused();
  await keyboard.type('Номер вернулся к хозяйке');
  await press(question.getByRole('button', { name: 'Разблокировать' }));
  await expect(detail.getByRole('button', { name: 'Заблокировать' })).toBeVisible();
  // What was refused used no code up.
  await shown.fill('');
  await shown.fill(code);
  await expect(theirs).toHaveURL(/dashboard/);

  await press(page.getByRole('link', { name: 'Журнал' }));
  const journal = page.getByRole('table', { name: 'Журнал действий' });
  for (const deed of ['Человек заблокирован', 'Человек разблокирован'])
    await expect(journal.getByRole('cell', { name: deed })).toBeVisible();
  await theirs.context().close();
  await page.context().close();
});

test('an admin adds an operator, who enrols with the code and sees no more than their role', async ({ browser }) => {
  const [boss, colleague] = ['998909000003', '998909000004'];
  const page = await stand.visit(browser);
  await enrol(stand, page, { phone: boss, role: 'admin', to: '/operator/operators', name: 'Малика Ҳамидова' });
  await page.getByRole('button', { name: 'Добавить' }).click();
  const form = page.getByRole('dialog', { name: 'Новый оператор' });
  await form.getByRole('textbox', { name: 'Номер телефона' }).fill(colleague.slice(3));
  await form.getByRole('textbox', { name: 'Имя' }).fill('Шохрух');
  await form.getByRole('textbox', { name: 'Фамилия' }).fill('Мирзаев');
  await form.getByRole('radio', { name: 'Модератор' }).check();
  await form.getByRole('button', { name: 'Добавить' }).click();
  const shown = page.getByRole('dialog', { name: 'Код регистрации: Шохрух Мирзаев' });
  const code = await shown.getByRole('code').innerText();
  await shown.getByRole('button', { name: 'Готово' }).click();
  await expect(page.getByRole('row', { name: /Шохрух Мирзаев/ })).toContainText('Ещё не зарегистрирован');

  const theirs = await stand.visit(browser);
  await enrolWith(stand, theirs, { phone: colleague, to: '/operator/moderation', enrolment: code });
  await expect(theirs.getByRole('link', { name: 'Журнал' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Операторы' })).toHaveCount(0);
  await theirs.goto('/operator/jobs');
  await expect(theirs.getByText('Раздел вам недоступен')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: /Шохрух Мирзаев/ })).not.toContainText('Ещё не зарегистрирован');
  await byHand(
    stand,
    (sql) => sql`insert into pgboss.job (name, data, state, output, completed_on)
      values ('maintenance', '{}', 'failed', '{"message": "Диск полон"}', now())`,
  );
  await page.getByRole('link', { name: 'Задания' }).click();
  const failed = page.getByRole('table', { name: 'Не выполнены' }).getByRole('row', { name: /Диск полон/ });
  await failed.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Задание поставлено снова')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.getByRole('link', { name: 'Модули' }).click();
  await page.getByRole('switch', { name: 'Интервью' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Выключить' }).click();
  await expect(asked).toHaveCount(0);
  expect(kasb('modules', 'list')).toMatch(/disabled/);
  expect(kasb('audit', 'list')).toMatch(/module\.disabled[\s\S]*operator\.added/);
  await theirs.context().close();
  await page.context().close();
});
