import { expect, test } from '@playwright/test';
import { openAssistant, say, sendTyped } from './assistant.ts';
import { employ } from './employers.ts';
import { command } from './operators.ts';
import { phoneOf } from './people.ts';
import { Stand } from './stand.ts';

// Conversations as employers have them on a phone, and the vacancy that comes of them, word for word.
const phone = { width: 390, height: 844 };

const stand = Stand.shared();
let owner = '';

test.beforeAll(async ({ browser }) => {
  owner = phoneOf('998977006603', '998977006604');
  await employ(stand, browser, { phone: owner, company: 'Samarqand Textile' });
  command(stand, 'grant', owner, '--plan', 'Бизнес', '--postings', '3');
});

const talks = [
  {
    language: 'RU',
    said: [
      'Нужен водитель категории С в Навои, вахта 15/15',
      'возить сырьё и готовую продукцию между складами, следить за машиной, оформлять путевые листы',
      'опыт от 3 лет, без вредных привычек',
      'жильё, питание, билеты за счёт компании',
      '9 млн на руки',
    ],
    seen: [
      'Водитель категории C',
      'Работа в компании «Samarqand Textile», Навои.',
      'Возить сырьё и готовую продукцию между складами',
      'Следить за машиной',
      'Оформлять путевые листы',
      'Опыт от 5 лет',
      'Без вредных привычек',
      'Жильё',
      'Питание',
      'Билеты за счёт компании',
      'Вахтовый метод, 15/15',
      'Зарплата указана на руки',
    ],
  },
  {
    language: 'UZ',
    said: [
      'Chilonzorda sotuvchi kerak, 2/2, 4-5 mln',
      'xaridorlarga maslahat berish, kassada ishlash, tovarni joylashtirish',
      "o'zbek va rus tilini bilish, xushmuomalalik",
      "tushlik bepul, yo'l kira, bonus",
      "to'liq kun",
    ],
    seen: [
      'Sotuvchi',
      '«Samarqand Textile» kompaniyasida ish, Toshkent, Chilonzor.',
      'Xaridorlarga maslahat berish',
      'Kassada ishlash',
      'Tovarni joylashtirish',
      'O‘zbek va rus tilini bilish',
      'Xushmuomalalik',
      'Tushlik bepul',
      'Yo‘l kira',
      'Bonus',
      'Ish tartibi 2/2',
    ],
  },
] as const;

for (const { language, said, seen } of talks)
  test(`what is said on a phone becomes a vacancy to publish, ${language}`, async ({ browser }) => {
    const page = await stand.enter(browser, owner);
    await page.setViewportSize(phone);
    await openAssistant(page, language);
    for (const message of said) await say(page, message);
    // The interface speaks Russian, whatever the conversation does.
    await page.getByRole('tab', { name: 'Вакансия' }).click();
    if (language === 'RU') {
      // What stands there is pressed to be changed, and said anew.
      await page.getByRole('button', { name: 'Опыт от 3 лет' }).click();
      const box = page.getByRole('textbox', { name: 'Сообщение' });
      await expect(box).toHaveValue('Замени «Опыт от 3 лет» на ');
      await box.pressSequentially('опыт от 5 лет');
      await sendTyped(page);
      await expect(page.getByText('Замени «Опыт от 3 лет» на опыт от 5 лет')).toBeVisible();
      await page.getByRole('tab', { name: 'Вакансия' }).click();
      await expect(page.getByRole('button', { name: 'Опыт от 5 лет' })).toBeVisible();
    }
    const created = page.waitForResponse((response) => response.url().endsWith('/ai-vacancy/jobs'));
    await page.getByRole('button', { name: 'Создать вакансию' }).click();
    const { vacancy } = (await (await created).json()) as {
      vacancy: { title: string; description: string; requirements: string[]; benefits: string[] };
    };
    const lines = [
      vacancy.title,
      ...vacancy.description.split('\n').map((line) => line.replace(/^– /, '')),
      ...vacancy.requirements,
      ...vacancy.benefits,
    ];
    expect(lines.filter((line) => line !== '' && !line.endsWith(':'))).toEqual(seen);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.context().close();
  });
