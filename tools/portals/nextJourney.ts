import { join } from 'node:path';
import { expect, inBrowser } from './inBrowser.ts';

/** What people would read of a page without any script, each space a plain one. */
async function textOf(address: string) {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  const html = await answer.text();
  return html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ');
}

/**
 * Walks through the portal that Next.js draws: what is in the HTML, what the browser makes of it, where a press leads.
 */
export async function walkThroughNext(url: string) {
  const text = await textOf(`${url}/jobs?employmentType=fulltime`);
  for (const part of ['Технолог молочного цеха', 'Водитель-экспедитор', 'Найдено вакансий: 4']) {
    expect(text).toContain(part);
  }
  expect(text, 'what the filter leaves out').not.toContain('Дизайнер упаковки');

  // Server components take screens, parts and functions of the packages as they are.
  const job = await textOf(`${url}/jobs/3`);
  for (const part of ['Технолог молочного цеха', 'Ещё вакансии', 'Продавец-консультант']) expect(job).toContain(part);
  const about = await textOf(`${url}/about`);
  for (const part of [
    'О портале',
    'Бесплатно для соискателей',
    '18 ноября 2026',
    '250 000 сум',
    '3 500 000 – 9 000 000 сум',
    'через 60 с',
    'Найти работу',
  ]) {
    expect(about).toContain(part);
  }

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

    await page.goto(`${url}/about`);
    await page.getByRole('textbox', { name: 'Кем вы хотите работать' }).fill('продавец');
    await page.getByRole('button', { name: 'Найти работу' }).click();
    await expect(page).toHaveURL((at) => at.searchParams.get('search') === 'продавец');
    await expect(cards).toHaveCount(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/jobs`);
    await expect(cards).toHaveCount(7);
    await page.screenshot({ path: join(pictures, 'portal-next-390.png') });
  });
  expect((await fetch(`${url}/jobs/none`)).status).toBe(404);
}
