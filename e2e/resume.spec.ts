import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { phoneOf, signIn } from './people.ts';
import { Stand } from './stand.ts';

const stand = Stand.shared();

/** A phone that throws pages away: the process of the page is killed, and the same address is opened anew. */
async function killed(page: Page): Promise<Page> {
  const address = page.url();
  const crash = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crash;
  const next = await page.context().newPage();
  await page.close();
  await next.goto(address);
  return next;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
/** A chip or a radio, by its words, as a finger finds it. */
const choose = (page: Page, words: string) => page.getByText(words, { exact: true }).click();

async function month(page: Page, group: string, name: string, year: string) {
  const fields = page.getByRole('group', { name: group });
  await fields.getByRole('combobox', { name: 'Месяц' }).click();
  await page.getByRole('option', { name }).click();
  await fields.getByRole('textbox', { name: 'Год' }).fill(year);
}

async function goOn(page: Page, heading: string) {
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

test('a resume is filled in although the page is killed at every step, and nothing of it is lost', async ({
  browser,
}) => {
  let page = await stand.visit(browser);
  await signIn(page, phoneOf('998935551003', '998935551004'));
  await page.goto('/my/resumes/new');
  await field(page, 'Кем хотите работать').fill('Водитель погрузчика');
  await field(page, 'Желаемая зарплата').fill('6000000');
  for (const chip of ['Сменный', 'Через 2 недели', 'CE']) await choose(page, chip);
  page = await killed(page);
  await expect(field(page, 'Кем хотите работать')).toHaveValue('Водитель погрузчика');
  await goOn(page, 'Опыт работы');

  page = await killed(page);
  await page.getByRole('button', { name: 'Добавить место работы' }).click();
  await field(page, 'Кем вы работали').fill('Кладовщик');
  await field(page, 'Где').fill('Bogʻishamol');
  await month(page, 'Начали', 'март', '2021');
  await month(page, 'Закончили', 'май', '2024');
  await field(page, 'Что вы делали').fill('Принимал товар');
  page = await killed(page);
  await page.getByRole('button', { name: 'Изменить: Кладовщик' }).click();
  await expect(field(page, 'Что вы делали')).toHaveValue('Принимал товар');
  await goOn(page, 'Образование');

  await page.getByRole('button', { name: 'Добавить образование' }).click();
  await choose(page, 'Среднее специальное');
  await field(page, 'Где учились').fill('Колледж транспорта');
  let letPaperCome: () => void = () => undefined;
  const mayPaperCome = new Promise<void>((done) => (letPaperCome = done));
  await page.context().route(/\/StepPaper-[^/]*\.js$/, (route) => mayPaperCome.then(() => route.continue()));
  page = await killed(page);
  await expect(page.getByRole('button', { name: 'Изменить: Колледж транспорта' })).toBeVisible();
  // What is pressed while the paper beside the fields comes stays under the finger.
  const place = await page.getByRole('button', { name: 'Дальше' }).boundingBox();
  letPaperCome();
  await expect(page.getByRole('article', { name: phoneOf('Тимур Ахмедов', 'Шахноза Турсунова') })).toBeVisible();
  expect(await page.getByRole('button', { name: 'Дальше' }).boundingBox()).toEqual(place);
  await goOn(page, 'Навыки и языки');

  const skill = field(page, 'Навык');
  await skill.fill('Погрузчик');
  await skill.press('Enter');
  await skill.fill('Склад');
  await page.getByRole('button', { name: 'Добавить язык' }).click();
  await field(page, 'Язык').fill('Узбекский');
  await field(page, 'Навык').pressSequentially('Маршруты');
  page = await killed(page);
  await expect(page.getByRole('button', { name: 'Удалить: Погрузчик' })).toBeVisible();
  await expect(field(page, 'Язык')).toHaveValue('Узбекский');
  await goOn(page, 'О себе');

  await field(page, 'О себе').fill('Вожу аккуратно');
  page = await killed(page);
  await expect(field(page, 'О себе')).toHaveValue('Вожу аккуратно');
  await goOn(page, 'Кто видит резюме');

  await page.getByRole('radio', { name: /Видно всем/ }).check({ force: true });
  page = await killed(page);
  await expect(page.getByRole('radio', { name: /Видно всем/ })).toBeChecked();
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(page.getByText('Резюме готово')).toBeVisible();

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const kept = await page.request.get(`/candidate/resumes/${id}`, { headers: { accept: 'application/json' } });
  expect(await kept.json()).toMatchObject({
    title: 'Водитель погрузчика',
    salary_amount: 6_000_000,
    schedules: ['shift'],
    start: 'two_weeks',
    driving: ['CE'],
    experience: [
      {
        position: 'Кладовщик',
        company: 'Bogʻishamol',
        start: '2021-03',
        end: '2024-05',
        description: 'Принимал товар',
      },
    ],
    education: [{ level: 'vocational', institution: 'Колледж транспорта' }],
    skills: ['Погрузчик', 'Склад', 'Маршруты'],
    languages: [{ name: 'Узбекский' }],
    about: 'Вожу аккуратно',
    visibility: 'everyone',
  });
});
