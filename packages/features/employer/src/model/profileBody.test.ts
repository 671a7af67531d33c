import { expect, it } from 'vitest';
import { bodyOf, isProfileField } from './profileBody.ts';

it('sends what was typed, trimmed, and null for what was emptied', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    first_name: ' Азиз ',
    last_name: 'Каримов',
    phone: '998901234567',
    position: 'Директор',
    department: '  ',
  })) {
    data.set(name, value);
  }
  expect(bodyOf(data)).toEqual({
    first_name: 'Азиз',
    last_name: 'Каримов',
    phone: '998901234567',
    position: 'Директор',
    department: null,
    about: null,
  });
});

it('knows its own fields', () => {
  expect(isProfileField('phone')).toBe(true);
  expect(isProfileField('email')).toBe(false);
});
