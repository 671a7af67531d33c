import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Малика Рахимова', 'МР'],
  ['Samarqand Textile', 'ST'],
  ['ООО «Барака Строй»', 'БС'],
  ['ИП Рахимов', 'Р'],
  ['ООО', 'О'],
  ['  дилшод  анварович рашидов ', 'ДА'],
  ['', ''],
])('%s is %s', (name, expected) => expect(initials(name)).toBe(expected));
