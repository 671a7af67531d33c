import { expect, it } from 'vitest';
import { hasOption, toggleOption } from './quickOptions.ts';

it.each([
  ['', 'Повар', 'Повар'],
  ['Повар', 'Официант', 'Повар, Официант'],
  ['Повар, ', 'Официант', 'Повар, Официант'],
  ['Повар,', 'Официант', 'Повар, Официант'],
  ['Повар, Официант', 'Повар', 'Официант'],
  ['Повар, Официант', 'Официант', 'Повар'],
  ['Шеф-повар', 'повар', 'Шеф-повар, повар'],
  ['Обеды, бассейн и $& зал', '$&', 'Обеды, бассейн и $& зал, $&'],
  ['График 5/2, с 9 до 18, обеды', 'График 5/2, с 9 до 18', 'обеды'],
])('turns «%s» by «%s» into «%s»', (text, value, expected) => {
  expect(toggleOption(text, value)).toBe(expected);
});

it('takes back what it put in', () => {
  for (const value of ['Повар', 'График 5/2, с 9 до 18', '  до 10 млн ']) {
    expect(hasOption(toggleOption('Обеды', value), value)).toBe(true);
    expect(toggleOption(toggleOption('Обеды', value), value)).toBe('Обеды');
  }
  expect(hasOption('Повар', '')).toBe(false);
});
