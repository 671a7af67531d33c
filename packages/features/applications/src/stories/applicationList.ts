import type { Canvas } from '@kasb/kit/stories';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** The row of a candidate. */
export const rowOf = (canvas: Canvas, name: string) => canvas.findByRole('button', { name: new RegExp(`^${name}`) });

/** Names of the candidates in the list, in its order. */
export const names = (canvas: Canvas) =>
  canvas.queryAllByRole('row').map((row) => row.querySelector('[title]')?.getAttribute('title'));

/** What the open application is found in. */
export const panelOf = (canvas: Canvas): Canvas => within(canvas.getByRole('region', { name: 'Заявка' }));

/** Opens an application by its row. */
export async function open(canvas: Canvas, name: string): Promise<Canvas> {
  await userEvent.click(await rowOf(canvas, name));
  await waitFor(() => expect(panelOf(canvas).getByRole('heading', { level: 2, name })).toBeVisible());
  return panelOf(canvas);
}

/** Narrows the list to a status. */
export async function filterBy(canvas: Canvas, label: string) {
  const filter = within(await canvas.findByRole('group', { name: 'Статус заявки' }));
  await userEvent.click(filter.getByRole('button', { name: new RegExp(`^${label}`) }));
}

/** The chips with their counts, as they are read. */
export const chips = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Статус заявки' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
