import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

// What journeys over the board look at.

/** Who works on it. */
export const owner = '998901234567';
/** Of all of the owner's vacancies. */
export const address = '/employer/applications?view=board';

export const cardOf = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
export const cardsOf = (page: Page, status: string) => page.locator(`[data-column="${status}"] [data-card]`);
export const isIn = (page: Page, id: string, status: string) =>
  expect(page.locator(`[data-column="${status}"] [data-card="${id}"]`)).toBeVisible();
export const idsOf = async (page: Page, status: string, count: number) => {
  await expect(cardsOf(page, status).nth(count - 1)).toBeVisible();
  const ids = await cardsOf(page, status).evaluateAll((cards) => cards.map((card) => card.dataset.card ?? ''));
  return ids.slice(0, count);
};

/** An application of the site to the company that has steps of its own, and the board of its vacancy. */
export async function stagedOne(page: Page, not: string[]) {
  const read = await page.request.get('/api/employer/applications?status=applied&limit=50', {
    headers: { accept: 'application/json' },
  });
  const { items } = (await read.json()) as {
    items: { id: string; vacancy_id: string; source: string; vacancy: { company_name: string } }[];
  };
  const one = items.find(
    ({ id, source, vacancy }) =>
      vacancy.company_name === 'Samarqand Textile' && source === 'platform' && !not.includes(id),
  );
  if (!one) throw new Error('nobody responded to the company that has steps');
  return { staged: one.id, ownBoard: `/employer/vacancies/${one.vacancy_id}/applications?view=board` };
}
