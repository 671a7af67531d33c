import { expect, waitFor, within } from 'storybook/test';

interface Played {
  canvasElement: HTMLElement;
  userEvent: {
    hover: (element: Element) => Promise<void>;
    pointer: (input: { keys: string; target: Element }) => Promise<unknown>;
    tab: () => Promise<void>;
  };
}

const look = (element: Element) => {
  const { backgroundColor, borderColor, color, textDecorationLine } = getComputedStyle(element);
  return [backgroundColor, borderColor, color, textDecorationLine].join();
};

/** The pointer rests on the first element of a role, and it shows. */
export const hovers =
  (role: string) =>
  async ({ canvasElement, userEvent }: Played) => {
    const [part] = within(canvasElement).getAllByRole(role);
    if (!part) return;
    const before = look(part);
    // A pointer has come from somewhere.
    await userEvent.hover(document.body);
    await userEvent.hover(part);
    await waitFor(() => expect(look(part)).not.toBe(before));
  };

/** The first element of a role is held down, and it shows. */
export const holds =
  (role: string) =>
  async ({ canvasElement, userEvent }: Played) => {
    const [part] = within(canvasElement).getAllByRole(role);
    if (!part) return;
    const before = look(part);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: part });
    await expect(part).toHaveAttribute('data-pressed', 'true');
    await waitFor(() => expect(look(part)).not.toBe(before));
  };

/** The keyboard comes to the first element of a role, which has a ring of 2 px; a field has it on the box around. */
export const focuses =
  (role: string, ringOf: (part: HTMLElement) => Element | null = (part) => part) =>
  async ({ canvasElement, userEvent }: Played) => {
    const [part] = within(canvasElement).getAllByRole(role);
    await userEvent.tab();
    await expect(part).toHaveFocus();
    const ring = part && ringOf(part);
    const { outlineStyle, outlineWidth } = ring ? getComputedStyle(ring) : { outlineStyle: '', outlineWidth: '' };
    await expect(`${outlineWidth} ${outlineStyle}`).toBe('2px solid');
  };
