/** The card around an element, if it is within one. */
export const cardOf = (element: Element | null) => element?.closest<HTMLElement>('[data-card]') ?? null;

/** The column around an element, if it is within one. */
export const columnOf = (element: Element | null) => element?.closest<HTMLElement>('[data-column]') ?? null;

/** The cards within an element, in their order. */
export const cardsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-card]')];

/** A card by its id, if it is drawn. */
export const cardNamed = (board: Element, id: string) =>
  board.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
