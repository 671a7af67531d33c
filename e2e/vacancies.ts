import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * Opens the first vacancy of that title beside the list at hand; where it is shown. The list opens its first one by
 * itself, whose buttons are there until the other is drawn.
 */
export async function openVacancy(page: Page, title: string | RegExp): Promise<Locator> {
  await page.getByRole('grid', { name: 'Список вакансий' }).getByText(title, { exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'Вакансия' });
  await expect(panel.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  return panel;
}
