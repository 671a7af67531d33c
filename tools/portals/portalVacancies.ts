import type { Page } from 'playwright';
import { expect } from './inBrowser.ts';

/** The portal's own page, made of the design system's parts: its brand, its first row, and the way to the second. */
export async function walkThroughVacancies(page: Page, url: string, picture: string) {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`${url}/#/employer/vacancies`);
  const rows = page.getByRole('grid', { name: 'Список вакансий' }).getByRole('row');
  const detail = page.getByRole('region', { name: 'Вакансия' });
  const create = page.getByRole('link', { name: 'Создать вакансию' });

  await expect(page.getByRole('heading', { level: 1, name: 'Мои вакансии' })).toBeVisible();
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(rows.first()).toHaveCSS('background-color', 'rgb(251, 237, 244)');
  await expect(create).toHaveCSS('background-color', 'rgb(138, 43, 91)');
  await expect(create).toHaveCSS('border-radius', '4px');
  await expect(detail.getByRole('heading', { level: 2 })).toHaveText('Технолог швейного производства');
  await page.screenshot({ path: picture });

  await rows.nth(1).getByText('Менеджер по экспорту').click();
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'false');
  await expect(detail.getByRole('heading', { level: 2 })).toHaveText('Менеджер по экспорту');
  await expect(detail.getByText('На модерации')).toBeVisible();
  await expect(page).toHaveURL(/id=2$/);

  await page.getByRole('button', { name: /^Черновики/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(detail.getByRole('heading', { level: 2 })).toHaveText('Специалист по 1С');
}
