const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in an element or an attribute, without the control characters that XML does not know. */
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  const known = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return known.toWellFormed().replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An element with its text; nothing where there is none. */
export function element(name: string, text: string | null | undefined, attributes = ''): string {
  return text ? `<${name}${attributes}>${xmlText(text)}</${name}>` : '';
}

/** A whole file of XML. */
export function xmlFile(...parts: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${parts.join('\n')}\n`;
}
