import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { startFakeModel } from '../tools/fake-llm/src/fakeModel.ts';
import type { FakeModel } from '../tools/fake-llm/src/fakeModel.ts';
import { Stand } from './stand.ts';

const owner = '998901234567';
const stand = Stand.forThisFile();
let fake: FakeModel | undefined;

test.beforeAll(async () => {
  fake = await startFakeModel();
  await stand.start({ KASB_LLM_URL: fake.url, KASB_LLM_KEY: 'a key', KASB_LLM_MODEL: 'fake', KASB_LLM_TIMEOUT: '60s' });
});
test.afterAll(() => fake?.close());

const log = (page: Page) => page.getByRole('log', { name: 'Диалог' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' });

async function openChat(browser: Browser): Promise<Page> {
  const page = await stand.enter(browser, owner);
  await page.goto('/employer/vacancies/ai-builder');
  await page.getByRole('combobox', { name: 'Компания' }).click();
  await page.getByRole('option', { name: 'Oltin Vodiy Agro' }).click();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(log(page).getByText('Здравствуйте! Я помогу составить вакансию. Кого вы ищете?')).toBeVisible();
  return page;
}

test('an answer is read as it comes and stopped half-way, and what it was about is kept', async ({ browser }) => {
  const page = await openChat(browser);
  fake?.script({ kind: 'sensible', pieceMs: 1500 });
  await box(page).fill('Нужен бухгалтер в Бухару');
  await box(page).press('Enter');
  await expect(page.getByText(/^Понятно/)).toBeVisible();
  await page.getByRole('button', { name: 'Остановить' }).click();
  await expect(log(page).getByText('Ответ остановлен')).toBeVisible();
  await expect(log(page).getByText('Понятно. Чем будет заниматься этот человек каждый день?')).toHaveCount(0);
  await box(page).fill('Вести учёт и отчётность');
  await box(page).press('Enter');
  await expect(log(page).getByText('Какие требования к кандидату для вас обязательны?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Бухгалтер' })).toBeVisible();
  await page.context().close();
});
