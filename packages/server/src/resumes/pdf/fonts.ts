import { readFile } from 'node:fs/promises';

const onest = (name: string) => new URL(import.meta.resolve(`@fontsource/onest/${name}`));
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;
const weights = { regular: 400, bold: 600 } as const;

export type Weight = keyof typeof weights;

/** The fonts of a document: each has the letters of some scripts. */
export interface Fonts {
  /** By name. */
  files: readonly { name: string; data: Buffer }[];
  /** A text in pieces, each with the font that has its letters; letters of no font are left out. */
  pieces: (text: string, weight: Weight) => { font: string; text: string }[];
}

/** Reads the fonts. */
export async function openFonts(): Promise<Fonts> {
  const spelled = JSON.parse(await readFile(onest('unicode.json'), 'utf8')) as Record<string, string>;
  const known = subsets.map((subset) => ({ subset, ranges: rangesOf(spelled[subset] ?? '') }));
  const subsetOf = (code: number) =>
    known.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.subset;
  const files = await Promise.all(
    subsets.flatMap((subset) =>
      Object.entries(weights).map(async ([weight, number]) => ({
        name: `${subset}-${weight}`,
        // The older packing: unpacking the newer one takes three times as long for each document.
        data: await readFile(onest(`files/onest-${subset}-${number}-normal.woff`)),
      })),
    ),
  );
  return {
    files,
    pieces(text, weight) {
      const found: { font: string; text: string }[] = [];
      for (const letter of text) {
        const last = found.at(-1);
        const subset = subsetOf(letter.codePointAt(0) ?? 0);
        if (subset === undefined) continue;
        const font = `${subset}-${weight}`;
        if (last && (last.font === font || letter === ' ')) last.text += letter;
        else found.push({ font, text: letter });
      }
      return found;
    },
  };
}

/** `U+0000-00FF,U+0131` as pairs of numbers. */
function rangesOf(spelled: string): [number, number][] {
  return spelled.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
