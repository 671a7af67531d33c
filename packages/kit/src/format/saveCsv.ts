import { toCsv } from './toCsv.ts';

/** Gives rows to the person as a file of this name, without its ending: see `toCsv`. */
export function saveCsv(name: string, rows: Parameters<typeof toCsv>[0]): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // The browser takes it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
