import { page } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import { expect, userEvent, waitFor } from 'storybook/test';

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
