import type { Page } from '@playwright/test';
import { codeAfter } from './outbox.ts';

/** Signs a known phone (12 digits) in from the sign-in page, which is opened unless a guard led there already. */
export async function signIn(page: Page, phone: string, button: 'Начать' | 'Продолжить' = 'Начать') {
  if (button === 'Начать') await page.goto('/');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const code = await codeAfter(phone, () => page.getByRole('button', { name: button }).click());
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill(code);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).waitFor({ state: 'detached' });
}
