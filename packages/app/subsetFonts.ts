import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const styles = new URL('src/app.css', import.meta.url);
const whole = fileURLToPath(new URL('node_modules/@fontsource-variable/onest/files/', import.meta.url));
const lean = fileURLToPath(new URL('node_modules/.lean-fonts/', import.meta.url));

/** The characters of a CSS `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset));
    })
    .join('');
}

/**
 * Writes the fonts that app.css names in `.lean-fonts`: the file of the same name of the font's package with the
 * characters and weights of its face alone.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'kasb-lean-fonts',
    async config() {
      mkdirSync(lean, { recursive: true });
      for (const [face] of readFileSync(styles, 'utf8').matchAll(/@font-face \{[^}]+\}/g)) {
        const name = /\.lean-fonts\/([^']+)'/.exec(face)?.[1];
        if (!name) continue;
        const [min, max] = /font-weight: (\d+) (\d+)/.exec(face)?.slice(1).map(Number) ?? [];
        const range = /unicode-range: ([^;]+)/.exec(face)?.[1];
        if (!min || !max || !range) throw new Error(`app.css does not say which part of ${name} it means`);
        const font = await subsetFont(readFileSync(join(whole, name)), charactersOf(range), {
          targetFormat: 'woff2',
          variationAxes: { wght: { min, max } },
        });
        writeFileSync(join(lean, name), font);
      }
    },
  };
}
