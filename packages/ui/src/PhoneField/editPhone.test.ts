import { formatPhone, isPhone, normalizePhone, readPhone } from '@kasb/domain/phone';
import { expect, test } from 'vitest';
import { editPhone } from './editPhone.ts';

/** Types key after key, as a browser would. */
function type(keys: string) {
  let edit = { value: '', text: '', caret: 0 };
  for (const key of keys) {
    edit = editPhone(edit.text.slice(0, edit.caret) + key + edit.text.slice(edit.caret), edit.caret + 1, edit.value);
  }
  return edit;
}

test.each([
  ['998901234567', '+998 (90) 123-45-67'],
  ['901234567', '+998 (90) 123-45-67'],
  ['991234567', '+998 (99) 123-45-67'],
  ['9989012345678', '+998 (90) 123-45-67'],
  ['99890123456', '+998 (90) 123-45-6'],
  ['90abc12 34-5x67', '+998 (90) 123-45-67'],
  ['8901234567', '+998 (90) 123-45-67'],
  ['9012', '+998 (90) 12'],
  ['9', '9'],
  ['99', '99'],
  ['+9', '+9'],
  ['998', '+998'],
  ['881234567', '+998 (88) 123-45-67'],
  ['(8-371) 123-45-67', '+998 (71) 123-45-67'],
  ['8 33 123 45 67', '+998 (33) 123-45-67'],
  ['00998901234567', '+998 (90) 123-45-67'],
  ['0901234567', '+998 (90) 123-45-67'],
  ['+998901234567', '+998 (90) 123-45-67'],
  ['+7', '+7'],
  ['+7 916 123-45-67', '+7 916 123-45-67'],
  ['+90 532 123 45 67', '+90 532 123 45 67'],
])('typing %s shows %s', (keys, text) => expect(type(keys).text).toBe(text));

test.each([
  ['8901234567', '998901234567'],
  ['+998 90 123-45-67', '998901234567'],
  ['90 123 45 67', '998901234567'],
  ['+998+998 91 765 43 21', '998917654321'],
  ['+7 916 123-45-67', ''],
  ['', ''],
])('pasting %s gives %s', (text, digits) => expect(normalizePhone(text)).toBe(digits));

test('the caret stays by its digit', () => {
  // Inserted after (90) 1|23: the new 5 is before the caret.
  expect(editPhone('+998 (90) 1523-45-6', 12, '99890123456')).toEqual({
    value: '998901523456',
    text: '+998 (90) 152-34-56',
    caret: 12,
  });
  // Backspace over a separator moves to the digit before it.
  expect(editPhone('+998 (90)123', 9, '99890123').caret).toBe(8);
  // The prefix appears in front of what was typed.
  expect(editPhone('90', 2, '9').caret).toBe('+998 (90'.length);
});

test.each([
  ['+998', '+998 91 765 43 21'],
  ['998 90', '+998 91 765 43 21'],
  ['998 90', '998917654321'],
  ['99890', '917654321'],
  ['90 123', '91-765-43-21'],
  ['9', '00998 91 765 43 21'],
  ['998901234567', '91 765 43 21'],
  ['+7 916', '+998 91 765 43 21'],
])('behind %s a keyboard puts %s, which takes its place', (typed, pasted) => {
  const { value, text, caret } = type(typed);
  const edit = editPhone(text.slice(0, caret) + pasted + text.slice(caret), caret + pasted.length, value);
  expect(edit).toEqual({ value: '998917654321', text: '+998 (91) 765-43-21', caret: '+998 (91) 765-43-21'.length });
});

test('a number of another country does not, nor two', () => {
  for (const pasted of ['+7 916 123-45-67', '905321234567', '91 765 43 21, 93 555 00 11'])
    expect(readPhone(editPhone(`+998 (90${pasted}`, 8 + pasted.length, '99890').value).kind).not.toBe('uzbek');
});

test('a digit before the plus, or beyond the twelfth, is not taken', () => {
  expect(editPhone('5+998 (90) 123-45-67', 1, '998901234567').value).toBe('998901234567');
  expect(editPhone('+998 (90) 5123-45-67', 11, '998901234567').value).toBe('998901234567');
});

test('what is no Uzbek number stays as it was typed', () => {
  expect(editPhone('+7 916 123', 10, '')).toEqual({ value: '+7 916 123', text: '+7 916 123', caret: 10 });
  expect(editPhone('901234567, 911234567', 20, '').value).toBe('901234567, 911234567');
  expect(editPhone('9989012345678', 13, '').value).toBe('9989012345678');
});

test('deleting a digit of the country code in front of a number leaves the code', () => {
  expect(editPhone('+98 (90) 123-45-67', 1, '998901234567').text).toBe('+998 (90) 123-45-67');
  expect(editPhone('+99', 3, '998').text).toBe('+99');
  expect(editPhone('', 0, '998901234567').text).toBe('');
});

test('only 12 digits from 998 are a number', () => {
  expect(isPhone('998901234567')).toBe(true);
  expect(isPhone('99890123456')).toBe(false);
  expect(isPhone('997901234567')).toBe(false);
  expect(formatPhone('998901234567')).toBe('+998 (90) 123-45-67');
  expect(formatPhone('+7 900')).toBe('+7 900');
});
