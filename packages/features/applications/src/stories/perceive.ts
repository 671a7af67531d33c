import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What a story finds its elements in. */
export type Canvas = StoryContext['canvas'];

/** The whole page, with the overlays beside the story. */
export const page = (): Canvas => within(document.body);

/** Waits for a text anywhere on the page, toasts included. */
export const says = (text: string | RegExp) => waitFor(() => expect(page().getByText(text)).toBeVisible());

/** That nothing on the page says it. */
export const isSilentAbout = (text: string | RegExp) => expect(page().queryByText(text)).toBeNull();

export const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** A story on a phone. */
export const phone = { viewport: { value: 'phone' } };

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
