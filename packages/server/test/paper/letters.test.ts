import { expect, test } from 'vitest';
import { openPaper } from '../../src/paper/openPaper.ts';
import { missing, readable } from '../../src/paper/readable.ts';
import { runsOf } from '../../src/paper/runs.ts';
import { readPdf } from '../support/readPdf.ts';

async function drawn(text: string) {
  const paper = await openPaper({ title: 'Буквы', language: 'ru', margin: 20, ink: '#000000' });
  paper.write(text, 6);
  return readPdf(await paper.bytes());
}

test('a decomposed name, lists, spaces of numbers, pictures and foreign letters are read', async () => {
  const { text, boxes } = await drawn(
    [
      'Андрей Ёлкин, Gʻofur, Ñuñez'.normalize('NFD'),
      '● полуавтомат\r\n▪ аргон\u2028\uf0b7 из Word',
      '1\u202f000 шт. нон\u2011стоп ﬁnal Ｋａｓｂ 𝐁𝐨𝐥𝐝',
      '≥ 18 лет ✓ → ′ µ ★ ½ 10⁶ \u00ad\u200b|',
      '📞 +998 ✅ 🇺🇿',
      'Тел.:\t漢字',
    ].join('\n'),
  );
  expect(text.split('\n')).toEqual([
    'Андрей Ёлкин, Gʻofur, Ñuñez',
    '● полуавтомат',
    '▪ аргон',
    '• из Word',
    '1 000 шт. нон-стоп final Kasb Bold',
    '≥ 18 лет ✓ → ′ µ ★ ½ 10⁶ |',
    '📞 +998 ✅ 🇺🇿',
    `Тел.: ${missing}${missing}`,
  ]);
  expect(boxes).toBe(0);
});

test.each([
  ['☑ сварка ✖ пайка ➤ сборка ‣ резка', '☑ сварка ✖ пайка ➤ сборка ‣ резка'],
  ['oﬃce, ﬄuid, ﬅone, Ĳssel', 'office, ffluid, stone, Ĳssel'],
  ['±0,5 мм, ⌀ 12, Σ ≈ ∞, ⅔ × 3²', '±0,5 мм, ⌀ 12, Σ ≈ ∞, ⅔ × 3²'],
  ['от 500 ₸, 20 000 ₽, 3\u2009000 сум', 'от 500 ₸, 20 000 ₽, 3 000 сум'],
  ['“Юлия” „Ёлка‟ ‹Ўткир› 5′ 7″', '“Юлия” „Ёлка‟ ‹Ўткир› 5′ 7″'],
  ['Éva Șerban İlyas'.normalize('NFD'), 'Éva Șerban İlyas'],
  ['ქართული, հայերեն', 'ქართული, հայերեն'],
])('%s is read', async (written, read) => {
  expect(await drawn(written)).toMatchObject({ text: read, boxes: 0 });
});

test('a line ends between words, whatever fonts they need, and within one that no line holds', async () => {
  const word = 'қозонхона≥';
  const paper = await openPaper({ title: '', language: 'uz', margin: 20, ink: '#000000' });
  paper.write(`${Array(12).fill(word).join(' ')} ${'Я'.repeat(60)}`, 10, { width: 130 });
  const { text } = await readPdf(await paper.bytes());
  const lines = text.split('\n');
  expect(lines.filter((line) => line.includes('қ')).every((line) => /^(?:қозонхона≥ ?)+$/u.test(line))).toBe(true);
  expect(lines.filter((line) => line.includes('Я')).length).toBeGreaterThan(1);
  expect(text.replaceAll(/[^Я]/gu, '')).toHaveLength(60);
});

test('what no font has is spelled by what it is made of, or is shown to be missing', () => {
  const latin = (code: number) => code >= 0x20 && code < 0x7f;
  const known = (code: number) => latin(code) || code === missing.codePointAt(0);
  expect(readable('⑾ ℡ ½ 漢 \ud83d ', known)).toBe(`(11) TEL ${missing} ${missing} ${missing} `);
});

test('only what is never seen is left out, and a sign of somebody’s own is shown to be missing', () => {
  const all = () => true;
  expect(readable('со\u00adвет\u200bник\u2060\u0007\u2028', all)).toBe('советник');
  expect(readable('Kasb \ue000 \uf0b7', all)).toBe(`Kasb ${missing} •`);
});

test('a letter and its mark stand in one font where one has both, a space with the word before it', () => {
  const face = (name: string, letters: string, isOwn = false) => {
    const has = (code: number) => letters.includes(String.fromCodePoint(code));
    return { name, data: Buffer.alloc(0), isOwn, has };
  };
  const faces = [face('latin', 'a ', true), face('cyrillic', 'ША ', true), face('rest', 'А\u0304≥ ')];
  const drawn = runsOf('ША\u0304 ≥ША aШ\u0304', faces).map((run) => [run.face.name, run.text]);
  expect(drawn).toEqual([
    ['cyrillic', 'Ш'],
    ['rest', 'А\u0304'],
    ['latin', ' '],
    ['rest', '≥'],
    ['cyrillic', 'ША '],
    ['latin', 'a'],
    // None has both.
    ['cyrillic', 'Ш'],
    ['rest', '\u0304'],
  ]);
});
