import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.ts';
import { openAssistant, say } from './assistant.ts';
import { employ } from './employers.ts';
import { command } from './operators.ts';
import { phoneOf } from './people.ts';
import { Stand } from './stand.ts';
import { openVacancy } from './vacancies.ts';

const launchOptions = chromiumLaunchOptions();
// A camera and a microphone made of a moving picture and a beep.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const stand = Stand.shared();
let owner = '';

/** What a person writes, one thing at a time; the assistant asks for the rest by options. */
interface Conversation {
  language: 'RU' | 'UZ';
  opening: string;
  answers: string[];
  title: RegExp;
}

const conversations: Conversation[] = [
  {
    language: 'RU',
    opening: 'Ищу технолога швейного производства в Самарканд, зарплата 9-13 млн, полная занятость, в офисе',
    answers: [
      'Контроль качества кроя и пошива, расчёт норм, обучение швей',
      'Опыт от 3 лет, знание швейного оборудования',
      'Обеды, служебный транспорт, официальное оформление',
    ],
    title: /технолог/i,
  },
  {
    language: 'UZ',
    opening: 'Toshkentga sotuvchi kerak, oylik 4 mln dan 6 mln gacha, ofisda, to‘liq ish kuni',
    answers: [
      'Mijozlarga xizmat ko‘rsatish, tovarlarni joylashtirish, kassa bilan ishlash',
      '1 yil tajriba, xushmuomalalik, rus tilini bilish',
      'Tushlik, bonuslar, rasmiy ishga olish',
    ],
    title: /sotuvchi/i,
  },
];

test.beforeAll(async ({ browser }) => {
  owner = phoneOf('998977006601', '998977006602');
  await employ(stand, browser, { phone: owner, company: 'Samarqand Textile' });
  command(stand, 'grant', owner, '--plan', 'Бизнес', '--postings', '3');
});

async function build(browser: Browser, { language, opening, answers, title }: Conversation) {
  const page = await stand.enter(browser, owner);
  await openAssistant(page, language);
  const create = page.getByRole('button', { name: 'Создать вакансию' });
  await say(page, opening);
  for (const answer of answers) await say(page, answer);
  await expect(create).toBeEnabled();
  await page.reload();
  await expect(page.getByText(opening).first()).toBeVisible();
  await expect(create).toBeEnabled();
  await expect(page.getByText(title).first()).toBeVisible();
  await create.click();
  return page;
}

for (const conversation of conversations) {
  test(`a vacancy is built in a conversation, ${conversation.language}, and kept over a reload`, async ({
    browser,
  }) => {
    const page = await build(browser, conversation);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog
      .getByRole('checkbox', { name: /Сайт|Kasb/ })
      .first()
      .check();
    await dialog.getByRole('button', { name: /^Опубликовать/ }).click();
    await dialog
      .getByRole('button', { name: /Закрыть|Готово/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/employer\/vacancy\/.+\/interview$/);
    await expect(page.getByText('Вопросы автоматически сгенерированы на основе вакансии')).toBeVisible();
    await page.context().close();
  });
}

test('the candidate answers by video and text, the employer plays it', async ({ browser }) => {
  const page = await stand.enter(browser, owner);
  await page.goto('/employer/vacancies');
  await (await openVacancy(page, conversations[0]?.title ?? '')).getByRole('link', { name: 'Подробнее' }).click();
  await expect(page).toHaveURL(/\/employer\/vacancies\/[^/?]+$/);
  const vacancyUrl = page.url();
  await page.goto(`${vacancyUrl.replace('/vacancies/', '/vacancy/')}/interview`);
  const deletions = page.getByRole('button', { name: /^Удалить вопрос/ });
  await expect(deletions).toHaveCount(10);
  for (let left = 9; left >= 2; left -= 1) {
    await deletions.last().click();
    await expect(deletions).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Создать интервью' }).click();
  const link =
    (await page.getByText(/Интервью создано! Ссылка:/).textContent())?.match(/https?:\S+\/interview\/\S+/)?.[0] ?? '';
  expect(link).toContain('/interview/');

  const candidate = await stand.visit(browser);
  await candidate.goto(link);
  await candidate.getByRole('textbox', { name: 'Как вас зовут?' }).fill('Малика Рахимова');
  await candidate.getByRole('button', { name: 'Продолжить' }).click();
  await candidate.getByRole('button', { name: 'Включить камеру и микрофон' }).click();
  await candidate.getByRole('button', { name: 'Начать интервью' }).click();
  await candidate.getByRole('button', { name: 'Начать запись' }).click();
  await expect(candidate.getByText('Идёт запись')).toBeVisible();
  await candidate.waitForTimeout(2500);
  await candidate.getByRole('button', { name: 'Закончить запись' }).click();
  await expect(candidate.getByRole('button', { name: 'Записать заново' })).toBeVisible();
  await candidate.getByRole('button', { name: 'Далее' }).click();
  await candidate.getByRole('radio', { name: 'Текст' }).check();
  await candidate.getByRole('textbox', { name: 'Ваш ответ' }).fill('Работала технологом три года, знаю оборудование.');
  await candidate.getByRole('button', { name: 'Далее' }).click();
  await candidate.getByRole('button', { name: 'Отправить интервью' }).click();
  await expect(candidate.getByRole('heading', { name: 'Спасибо! Ответы отправлены' })).toBeVisible();

  await page.goto(vacancyUrl);
  await expect(page.getByText('Малика Рахимова').first()).toBeVisible();
  await expect(page.getByText('Работала технологом три года, знаю оборудование.')).toBeVisible();
  const video = page.locator('video').first();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
});
