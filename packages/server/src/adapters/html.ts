const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the content of an HTML element, for channels that take a little HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => signs[sign] ?? '');
}
