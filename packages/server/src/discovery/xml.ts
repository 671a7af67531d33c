import { escapeHtml } from '../adapters/html.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without the control characters that XML does not know. */
const known = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();

/** A text in an element or an attribute. */
export function xmlText(text: string): string {
  return known(text).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/**
 * An element whose text stands in CDATA, as job boards take it; nothing where there is none. They read that as HTML, so
 * what people wrote is escaped; then nothing in it can end the CDATA either.
 */
export function cdata(name: string, text: string | null | undefined): string {
  return text ? `<${name}><![CDATA[${escapeHtml(known(text))}]]></${name}>` : '';
}

/** An element with its text; nothing where there is none. */
export function element(name: string, text: string | null | undefined, attributes = ''): string {
  return text ? `<${name}${attributes}>${xmlText(text)}</${name}>` : '';
}

/** How every file of XML begins. */
export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A whole file of XML. */
export function xmlFile(...parts: string[]): string {
  return `${xmlStart}${parts.join('\n')}\n`;
}
