import { expect, test } from 'vitest';
import { pastedAddress } from './pastedAddress.ts';

test.each([
  ['email', '\u200Bhr@example.uz', 'hr@example.uz'],
  ['email', 'hr@exam\u00ADple.uz', 'hr@example.uz'],
  ['email', '\u00A0hr\u2060@example.uz\u3000', 'hr@example.uz'],
  ['email', '\u202Ahr\u2011dept@example.uz\u202C', 'hr-dept@example.uz'],
  ['email', 'hr @example.uz', 'hr @example.uz'],
  ['url', '\uFEFFhttps://kasb.uz/a\u2013b\u00A0', 'https://kasb.uz/a\u2013b'],
])('an address of the kind %s: %j', (type, pasted, address) => expect(pastedAddress(pasted, type)).toBe(address));
