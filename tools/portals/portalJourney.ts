import { join } from 'node:path';
import { expect, inBrowser } from './inBrowser.ts';
import { walkThroughVacancies } from './portalVacancies.ts';

/** Walks through the portal as a visitor would. */
export async function walkThroughPortal(url: string) {
  await inBrowser(async (page, pictures) => {
    const cards = page.getByRole('article');
    const words = page.getByRole('textbox', { name: 'Поиск' });
    const find = page.getByRole('button', { name: 'Найти' });

    await page.goto(`${url}/`);
    await expect(page.getByText('Найдено вакансий: 7')).toBeVisible();
    await expect(cards).toHaveCount(7);
    await expect(find).toHaveCSS('background-color', 'rgb(138, 43, 91)');
    await expect(find).toHaveCSS('border-radius', '4px');
    await expect(find).toHaveCSS('font-family', /Liberation Sans/);
    await page.screenshot({ path: join(pictures, 'portal-1440.png') });

    await words.fill('технолог');
    await find.click();
    await expect(page.getByText('Найдено вакансий: 2')).toBeVisible();
    await expect(cards).toHaveCount(2);
    await expect(page).toHaveURL((at) => new URLSearchParams(at.hash.split('?')[1]).get('search') === 'технолог');

    await cards.filter({ hasText: 'молочного цеха' }).getByRole('link', { name: 'Подробнее' }).click();
    await expect(page).toHaveURL(/#\/vacancies\/3$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Технолог молочного цеха' })).toBeVisible();

    await page.goBack();
    await expect(page.getByText('Найдено вакансий: 2')).toBeVisible();
    await expect(words).toHaveValue('технолог');

    await page.getByRole('combobox', { name: 'Тип занятости' }).click();
    await page.getByRole('option', { name: 'Фриланс' }).click();
    await words.fill('');
    await find.click();
    await expect(page).toHaveURL(/employmentType=freelance/);
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(cards).toHaveCount(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/#/vacancies`);
    await expect(cards).toHaveCount(7);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels that the page is wider than the phone').toBe(0);
    await page.screenshot({ path: join(pictures, 'portal-390.png') });

    await walkThroughVacancies(page, url, join(pictures, 'portal-vacancies-1440.png'));
  });
}

/** Uses what the guide has one build: the search in its colours, a vacancy, and the way back. */
export async function walkThroughGuide(url: string) {
  await inBrowser(async (page, pictures) => {
    const cards = page.getByRole('article');
    const find = page.getByRole('button', { name: 'Найти' });
    await page.goto(url);
    await expect(cards).toHaveCount(7);
    await expect(find).toHaveCSS('background-color', 'rgb(15, 107, 98)');
    await page.screenshot({ path: join(pictures, 'guide-1440.png') });
    await page.getByRole('textbox', { name: 'Поиск' }).fill('технолог');
    await find.click();
    await expect(cards).toHaveCount(2);
    await cards.filter({ hasText: 'молочного цеха' }).getByRole('link', { name: 'Подробнее' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Технолог молочного цеха' })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Поиск' })).toHaveValue('технолог');
  });
}
