import type { Page } from '@playwright/test';

/** How often one page is acted on at most. */
export const MOST_ACTS = 60;

/**
 * Fills what is empty, then presses what was not pressed yet, in the dialog if one is open, and waits for what it asks.
 * Gives what was pressed, or nothing.
 */
export const act = (page: Page, pressed: readonly string[]) =>
  page.evaluate(async (before) => {
    const isSeen = (element: Element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]');
    const all = <Kind extends Element>(within: Element, wanted: string) =>
      [...within.querySelectorAll<Kind & HTMLElement>(wanted)].filter(isSeen);
    const dialog = all(document.body, '[role=dialog], [role=alertdialog]:has(form, button + button), dialog[open]').at(
      -1,
    );
    const place = dialog ?? document.body;

    const samples: Record<string, string> = {
      tel: '901234567',
      email: 'namuna@mail.uz',
      url: 'https://namuna.uz',
      numeric: '123456',
      stir: '301234567',
      oked: '62010',
      mfo: '00014',
      bankAccount: '20208000905144772001',
    };
    for (const field of all<HTMLInputElement>(place, 'input, textarea')) {
      const isText = !/checkbox|radio|file/.test(field.type) && field.role !== 'combobox';
      if (!isText || field.disabled || field.readOnly || field.value !== '') continue;
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      const text =
        samples[field.name] ?? samples[field.type] ?? samples[field.inputMode] ?? 'Namuna uchun yozilgan matn';
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const box of all<HTMLInputElement>(place, 'input[type=checkbox]:not([role=switch])'))
      if (!box.checked) box.click();
    for (const group of all(place, '[role=radiogroup]'))
      if (!group.querySelector(':checked')) group.querySelector<HTMLElement>('input[type=radio]')?.click();

    const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.innerText;
    const ways = all<HTMLButtonElement>(place, 'button, [role=switch], [role=option]')
      .filter((way) => !way.disabled && way.ariaDisabled !== 'true' && !way.closest('header') && way.innerText !== 'RU')
      .map((way) => ({ way, name: `${dialog ? nameOf(dialog) : ''} > ${way.role ?? ''} ${nameOf(way)}` }));
    // What is chosen first, then what is sent, then all else; in a dialog the way on comes last.
    const rank = ({ way }: (typeof ways)[number]) =>
      way.role === 'option'
        ? 0
        : /combobox|listbox/.test(`${way.role}${way.ariaHasPopup}`)
          ? 1
          : way.type === 'submit'
            ? 2
            : 3;
    const next = (dialog ? ways.toReversed() : ways)
      .toSorted((one, other) => rank(one) - rank(other))
      .find(({ name }) => !before.includes(name));
    next?.way.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let calm = 0; calm < 3; await frame()) calm = Reflect.get(globalThis, 'kasbUnderWay') === 0 ? calm + 1 : 0;
    return next?.name;
  }, pressed);

/** Counts what the page waits for. */
export const count = (page: Page) =>
  page.addInitScript(() => {
    const send = globalThis.fetch;
    let underWay = 0;
    const tell = (change: number) => Reflect.set(globalThis, 'kasbUnderWay', (underWay += change));
    tell(0);
    globalThis.fetch = async (...given) => {
      tell(1);
      return send(...given).finally(() => setTimeout(() => tell(-1)));
    };
  });
