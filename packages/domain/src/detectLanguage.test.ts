import { expect, it } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

it.each([
  ['Menga oshpaz kerak, maosh yaxshi', 'ru', 'uz'],
  ['Нужен повар в Самарканд, график 2/2', 'uz', 'ru'],
  ['Toshkentda sotuvchi qidiryapmiz, oylik 5 mln so‘m', 'ru', 'uz'],
  ['Бизга ошпаз керак, маош яхши', 'ru', 'uz'],
  ['Ўқитувчи', 'ru', 'uz'],
  ['Технолог на швейную фабрику, 9-13 млн', 'uz', 'ru'],
  ["Do'konga kassir", 'ru', 'uz'],
  ['Juki, Brother', 'uz', 'uz'],
  ['React, TypeScript', 'ru', 'ru'],
  ['12 000 000', 'uz', 'uz'],
  ['', 'ru', 'ru'],
  // As many of the one as of the other.
  ['повар kerak', 'ru', 'ru'],
  ['повар kerak', 'uz', 'uz'],
] as const)('takes «%s» after %s for %s', (text, present, expected) => {
  expect(detectLanguage(text, present)).toBe(expected);
});
