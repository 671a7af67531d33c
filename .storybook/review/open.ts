import type { MouseEvent } from 'react';
import { windows, type Look } from './looks.ts';

interface Channel {
  emit: (event: string, data: unknown) => void;
}

const globalsOf = ({ theme, locale, width }: Look) =>
  `theme:${theme};locale:${locale};viewport.value:${windows[width].name}`;

/** The address of a story in Storybook, in a look. */
export const storyHref = (id: string, look: Look): string => `./?path=/story/${id}&globals=${globalsOf(look)}`;

/** The address of a page of documentation. */
export const pageHref = (id: string): string => `./?path=/docs/${id}`;

/** The story alone, without Storybook around it. */
export const frameHref = (id: string, { theme, locale }: Look): string =>
  `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`;

/** Opens a story alone in a window as wide as the look: one that brings a width of its own has it in Storybook. */
export function openWindow(event: MouseEvent<HTMLAnchorElement>, { width }: Look): void {
  const opened = window.open(event.currentTarget.href, '', `popup,width=${width},height=${windows[width].height}`);
  if (opened) event.preventDefault();
}

/** Goes there without loading Storybook anew, where this page is shown by it. */
export function follow(event: MouseEvent<HTMLAnchorElement>, look?: Look): void {
  const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!channel || isNewTab || window.parent === window) return;
  event.preventDefault();
  if (look) {
    const { theme, locale, width } = look;
    channel.emit('updateGlobals', { globals: { theme, locale, viewport: { value: windows[width].name } } });
  }
  const { search } = new URL(event.currentTarget.href);
  channel.emit('navigateUrl', search.replace(/&globals=.*$/, ''));
}
