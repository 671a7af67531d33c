import { expect, test } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import { phoneOf, signIn } from './people.ts';

test('a new phone registers, lands on the dashboard, stays after a reload and signs out', async ({ page, context }) => {
  // A new phone's 404 is an answer that Chromium calls an error; a visitor's page asks for nobody.
  const errors: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && !/status of 404/.test(message.text()) && errors.push(message.text()),
  );
  const phone = phoneOf('998977001122', '998977001133');
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  await page.getByRole('button', { name: 'Начать' }).click();

  await expect(page.getByRole('heading', { name: 'Создайте аккаунт работодателя' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Имя' }).fill('<b>Саида</b>');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Мирзаева');
  const code = await codeAfter(phone, () => page.getByRole('button', { name: 'Зарегистрироваться' }).click());
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill(code);

  await expect(page).toHaveURL(/\/employer\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Добр.+, <b>Саида<\/b>$/ })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'kasb_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(cookie?.value);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Саида/ })).toBeVisible();

  await page.getByRole('button', { name: /^Меню: / }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('button', { name: 'Начать' })).toBeVisible();
  await page.goto('/employer/dashboard');
  await expect(page).toHaveURL(/\/$/);
  expect(errors).toEqual([]);
});

test('a wrong code is refused, a right one after it is taken', async ({ page }) => {
  const phone = phoneOf('998935551010', '998935551011');
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const code = await codeAfter(phone, () => page.getByRole('button', { name: 'Начать' }).click());
  const field = page.getByRole('textbox', { name: 'Код подтверждения' });
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText(/код/i).and(page.locator('[aria-live] *'))).not.toHaveCount(0);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(code);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте, / })).toBeVisible();
});

test('somebody who wanted a guarded page comes to it after sign-in, never to another site', async ({ page }) => {
  await page.goto('/employer/subscriptions');
  await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible();
  await signIn(page, phoneOf('998917654321', '998901234567'), { button: 'Продолжить' });
  await expect(page).toHaveURL(/\/employer\/subscriptions$/);
  await expect(page.getByRole('heading', { name: 'Мои подписки' })).toBeVisible();
});

test('an unknown page leads to the start, an unknown call is a 404 in JSON', async ({ page, request }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/$/);
  const answer = await request.get('/api/no-such-call', { headers: { accept: 'application/json' } });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toHaveProperty('error');
});

test('the pages speak Uzbek when told to, and the start remembers it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'O‘zbekcha' }).click();
  await expect(page).toHaveURL(/\/uz$/);
  await expect(page.getByRole('button', { name: 'Boshlash' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await page.getByRole('link', { name: 'Vakansiyalar', exact: true }).click();
  await expect(page).toHaveURL(/\/uz\/vacancies$/);
  await expect(page.getByRole('button', { name: 'Topish' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/uz$/);
  await expect(page.getByRole('button', { name: 'Boshlash' })).toBeVisible();
});
