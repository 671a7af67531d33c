import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A file of a font. */
export interface Face {
  name: string;
  data: Buffer;
  /** It is one of the product's own, Onest. */
  isOwn: boolean;
  has: (code: number) => boolean;
}

/** The faces of a weight, the one that is preferred first. */
export type Faces = Readonly<Record<Weight, readonly Face[]>>;

const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'math', 'symbols'];
/**
 * Onest is the product's own. DejaVu has the rest of Latin and Cyrillic, and signs of all kinds; Noto the pictures that
 * people put before a phone number. Onest comes in the older packing: the newer one takes three times as long.
 */
const files: Record<Weight, readonly string[]> = {
  regular: [
    ...subsets.map((subset) => `@fontsource/onest/files/onest-${subset}-400-normal.woff`),
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
  ],
  bold: [
    ...subsets.map((subset) => `@fontsource/onest/files/onest-${subset}-600-normal.woff`),
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    '@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff',
  ],
};

let opened: Promise<Faces> | undefined;

/** The fonts of every document; they are read once. */
export function openFaces(): Promise<Faces> {
  opened ??= Promise.all([openAll(files.regular), openAll(files.bold)]).then(([regular, bold]) => ({ regular, bold }));
  return opened;
}

const openAll = (names: readonly string[]) => Promise.all(names.map(openFace));

async function openFace(name: string): Promise<Face> {
  const data = await readFile(fileURLToPath(import.meta.resolve(name)));
  // What a file has is said by itself alone: lists of ranges name what a script may have.
  const font = create(data);
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${name} holds several fonts`);
  const known = new Map<number, boolean>();
  return {
    name,
    data,
    isOwn: name.startsWith('@fontsource/onest/'),
    has(code) {
      const told = known.get(code) ?? font.hasGlyphForCodePoint(code);
      known.set(code, told);
      return told;
    },
  };
}
