import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeAfter } from './outbox.ts';

/** Where somebody signs in. */
export interface SignInPlace {
  /** The button of the step at hand: a guard led to the second. @default 'Начать', after opening the page */
  button?: 'Начать' | 'Продолжить';
  /** The outbox of a server of the test's own. */
  outbox?: string;
}

/**
 * A phone for each run of a journey: the server sends a code at most once a minute, and a journey that failed runs again
 * on the same server.
 */
export const phoneOf = (first: string, again: string): string => (test.info().retry === 0 ? first : again);

/** Signs a known phone (12 digits) in from the sign-in page, which is opened unless a guard led there already. */
export async function signIn(page: Page, phone: string, { button = 'Начать', outbox }: SignInPlace = {}) {
  if (button === 'Начать') await page.goto('/');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const code = await codeAfter(phone, () => page.getByRole('button', { name: button }).click(), outbox);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill(code);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).waitFor({ state: 'detached' });
}

/** Fills the open form of a new vacancy and sends it; its questions are next. */
export async function writeVacancy(page: Page, title: string) {
  // Who has one company has it chosen once the list has come: before that the form asks for one.
  await expect(page.getByRole('combobox', { name: 'Компания' })).not.toHaveText('Выберите компанию');
  await page.getByRole('textbox', { name: 'Название вакансии' }).fill(title);
  await page
    .getByRole('textbox', { name: 'Описание' })
    .fill('Настраиваете и обслуживаете ткацкие станки, следите за качеством полотна и обучаете операторов.');
  await page.getByRole('textbox', { name: 'Требования' }).fill('Опыт от 2 лет');
  await page.getByRole('button', { name: 'Создать вакансию' }).click();
  await expect(page).toHaveURL(/\/interview$/);
}
