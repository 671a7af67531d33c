import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** What a story finds its elements in. */
export type Canvas = StoryContext['canvas'];

/** The whole page, with the overlays beside the story. */
export const page = (): Canvas => within(document.body);

/** Waits for a text anywhere on the page, toasts and dialogs included. */
export const says = (text: string | RegExp) => waitFor(() => expect(page().getByText(text)).toBeVisible());

/** That nothing on the page says it. */
export const isSilentAbout = (text: string | RegExp) => expect(page().queryByText(text)).toBeNull();

export const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** A story on a phone. */
export const phone = { viewport: { value: 'phone' } };

/** The value under a label of a description list. */
export const valueOf = (canvas: Canvas, label: string) =>
  canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
