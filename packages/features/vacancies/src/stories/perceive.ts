import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What a story finds its elements in. */
export type Canvas = StoryContext['canvas'];

/** The whole page, with the overlays beside the story. */
export const page = (): Canvas => within(document.body);

/** The options of the list that is open. */
export const options = () => page().findAllByRole('option');

/** Opens a select and takes an option of its list. */
export async function choose(canvas: Canvas, label: string, option: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }));
  await userEvent.click(await page().findByRole('option', { name: option }));
  await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
}

/** Names of the options of a select, which is closed again. */
export async function optionsOf(canvas: Canvas, label: string): Promise<(string | null)[]> {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }));
  const names = (await options()).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
  return names;
}

/** Waits for a text anywhere on the page, toasts and dialogs included. */
export const says = (text: string | RegExp) => waitFor(() => expect(page().getByText(text)).toBeVisible());

/** That nothing on the page says it. */
export const isSilentAbout = (text: string | RegExp) => expect(page().queryByText(text)).toBeNull();

export const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
