import { readFile, writeFile } from 'node:fs/promises';
import { Renderer } from '@takumi-rs/core';
import { expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { openCards } from '../../src/cards/draw.ts';

const cards: Record<string, Card> = {
  ru: {
    language: 'ru',
    title: 'Заместитель начальника отдела планирования и контроля качества готовой продукции швейной фабрики',
    over: 'ООО «Самаркандский текстильный комбинат»',
    strong: '8 000 000 – 12 000 000 сум',
    under: 'Самарканд',
  },
  'long-words': {
    language: 'ru',
    title: 'Водитель-международник категории CE',
    over: 'Registon Logistika',
    strong: '1 200 – 2 000 $',
    under: 'Ташкентская область',
  },
  uz: {
    language: 'uz',
    title: 'Boʻlim boshligʻi oʻrinbosari',
    over: 'Oʻzbekiston Gʻalla MChJ',
    strong: '8 000 000 – 12 000 000 so‘m',
    under: 'Qoʻqon',
  },
};

/** Of a picture's pixels, four bytes each. */
async function pixelsOf(png: Buffer): Promise<Uint32Array> {
  const size = { width: 1200, height: 630 };
  const images = [{ src: 'picture', data: new Uint8Array(png) }];
  const raw = await new Renderer().render(
    { type: 'image', src: 'picture', style: size },
    { ...size, images, format: 'raw' },
  );
  return new Uint32Array(new Uint8Array(raw).buffer);
}

// A picture that was meant: KASB_GOLDEN=1 draws them anew, to be looked at.
test.each(Object.entries(cards))(
  'the card «%s» looks as it did, but for one pixel in a hundred',
  async (name, card) => {
    const draw = await openCards();
    const picture = (await draw?.(card)) ?? Buffer.alloc(0);
    const golden = new URL(`golden/${name}.png`, import.meta.url);
    if (process.env.KASB_GOLDEN) await writeFile(golden, picture);
    const [now, then] = await Promise.all([pixelsOf(picture), pixelsOf(await readFile(golden))]);
    expect(now.length).toBe(1200 * 630);
    const differing = now.reduce((count, pixel, index) => count + Number(pixel !== then[index]), 0);
    expect(differing).toBeLessThan(now.length / 100);
  },
);

test('letters of both languages, and signs, are none of a missing font', { tags: ['race'] }, async () => {
  const draw = await openCards();
  const pictureOf = async (title: string) => (await draw?.({ language: 'uz', title }))?.toString('base64');
  const letters = ['Ш', 'ў', 'ʻ', 'ʼ', 'g', '–', '≥', '●', '✓', '→', 'µ', '📞'];
  const pictures = await Promise.all(letters.map(pictureOf));
  expect(new Set([...pictures, await pictureOf('\u{10ffff}')]).size).toBe(letters.length + 1);
});
