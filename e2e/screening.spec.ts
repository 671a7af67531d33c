import { expect, test } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();

test.beforeAll(() => stand.start());

test('what an employer asks is answered from a phone, and read beside what was looked for', async ({ browser }) => {
  const office = await stand.enter(browser, '998901234567');
  const list = await office.request.get('/vacancies?limit=100', { headers: { accept: 'application/json' } });
  const theirs = ((await list.json()) as { id: string; title: string; company_name: string }[]).find(
    ({ company_name: company }) => company === 'Samarqand Textile',
  );
  const asked = await office.evaluate(
    async ([id]) => {
      const response = await fetch(`/api/employer/vacancies/${id}/screening`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          questions: [{ text: 'Есть права категории C?', kind: 'yes_no', isRequired: true, wanted: 'yes' }],
        }),
      });
      return response.status;
    },
    [theirs?.id],
  );
  expect(asked).toBe(200);

  const page = await stand.visit(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/vacancies/${theirs?.id}/respond?via=post-1`);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Дилноза');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Рустамова');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill('977003355');
  await page.getByText('Больше 3 лет', { exact: true }).click();
  await page.getByText('Через 2 недели', { exact: true }).click();
  await page.getByRole('button', { name: 'Откликнуться' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Есть права категории C?' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  // The messenger threw the page away: what was typed is there when it is opened again.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Дилноза');
  await page.getByText('Да', { exact: true }).click();
  const respond = page.getByRole('button', { name: 'Откликнуться' });
  const code = await codeAfter('998977003355', () => respond.click(), stand.outbox);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).pressSequentially(code);
  await expect(page.getByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();

  await office.goto(`/employer/vacancies/${theirs?.id}/applications`);
  await office.getByText('Дилноза Рустамова').first().click();
  const panel = office.getByRole('region', { name: 'Заявка' });
  for (const text of ['Больше 3 лет', 'Через 2 недели', 'Есть права категории C?', 'Совпало'])
    await expect(panel.getByText(text)).toBeVisible();
});
