import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();

test.beforeAll(() => stand.start());

/** The open response of a candidate. */
const panelOf = (page: Page) => page.getByRole('region', { name: 'Отклик', exact: true });

test('a candidate sees what happens next, answers and withdraws, and all of it is there after a restart', async ({
  browser,
}) => {
  const office = await stand.enter(browser, '998901234567');
  const list = await office.request.get('/vacancies?limit=100', { headers: { accept: 'application/json' } });
  const theirs = ((await list.json()) as { id: string; title: string; company_name: string }[]).find(
    ({ company_name: company }) => company === 'Samarqand Textile',
  );

  const page = await stand.visit(browser);
  await page.goto(`/vacancies/${theirs?.id}/respond`);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Дилноза');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Рустамова');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill('977003366');
  await page.getByRole('radio', { name: 'Больше 3 лет' }).check({ force: true });
  await page.getByRole('radio', { name: 'Сразу' }).check({ force: true });
  const respond = page.getByRole('button', { name: 'Откликнуться' });
  const code = await codeAfter('998977003366', () => respond.click(), stand.outbox);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).pressSequentially(code);
  await expect(page.getByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();
  await page.getByRole('link', { name: 'Мои отклики' }).click();
  // The second, once the night's job has counted how long it takes.
  await expect(panelOf(page).getByText(/^(Ещё не открыли|Обычно отвечают за .+)$/)).toBeVisible();

  await office.goto(`/employer/vacancies/${theirs?.id}/applications`);
  await office.getByText('Дилноза Рустамова').first().click();
  const panel = office.getByRole('region', { name: 'Заявка' });
  await expect(panel.getByText('Больше 3 лет')).toBeVisible();
  // The list knows all but the history, and who has read that has opened it.
  await expect(panel.getByRole('time').first()).toBeVisible();
  await page.reload();
  await expect(panelOf(page).getByText('Отклик открыли')).toBeVisible();

  await office.getByRole('button', { name: 'Взять на скрининг' }).click();
  await office.getByRole('button', { name: 'Пригласить на интервью' }).click();
  await expect(office.getByText('Статус заявки обновлен').first()).toBeVisible();
  const application = new URL(page.url()).searchParams.get('application') ?? (await latestOf(page));
  const written = await office.evaluate(async (id) => {
    const response = await fetch(`/api/employer/applications/${id}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Когда сможете приехать?' }),
    });
    return response.status;
  }, application);
  expect(written).toBe(201);

  await page.goto('/my');
  const waiting = page.getByRole('region', { name: 'Вас ждут' });
  await expect(waiting.getByText('Samarqand Textile ждёт ответа')).toBeVisible();
  await waiting.getByRole('button', { name: 'Ответить' }).click();
  await expect(panelOf(page).getByText('Когда сможете приехать?')).toBeVisible();
  await expect(panelOf(page).getByText('Вас пригласили на интервью')).toBeVisible();
  const composer = panelOf(page).getByRole('textbox', { name: 'Напишите работодателю' });
  await composer.fill('Завтра в 15:00');
  await panelOf(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(composer).toHaveValue('');
  await expect(panelOf(page).getByText('Завтра в 15:00')).toBeVisible();

  await stand.restart();
  await page.reload();
  for (const text of ['Когда сможете приехать?', 'Завтра в 15:00'])
    await expect(panelOf(page).getByText(text)).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Отозвать отклик' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать отклик' }).click();
  await expect(panelOf(page).getByRole('button', { name: 'Откликнуться снова' })).toBeVisible();
  await page.goto('/my');
  await expect(page.getByRole('row').filter({ hasText: theirs?.title ?? '' })).toContainText('Отозван');
  await expect(waiting).toBeHidden();
});

/** The id of the candidate's latest response. */
async function latestOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const response = await fetch('/candidate/applications?limit=1', { headers: { accept: 'application/json' } });
    return ((await response.json()) as { items: { id: string }[] }).items[0]?.id ?? '';
  });
}
