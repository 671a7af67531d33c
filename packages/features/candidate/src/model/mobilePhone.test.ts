import { expect, it } from 'vitest';
import { isLandline } from './mobilePhone.ts';

it('knows a city’s number when it is whole', () => {
  expect(['998711234567', '998901234567', '998871234567', '99871123'].map(isLandline)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
