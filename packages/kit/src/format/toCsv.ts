/** A program that reads tables would calculate what begins so. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  // A number may be negative; a name that begins so is none.
  const safe = typeof value !== 'number' && formula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file that Excel opens: with a BOM, semicolons and CRLF, and no cell that is a formula. */
export function toCsv(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
