import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What a play function looks for things with. */
export type Canvas = StoryContext['canvas'];

/** What a person types into a new company. */
export const typed = { name: 'ООО «Барака Строй»', email: 'info@baraka.uz', phone: '712001020', area: 'Строительство' };

/** Opens the form of a new company. */
export async function openCreate(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Добавить компанию' }));
  await expect(await canvas.findByRole('button', { name: 'Сохранить' })).toBeVisible();
}

/** Opens the form of the company at the side. */
export async function openEdit(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать' }));
  await expect(await canvas.findByRole('button', { name: 'Сохранить' })).toBeVisible();
}

/** A field by its label. */
export const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

/** Replaces what stands in a field. */
export async function fill(canvas: Canvas, name: string, text: string) {
  await userEvent.clear(field(canvas, name));
  await userEvent.type(field(canvas, name), text);
}

/** Opens a combobox and takes an option of its list, which lives in the overlay root. */
export async function choose(canvas: Canvas, label: string, option: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }));
  await userEvent.click(await within(document.body).findByRole('option', { name: option }));
  await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
}

/** Fills what every company must have. */
export async function fillRequired(canvas: Canvas) {
  await userEvent.type(field(canvas, 'Название'), typed.name);
  await userEvent.type(field(canvas, 'Электронная почта'), typed.email);
  await userEvent.type(field(canvas, 'Телефон'), typed.phone);
  await choose(canvas, 'Сфера деятельности', typed.area);
}

/** Presses Save. */
export const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));

/** A message with its tone. */
export async function expectMessage(canvas: Canvas, text: string, tone: 'positive' | 'critical' | 'neutral') {
  const message = await canvas.findByText(text);
  await expect(message).toBeVisible();
  await expect(message.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
}

/** Nothing stands out of the window. */
export const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
