import { expect, test } from 'vitest';
import { lastOf } from '../../test/support/talk.ts';
import { phrases } from './phrases.ts';

test.each([
  ['начнём с водителя', 'Водитель', ['Швея', 'Закройщик']],
  ['сначала закройщик', 'Закройщик', ['Швея', 'Водитель']],
  ['вторую', 'Закройщик', ['Швея', 'Водитель']],
  ['давайте со швеи', 'Швея', ['Закройщик', 'Водитель']],
  ['с первой', 'Швея', ['Закройщик', 'Водитель']],
])('of several positions «%s» calls one to come first, and is no line', (message, title, others) => {
  const { draft, message: said } = lastOf('нужны швея, закройщик и водитель', message);
  expect(draft).toMatchObject({ title, duties: [], requirements: [], benefits: [] });
  expect(draft.others?.toSorted()).toEqual(others.toSorted());
  expect(said).toContain(title.toLowerCase());
});

test.each([
  ['avval haydovchi', 'Haydovchi'],
  ['ofitsiantdan boshlaymiz', 'Ofitsiant'],
])('the same in Uzbek: %s', (message, title) => {
  expect(lastOf('oshpaz, ofitsiant va haydovchi kerak', message).draft).toMatchObject({ title, duties: [] });
});

test('a question that is passed comes back in the end, which is said, unless it is demanded at once', () => {
  const { passed, postponed } = phrases.ru;
  expect(lastOf('Швея', 'не знаю').message).toContain(postponed);
  expect(lastOf('Швея', 'шить', 'опыт', 'обеды', 'не знаю').message).toContain(passed);
  const ended = lastOf('Швея, 5 млн, полный день', 'шить', 'опыт', 'ничего').message;
  expect(ended).toContain(phrases.ru.missing(['условия']));
  expect(ended).not.toContain(passed);
  expect(ended).not.toContain(postponed);
});
