/** @module-tag slow */

import { expect, test } from 'vitest';
import { openFaces } from '../../src/paper/faces.ts';
import { openPaper } from '../../src/paper/openPaper.ts';
import { missing } from '../../src/paper/readable.ts';
import { runsOf } from '../../src/paper/runs.ts';
import { readPdf } from '../support/readPdf.ts';

const blocks: Record<string, readonly [number, number]> = {
  'Basic Latin, Latin-1 and Extended A and B': [0x20, 0x24f],
  'Modifier letters of Uzbek and others': [0x2b0, 0x2dd],
  Greek: [0x370, 0x3ff],
  'Cyrillic of Russian, Uzbek, Karakalpak, Kazakh, Tajik': [0x400, 0x525],
  'Latin Extended Additional': [0x1e00, 0x1efb],
  'General Punctuation': [0x2000, 0x206f],
  'Superscripts and subscripts': [0x2070, 0x209f],
  Currency: [0x20a0, 0x20c0],
  'Letterlike symbols': [0x2100, 0x214f],
  'Number forms': [0x2150, 0x218f],
  Arrows: [0x2190, 0x21ff],
  'Mathematical operators': [0x2200, 0x22ff],
  'Circled numbers': [0x2460, 0x2473],
  'Geometric shapes': [0x25a0, 0x25ff],
  Dingbats: [0x2701, 0x275e],
  'More dingbats': [0x2761, 0x27bf],
  Ligatures: [0xfb00, 0xfb06],
  'Full-width forms': [0xff01, 0xff5e],
};

/** What is drawn of a sign that is neither itself nor what it is made of. */
const renamed = new Map([
  ...([0x2010, 0x2011] as const).map((code) => [code, '-'] as const),
  [0x20be, 'GEL'],
  [0x20bf, 'BTC'],
  [0x20c0, 'KGS'],
]);
/** Signs of rites, and numbers of the Romans above ten thousand. */
const absent = new Set([
  0x20b6, 0x20b7, 0x20bb, 0x214a, 0x214c, 0x214d, 0x214f, 0x2186, 0x2187, 0x2188, 0x218a, 0x218b,
]);
/** Spaces of any width, and what is never seen. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]$/u;

const lettersOf = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).filter(
    (letter) => !/^[\p{Cn}\p{Cc}]$/u.test(letter),
  );
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** What may be read where a letter was written. */
function expectedOf(letter: string): readonly string[] {
  const name = renamed.get(codeOf(letter));
  if (name !== undefined) return [name];
  if (absent.has(codeOf(letter))) return [missing];
  if (unseen.test(letter)) return [''];
  return [letter.replaceAll('\u00a0', ' '), letter.normalize('NFC'), letter.normalize('NFKC')];
}

async function drawn(text: string) {
  const paper = await openPaper({ title: 'Буквы', language: 'ru', margin: 20, ink: '#000000' });
  paper.write(text, 6);
  return readPdf(await paper.bytes());
}

test('each letter and sign is read out of a document as itself or as what stands for it', async () => {
  const letters = Object.values(blocks).flatMap(lettersOf);
  const { text, boxes } = await drawn(letters.map((letter) => `${codeOf(letter).toString(16)}=${letter}Ж|`).join(' '));
  const read = new Map(
    [...text.replaceAll('\n', '').matchAll(/([0-9a-f]{2,4})=(.*?)Ж\|/gsu)].map(
      ([, code = '', shown = '']) => [Number.parseInt(code, 16), shown] as const,
    ),
  );
  const wrong = letters
    .filter((letter) => !expectedOf(letter).includes(read.get(codeOf(letter)) ?? 'nothing'))
    .map((letter) => `${codeOf(letter).toString(16)} ${letter} is ${JSON.stringify(read.get(codeOf(letter)))}`);
  expect(wrong).toEqual([]);
  expect(boxes).toBe(0);
  expect(letters.length).toBeGreaterThan(2000);
});

test('what is drawn in bold has a glyph too', async () => {
  const { bold } = await openFaces();
  for (const letter of Object.values(blocks).flatMap(lettersOf)) {
    const runs = runsOf(letter, bold);
    expect([letter, runs.length]).toEqual([letter, unseen.test(letter) ? 0 : 1]);
    expect(runs.every(({ face, text }) => [...text].every((part) => face.has(codeOf(part))))).toBe(true);
  }
});
