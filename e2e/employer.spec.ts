import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';
import { openVacancy } from './vacancies.ts';

const owner = '998901234567';
const second = '998917654321';
const description = 'Фабрика домашнего текстиля в Самарканде: полотенца, халаты и постельное бельё на экспорт.';
const stand = Stand.forThisFile();
test.describe.configure({ timeout: timeoutMs(150) });
let site: Server;

const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
};

test.beforeAll(async () => {
  await stand.start({ KASB_FETCH_PRIVATE: '1' });
  site = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<meta name="description" content="${description}"><h1>Yangi Ip</h1>`);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
});

test.afterAll(() => site.close());

test('companies of both kinds, a description from a web page, a second person', async ({ browser }) => {
  const page = await stand.enter(browser, owner);
  await page.getByRole('navigation', { name: 'Основная' }).getByRole('link', { name: 'Компании' }).click();
  await page.getByRole('button', { name: 'Добавить компанию' }).click();
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Yangi Ip');
  await choose(page, 'Сфера деятельности', /Швейное производство/);
  await page.getByRole('textbox', { name: 'Электронная почта' }).fill('hr@yangi-ip.uz');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('662331234');
  await page.getByRole('textbox', { name: 'Сайт' }).fill(`http://localhost:${(site.address() as AddressInfo).port}/`);
  await page.getByRole('textbox', { name: 'СТИР' }).fill('309876543');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Компания успешно создана')).toBeVisible();
  await expect(page.getByText(description)).toBeVisible();

  await page.getByRole('button', { name: 'Добавить компанию' }).click();
  await page.getByRole('radio', { name: 'Физическое лицо' }).check();
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Мастерская Азиза');
  await choose(page, 'Сфера деятельности', /Швейное производство/);
  await page.getByRole('textbox', { name: 'Электронная почта' }).fill('aziz@master.uz');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('901112233');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Каримов');
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Азиз');
  await page.getByRole('textbox', { name: 'ПИНФЛ' }).fill('123');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('textbox', { name: 'ПИНФЛ' })).toBeFocused();
  await page.getByRole('textbox', { name: 'ПИНФЛ' }).fill('');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: 'Мастерская Азиза' })).toBeVisible();

  await page
    .getByRole('button', { name: /Yangi Ip/ })
    .or(page.getByRole('link', { name: /Yangi Ip/ }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Участники' }).click();
  await page.getByRole('textbox', { name: 'Номер телефона участника' }).fill(second.slice(3));
  await page.getByRole('button', { name: 'Добавить участника' }).click();
  await expect(page.getByText('Приглашение отправлено')).toBeVisible();

  const other = await stand.enter(browser, second);
  await other.goto('/employer/companies');
  await other.getByRole('button', { name: 'Принять' }).click();
  await expect(other.getByText('Вы теперь в компании Yangi Ip')).toBeVisible();
  await expect(other.getByText('Yangi Ip').first()).toBeVisible();
  await expect(other.getByText('Мастерская Азиза')).toHaveCount(0);
});

test('a vacancy is written, edited within the guard and beyond it, paused, found after a restart, closed and deleted', async ({
  browser,
}) => {
  let page = await stand.enter(browser, owner);
  await page.goto('/employer/vacancies/new');
  await choose(page, 'Компания', 'Yangi Ip');
  await page.getByRole('textbox', { name: 'Название вакансии' }).fill('Бухгалтер');
  await page
    .getByRole('textbox', { name: 'Описание' })
    .fill('Ведёте первичную документацию и отчётность фабрики, считаете заработную плату.');
  await page.getByRole('textbox', { name: 'Требования' }).fill('Опыт от 2 лет\n\nЗнание 1С');
  await page.getByRole('textbox', { name: 'Зарплата от' }).fill('5000000');
  await page.getByRole('button', { name: 'Создать вакансию' }).dblclick();
  await expect(page.getByText('Вакансия успешно создана')).toBeVisible();
  await expect(page).toHaveURL(/\/employer\/vacancy\/[^/]+\/interview$/);

  await page.goto('/employer/vacancies');
  const mine = page.getByRole('grid', { name: 'Список вакансий' }).getByText('Бухгалтер', { exact: true });
  await expect(mine).toHaveCount(1);
  await (await openVacancy(page, 'Бухгалтер')).getByRole('link', { name: 'Редактировать' }).click();
  await page.getByRole('textbox', { name: 'Название вакансии' }).fill('Бухгалтер с опытом от 2 лет');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page).toHaveURL(/\/employer\/vacancies\?updated=true/);
  await expect(page.getByText('Вакансия успешно обновлена')).toBeVisible();

  await (await openVacancy(page, 'Бухгалтер с опытом от 2 лет')).getByRole('link', { name: 'Редактировать' }).click();
  await page.getByRole('textbox', { name: 'Название вакансии' }).fill('Каменщик');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByRole('heading', { name: 'Нельзя заменить должность' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Вернуться к редактированию' }).click();
  await expect(page.getByRole('textbox', { name: 'Название вакансии' })).toHaveValue('Каменщик');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await dialog.getByRole('button', { name: 'Сохранить принудительно' }).click();
  await expect(page.getByText('Вакансия успешно обновлена (принудительно)')).toBeVisible();
  await expect(page).toHaveURL(/updated=true/);

  await (await openVacancy(page, 'Каменщик')).getByRole('button', { name: 'Пауза' }).click();
  await expect(page.getByText('Статус вакансии обновлен')).toBeVisible();
  await page.context().close();
  await stand.restart();

  page = await stand.enter(browser, owner);
  await page.goto('/employer/vacancies?status=paused');
  await (await openVacancy(page, 'Каменщик')).getByRole('link', { name: 'Подробнее' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Каменщик' })).toBeVisible();
  await page.getByRole('button', { name: 'Закрыта' }).click();
  await expect(page.getByText('Статус вакансии обновлен')).toBeVisible();
  await page.getByRole('button', { name: 'Удалить вакансию' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Вакансия удалена')).toBeVisible();
  await expect(page).toHaveURL(/\/employer\/vacancies/);
  await expect(page.getByRole('grid', { name: 'Список вакансий' })).toBeVisible();
  await expect(page.getByText('Каменщик')).toHaveCount(0);
});

test('two people edit one vacancy: the second chooses, and both texts survive', async ({ browser }) => {
  const first = await stand.enter(browser, owner);
  const later = await stand.enter(browser, owner);
  for (const page of [first, later]) {
    await page.goto('/employer/vacancies');
    await (await openVacancy(page, 'Швея-универсал')).getByRole('link', { name: 'Редактировать' }).click();
    await expect(page.getByRole('textbox', { name: 'Описание' })).not.toHaveValue('');
  }
  const text = 'Работа в светлом цехе, смена восемь часов, обеды за счёт фабрики. Первая правка.';
  const mine = 'Работа в светлом цехе, смена восемь часов, свой транспорт до дома. Вторая правка.';
  await first.getByRole('textbox', { name: 'Описание' }).fill(text);
  await first.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(first).toHaveURL(/updated=true/);

  await later.getByRole('textbox', { name: 'Описание' }).fill(mine);
  await later.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(later.getByRole('heading', { name: 'Вакансию изменил другой человек' })).toBeVisible();
  await later.getByRole('button', { name: 'Загрузить новую версию' }).click();
  await expect(later.getByRole('textbox', { name: 'Описание' })).toHaveValue(text);
  await later.getByRole('button', { name: 'Вернуть мои правки' }).click();
  await expect(later.getByRole('textbox', { name: 'Описание' })).toHaveValue(mine);
  await later.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(later).toHaveURL(/updated=true/);
});

test('a session that ended asks to sign in over the form, and the save goes on', async ({ browser }) => {
  const page = await stand.enter(browser, owner);
  await page.goto('/employer/vacancies/new');
  await choose(page, 'Компания', 'Yangi Ip');
  await page.getByRole('textbox', { name: 'Название вакансии' }).fill('Упаковщик готовой продукции');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Создать вакансию' }).click();

  const dialog = page.getByRole('dialog', { name: 'Сессия завершилась' });
  const code = await codeAfter(
    owner,
    () =>
      expect(async () => {
        await dialog.getByRole('button', { name: 'Получить код' }).click();
        await expect(dialog.getByRole('textbox', { name: 'Код подтверждения' })).toBeVisible();
      }).toPass({ intervals: [5000] }),
    stand.outbox,
  );
  await dialog.getByRole('textbox', { name: 'Код подтверждения' }).fill(code);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Название вакансии' })).toHaveValue('Упаковщик готовой продукции');
  await page.getByRole('button', { name: 'Создать вакансию' }).click();
  await expect(page.getByText('Вакансия успешно создана')).toBeVisible();
});
