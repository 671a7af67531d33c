import { expect, test } from 'vitest';
import { cutAtMarks, diffLines, diffSums, diffWords } from './diff.ts';

test('says word by word what was taken and what came', () => {
  expect(diffWords('на 30 швей', 'на 40 швей сразу')).toEqual([
    { kind: 'same', text: 'на ', start: 0 },
    { kind: 'removed', text: '30', start: 3 },
    { kind: 'added', text: '40', start: 3 },
    { kind: 'same', text: ' швей', start: 5 },
    { kind: 'added', text: ' сразу', start: 10 },
  ]);
});

test('says of sums which of them changed, whole', () => {
  const space = '\u00a0';
  const pay = (from: string) => `${from} – 13 000 000 сум`.replaceAll(' ', space);
  const texts = (before: string, after: string) =>
    diffSums(before, after).map(({ kind, text }) => [kind, text.replaceAll(space, ' ')]);
  expect(texts(pay('7 000 000'), pay('9 000 000'))).toEqual([
    ['removed', '7 000 000'],
    ['added', '9 000 000'],
    ['same', ' – 13 000 000 сум'],
  ]);
  expect(texts('Зарплата не указана', 'Зарплата не указана')).toEqual([['same', 'Зарплата не указана']]);
});

test('says of the longest text where it changed, and of one written anew that it all did', () => {
  const long = 'слово '.repeat(3300).trim();
  expect(diffWords(`${long} 30 ${long}`, `${long} 40 ${long}`).map(({ kind, text }) => [kind, text.trim()])).toEqual([
    ['same', long],
    ['removed', '30'],
    ['added', '40'],
    ['same', long],
  ]);
  const [old, now] = ['а ', 'б '].map((word) => word.repeat(10_000));
  expect(diffWords(`${old}старое`, `${now}новое`).map(({ kind }) => kind)).toContain('added');
});

test('says line by line, with the place in the list of now', () => {
  expect(diffLines(['Опыт', 'Juki'], ['Опыт', 'Juki и Brother'])).toEqual([
    { kind: 'same', text: 'Опыт', line: 0 },
    { kind: 'removed', text: 'Juki', line: 0 },
    { kind: 'added', text: 'Juki и Brother', line: 1 },
  ]);
});

test('cuts pieces at the edges of marks, and leaves what was taken whole', () => {
  const pieces = diffWords('Тел. 1', 'Тел. 22');
  expect(cutAtMarks(pieces, [{ start: 2, end: 6, number: 1 }])).toEqual([
    { kind: 'same', text: 'Те', start: 0 },
    { kind: 'same', text: 'л. ', start: 2, number: 1 },
    { kind: 'removed', text: '1', start: 5 },
    { kind: 'added', text: '2', start: 5, number: 1 },
    { kind: 'added', text: '2', start: 6 },
  ]);
});
