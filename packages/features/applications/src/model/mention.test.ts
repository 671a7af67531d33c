import { expect, test } from 'vitest';
import { matching, mentionAt, mentionedIn, withMentions } from './mention.ts';

const colleagues = [
  { id: 'u1', name: 'Азиз Каримов' },
  { id: 'u4', name: 'Рустам Назаров' },
];

test('a mention is typed after its sign, at the beginning of a word', () => {
  expect(mentionAt('Посмотри @Рус', 13)).toEqual({ start: 9, typed: 'Рус' });
  expect(mentionAt('@', 1)).toEqual({ start: 0, typed: '' });
  expect(mentionAt('a@mail.uz', 9)).toBeUndefined();
  expect(mentionAt('@Рустам\nи', 9)).toBeUndefined();
  expect(mentionAt('Посмотри', 8)).toBeUndefined();
});

test('colleagues are found by either name', () => {
  expect(matching(colleagues, 'рус').map(({ id }) => id)).toEqual(['u4']);
  expect(matching(colleagues, 'Кар').map(({ id }) => id)).toEqual(['u1']);
  expect(matching(colleagues, '')).toHaveLength(2);
  expect(matching(colleagues, 'устам')).toEqual([]);
});

test('whoever is named is told, and stands apart', () => {
  const text = '@Рустам Назаров, посмотри';
  expect(mentionedIn(text, colleagues).map(({ id }) => id)).toEqual(['u4']);
  expect(withMentions(text, ['Рустам Назаров', 'Рустам'])).toEqual([
    { text: '@Рустам Назаров', isMention: true },
    { text: ', посмотри', isMention: false },
  ]);
  expect(withMentions('просто @текст', [])).toEqual([{ text: 'просто @текст', isMention: false }]);
});
