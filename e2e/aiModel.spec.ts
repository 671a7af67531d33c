import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { startFakeModel } from '../tools/fake-llm/src/fakeModel.ts';
import type { DelayedReply, FakeModel } from '../tools/fake-llm/src/fakeModel.ts';
import { Stand } from './stand.ts';

const owner = '998901234567';
const stand = Stand.forThisFile();
let fake: FakeModel | undefined;

test.beforeAll(async () => {
  fake = await startFakeModel();
  await stand.start({
    KASB_LLM_URL: fake.url,
    KASB_LLM_KEY: 'a key',
    KASB_LLM_MODEL: 'fake',
    // Long enough for an answer on a busy machine: one that comes too late leaves the turn to the rules.
    KASB_LLM_TIMEOUT: '10s',
  });
});
test.afterAll(() => fake?.close());

/** What the model was asked for since the last look. */
const asked = () => (fake?.asked.splice(0) ?? []).map(({ name, isRepair }) => (isRepair ? `${name}, again` : name));

const log = (page: Page) => page.getByRole('log', { name: 'Диалог' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });
const isTyping = (page: Page) => page.getByRole('status', { name: 'Помощник печатает' });
const createButton = (page: Page) => page.getByRole('button', { name: 'Создать вакансию' });

async function openChat(browser: Browser, company: string): Promise<Page> {
  const page = await stand.enter(browser, owner);
  await page.goto('/employer/vacancies/ai-builder');
  await page.getByRole('combobox', { name: 'Компания' }).click();
  await page.getByRole('option', { name: company }).click();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  return page;
}

/** Says something and waits for the answer. */
async function say(page: Page, text: string, answer: string) {
  await expect(isTyping(page)).toBeHidden();
  await box(page).fill(text);
  await box(page).press('Enter');
  // The answer may be there already, and say the same.
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
  await expect(log(page).getByText(answer)).toBeVisible();
  await expect(box(page)).toHaveValue('');
}

/** Creates what was talked about and leaves the publish dialog; answers the vacancy's id. */
async function create(page: Page): Promise<string> {
  await createButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Публикация вакансии' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/employer\/vacancy\/[^/]+\/interview$/);
  return /vacancy\/([^/]+)\//.exec(page.url())?.[1] ?? '';
}

async function saveQuestions(page: Page) {
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Вопросы успешно сохранены')).toBeVisible();
}

/** Gives the vacancy on the page another title. */
async function rename(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Название вакансии' }).fill(title);
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
}

const question = (page: Page, number: number) => page.getByRole('textbox', { name: `Вопрос ${number}`, exact: true });

test('a model leads the conversation, writes the questions, and guards the edit', async ({ browser }) => {
  const page = await openChat(browser, 'Samarqand Textile');
  await expect(log(page).getByText('Здравствуйте! Я помогу составить вакансию. Кого вы ищете?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Расскажу подробнее' })).toBeVisible();
  await expect(createButton(page)).toBeDisabled();
  await say(
    page,
    'Ищем технолога в Самарканд, 9–13 млн, в офисе',
    'Понятно. Чем будет заниматься этот человек каждый день?',
  );
  await say(
    page,
    'Контроль качества кроя и пошива, расчёт норм, обучение швей',
    'Хорошо. Какие требования к кандидату для вас обязательны?',
  );
  await say(
    page,
    'Опыт от 3 лет, знание швейного оборудования',
    'Записал. Что вы предлагаете: условия, график, бонусы?',
  );
  await say(page, 'Обеды, служебный транспорт', 'Вакансия готова. Проверьте её и нажмите «Создать вакансию».');
  expect(asked()).toEqual(Array.from({ length: 5 }, () => 'chat_turn'));

  const id = await create(page);
  await expect(question(page, 10)).toHaveValue('Вопрос 10: расскажите, что вы умеете для работы «Технолог»?');
  expect(asked()).toEqual(['interview_questions']);
  await saveQuestions(page);

  await page.goto(`/employer/vacancies/${id}/edit`);
  await rename(page, 'Бухгалтер');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText('Модель: это другая должность.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Вернуться к редактированию' }).click();
  await rename(page, 'Технолог с опытом от 3 лет');
  await expect(page.getByText('Вакансия успешно обновлена')).toBeVisible();
  expect(new Set(asked())).toEqual(new Set(['edit_check']));
  await page.context().close();
});

test('whatever a model fails with, the person goes on and nothing typed is lost', async ({ browser }) => {
  const prose: DelayedReply = { kind: 'text', text: 'Конечно! Вот ваша вакансия.' };
  fake?.script({ kind: 'status', status: 500 });
  const page = await openChat(browser, 'Oltin Vodiy Agro');
  await expect(
    log(page).getByText('Здравствуйте! Помогу составить вакансию для компании «Oltin Vodiy Agro». Кого ищем?'),
  ).toBeVisible();
  expect(asked()).toEqual(['chat_turn']);

  // A malformed answer is repaired; a second one leaves it to the rules.
  fake?.script(prose);
  await say(page, 'Нужен агроном в Ташкент', 'Понятно. Чем будет заниматься этот человек каждый день?');
  expect(asked()).toEqual(['chat_turn', 'chat_turn, again']);
  fake?.script({ kind: 'object', value: { a: 1 } }, prose);
  await say(
    page,
    'Следить за посевами, вести учёт, обучать рабочих',
    'Понятно: следить за посевами, вести учёт, обучать рабочих. Какие требования к кандидату?',
  );
  expect(asked()).toEqual(['chat_turn', 'chat_turn, again']);
  fake?.script({ kind: 'cut' });
  await say(page, 'Опыт от 2 лет, водительские права', 'Что вы предлагаете: условия, график, бонусы?');
  expect(asked()).toEqual(['chat_turn']);

  // No answer at all: what is written while one waits for it is still there.
  fake?.script({ kind: 'never' });
  await box(page).fill('Жильё, обеды');
  await box(page).press('Enter');
  await expect(isTyping(page)).toBeVisible();
  await box(page).fill('6–8 млн сум');
  await expect(log(page).getByText('Какая зарплата?')).toBeVisible();
  await expect(box(page)).toHaveValue('6–8 млн сум');
  fake?.script({ kind: 'status', status: 500 });
  await say(page, '6–8 млн сум', 'Какой формат работы и занятость? Если нужно, назовите город.');
  fake?.script({ kind: 'endless' });
  await say(page, 'В офисе, полный день', 'Вакансия готова! Проверьте её и нажмите «Создать вакансию».');

  await page.reload();
  for (const said of [
    'Нужен агроном в Ташкент',
    'Следить за посевами, вести учёт, обучать рабочих',
    'Опыт от 2 лет, водительские права',
    'Жильё, обеды',
    '6–8 млн сум',
    'В офисе, полный день',
  ]) {
    await expect(log(page).getByText(said, { exact: true })).toHaveCount(1);
  }
  asked();
  fake?.script({ kind: 'garbage' });
  const id = await create(page);
  await expect(question(page, 10)).toHaveValue(/\?$|\.$/);
  await expect(page.getByRole('textbox', { name: /^Вопрос \d/ })).toHaveCount(10);
  await expect(page.getByText('расскажите, что вы умеете')).toHaveCount(0);
  expect(asked()).toEqual(['interview_questions']);
  await saveQuestions(page);

  await page.goto(`/employer/vacancies/${id}/edit`);
  fake?.script(prose, prose);
  await rename(page, 'Каменщик');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByRole('heading', { name: 'Нельзя заменить должность' })).toBeVisible();
  expect(asked()).toEqual(['edit_check', 'edit_check, again']);
  await dialog.getByRole('button', { name: 'Вернуться к редактированию' }).click();
  await expect(page.getByRole('textbox', { name: 'Название вакансии' })).toHaveValue('Каменщик');
});
