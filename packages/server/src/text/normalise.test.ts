import { expect, test } from 'vitest';
import { fold, wordsOf } from './normalise.ts';
import { isTypo, stem } from './stem.ts';

const foldedOf = (title: string) => wordsOf(title).map(({ folded }) => folded);

test.each([
  ['стажёр', 'стажер'],
  ["o'qituvchi", 'oʻqituvchi'],
  ['o‘qituvchi', 'o`qituvchi'],
  ['ўқитувчи', 'o’qituvchi'],
  ['ғишт', "g'isht"],
  ['ҳайдовчи', 'haydovchi'],
  ['хайдовчи', 'xaydovchi'],
  ['ёрдамчи', 'yordamchi'],
  ['бўёқчи', "bo'yoqchi"],
  ['бухгалтер', 'buxgalter'],
  ['курьер', 'kuryer'],
  ['дизайнер', 'dizajner'],
  ['сварщик', 'svarshchik'],
])('%s and %s are one word', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ['повар', 'бариста'],
  ['ишчи', 'иш'],
  ['coca', 'cook'],
])('%s and %s stay apart', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('letters of another alphabet that look alike are repaired', () => {
  expect(wordsOf('Cвapщик')[0]?.text).toBe('сварщик');
  expect(wordsOf('Fгоntend')[0]?.text).not.toMatch(/о/);
  expect(foldedOf('Программист 1C')).toEqual(foldedOf('Программист 1С'));
});

test('names with signs in them keep what tells them apart', () => {
  const all = ['C++', 'C#', '.NET', 'Node.js', '1С', 'CEO', 'SEO'].map((name) => foldedOf(name).join(' '));
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain('');
});

test('licence categories are the same letters in both alphabets', () => {
  const latin = foldedOf('Водитель категории B, C');
  expect(latin).toEqual(foldedOf('Водитель категории ВС'));
  expect(latin).toHaveLength(3);
  expect(foldedOf('B toifali haydovchi')).toContain(latin[1]);
});

test('numbers are no words, and signs say how words are joined', () => {
  expect(wordsOf('Повар-кондитер (2/2) от 5 000 000 сум / кассир').map(({ text, gap }) => [text, gap])).toEqual([
    ['повар', 'break'],
    ['кондитер', 'hyphen'],
    ['от', 'break'],
    ['сум', 'space'],
    ['кассир', 'slash'],
  ]);
  expect(wordsOf('12 345')).toEqual([]);
  expect(wordsOf('слово '.repeat(500))).toHaveLength(40);
});

test.each([
  ['продажам', 'продажи'],
  ['водителями', 'водитель'],
  ['официантка', 'официантки'],
  ["o'qituvchisi", "o'qituvchi"],
  ['menejeri', 'menejer'],
  ['sotuvchilar', 'sotuvchi'],
  ['drivers', 'driver'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(fold(one))).toBe(stem(fold(other)));
});

test('a short word keeps its letters', () => {
  expect(stem('nova')).toBe('nov');
  expect(stem('bar')).toBe('bar');
});

test.each([
  ['voditel', 'voidtel', true],
  ['menejer', 'menejr', true],
  ['svarshik', 'svorshik', true],
  ['okituvch', 'ukituvch', true],
  ['povar', 'tovar', false],
  ['tokar', 'pekar', false],
  ['elektrik', 'elektronik', false],
])('%s and %s: one typo apart is %s', (one, other, expected) => {
  expect(isTypo(one, other)).toBe(expected);
});
