import { join } from 'node:path';
import { expect, inBrowser } from './inBrowser.ts';

/**
 * Walks through the portal that Next.js draws: what is in the HTML, what the browser makes of it, where a press leads.
 */
export async function walkThroughNext(url: string) {
  const html = await (await fetch(`${url}/jobs?employmentType=fulltime`)).text();
  // What people would read of it without any script.
  const text = html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, '');
  for (const part of ['Технолог молочного цеха', 'Водитель-экспедитор', 'Найдено вакансий: 4']) {
    expect(text).toContain(part);
  }
  expect(text, 'what the filter leaves out').not.toContain('Дизайнер упаковки');

  // A page of the server takes the provider as it is.
  const about = await fetch(`${url}/about`);
  expect(about.status).toBe(200);
  expect(await about.text()).toContain('О портале');

  await inBrowser(async (page, pictures) => {
    const cards = page.getByRole('article');
    const words = page.getByRole('textbox', { name: 'Поиск' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.goto(`${url}/`);
    await expect(page).toHaveURL(`${url}/jobs`);
    await expect(cards).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'Найти' })).toHaveCSS('background-color', 'rgb(15, 107, 98)');
    await page.screenshot({ path: join(pictures, 'portal-next-1440.png') });

    await words.fill('технолог');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByText('Найдено вакансий: 2')).toBeVisible();
    await expect(page).toHaveURL((at) => at.searchParams.get('search') === 'технолог');
    expect(asked.filter((path) => path === '/vacancies')).toHaveLength(1);

    await cards.filter({ hasText: 'молочного цеха' }).getByRole('link', { name: 'Подробнее' }).click();
    await expect(page).toHaveURL(`${url}/jobs/3`);
    await expect(page.getByRole('heading', { level: 1, name: 'Технолог молочного цеха' })).toBeVisible();
    await expect(page).toHaveTitle('Технолог молочного цеха');

    await page.goBack();
    await expect(page.getByText('Найдено вакансий: 2')).toBeVisible();
    await expect(words).toHaveValue('технолог');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/jobs`);
    await expect(cards).toHaveCount(7);
    await page.screenshot({ path: join(pictures, 'portal-next-390.png') });
  });
  expect((await fetch(`${url}/jobs/none`)).status).toBe(404);
}
