import { randomBytes, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { slowDigest } from './codeDigest.ts';

test('a code’s digest takes 16 MiB and as many steps as a password’s', async () => {
  const salt = randomBytes(16);
  const asPasswords = scryptSync('123456', salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  expect(await slowDigest('123456', salt)).toEqual(asPasswords);
  expect(await slowDigest('123456', randomBytes(16))).not.toEqual(asPasswords);
});
