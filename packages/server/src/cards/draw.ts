import { readFile } from 'node:fs/promises';
import type { Card } from './card.ts';
import { nodeOf, size } from './node.ts';

/** Draws a card as PNG. */
export type DrawCard = (card: Card) => Promise<Buffer>;

const onest = (name: string) => new URL(import.meta.resolve(`@fontsource-variable/onest/${name}`));
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];
/** Asked where Onest has none, as documents do (`paper/faces.ts`). */
const signs = [
  ['DejaVu Sans', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
  ['Noto Emoji', '@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff2'],
] as const;

/** Opens the program that draws; undefined where there is none for this machine. */
export async function openCards(): Promise<DrawCard | undefined> {
  try {
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    const ranges = JSON.parse(await readFile(onest('unicode.json'), 'utf8')) as Record<string, string>;
    for (const subset of subsets) {
      const data = await readFile(onest(`files/onest-${subset}-wght-normal.woff2`));
      // Without its range one subset would answer for the letters of all, with boxes.
      await renderer.registerFont({ name: 'Onest', data, unicodeRange: rangesOf(ranges[subset] ?? '') });
    }
    for (const [name, file] of signs) {
      const data = await readFile(new URL(import.meta.resolve(file)));
      await renderer.registerFont({ name, data });
    }
    return ({ language, ...card }) =>
      renderer.render(nodeOf({ language, ...card }), { ...size, format: 'png', lang: language });
  } catch {
    return undefined;
  }
}

/** `U+0000-00FF,U+0131` as pairs of numbers. */
function rangesOf(spelled: string): [number, number][] {
  return spelled.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
