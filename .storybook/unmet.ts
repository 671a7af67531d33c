import { configure, expect, getConfig } from 'storybook/test';

// What a story waits for is asked again at each change of its page. The libraries write down the whole page whenever it
// is not there yet; with what was told to an absent manager that took a fifth of what stories' pages cost. Here it is
// written when it is read.

/** The beginning of an element. */
const tagOf = (element: Element | null) => (element?.cloneNode() as Element | undefined)?.outerHTML ?? 'nothing';

/** Lets what is waited for fail with few words until the wait is over. */
export function failBriefly(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      const get = () => getElementError(message, container).message;
      return Object.defineProperty(error, 'message', { configurable: true, get });
    },
  });
  expect.extend({
    toHaveFocus(element: Element) {
      const { activeElement } = element.ownerDocument;
      const pass = activeElement === element;
      return {
        pass,
        message: () => `${tagOf(element)} has${pass ? '' : ' not'} the focus, ${tagOf(activeElement)} has`,
      };
    },
  });
}
