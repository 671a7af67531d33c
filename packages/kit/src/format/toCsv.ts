/** A program that reads tables would calculate what begins so, in full width too, and after what is not seen. */
const formula = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

function cell(value: string | number | null | undefined): string {
  // Where cells are parted by semicolons, 12.5 is the 12th of May. A number may be negative; a name so begun is none.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : '';
  const text = value ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file that Excel opens: with a BOM, semicolons and CRLF, and no cell that is a formula. */
export function toCsv(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

const parts = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Asia/Tashkent',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as tables read it, in Tashkent: `28.11.2026 01:11`. @param at ISO 8601, or nothing */
export function csvMoment(at: string | null | undefined): string {
  return at ? parts.format(new Date(at)).replace(',', '') : '';
}
