import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isPassing } from './violations.ts';

const refused = (code: string) => Object.assign(new DatabaseError('refused', 7, 'error'), { code });

test.each([
  ['a full disk', '53100', true],
  ['too many connections', '53300', true],
  ['a restart', '57P03', true],
  ['a lost connection', '08006', true],
  ['a value that is there already', '23505', false],
  ['a statement of ours that is wrong', '42601', false],
])('whether the same may succeed later after %s', (_what, code, passes) => {
  expect(isPassing(refused(code))).toBe(passes);
});
