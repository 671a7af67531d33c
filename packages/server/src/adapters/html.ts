import { cutAtWord } from '@kasb/domain/cutAtWord';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the content of an HTML element, for channels that take a little HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => signs[sign] ?? '');
}

/** The same, at most so many characters with its markup: what is longer ends after a whole word. */
export function fittedHtml(text: string, max: number): string {
  // No sign takes more than five.
  const most = 5;
  let cut = cutAtWord(text, max);
  for (let over = 1; over > 0;) {
    over = escapeHtml(cut).length - max;
    if (over > 0) cut = cutAtWord(text, cut.length - Math.ceil(over / most));
  }
  return escapeHtml(cut);
}
