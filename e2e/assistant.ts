import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens the assistant for the demo's company and chooses the language of the conversation. */
export async function openAssistant(page: Page, language: 'RU' | 'UZ'): Promise<void> {
  await page.goto('/employer/vacancies/ai-builder');
  await page
    .getByRole('combobox', { name: 'Компания' })
    .or(page.getByRole('button', { name: 'Компания' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Samarqand Textile' }).click();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  if (language === 'UZ')
    await page
      .getByRole('radio', { name: 'UZ' })
      .or(page.getByRole('button', { name: 'UZ' }))
      .first()
      .click();
}

/** Says something once the assistant has ended what it was writing. */
export async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Сообщение' });
  await box.fill(text);
  await sendTyped(page);
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Sends what stands in the box: nothing leaves it before the assistant has ended what it was writing. */
export async function sendTyped(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Сообщение' });
  await expect(async () => {
    await box.press('Enter');
    await expect(box).toHaveValue('', { timeout: 500 });
  }).toPass();
}
