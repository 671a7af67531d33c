import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const key = randomBytes(32);
const sealer = createSealer([key]);

test('opens what it sealed, and no two seals are alike', () => {
  const sealed = sealer.seal('токен', 'p');
  expect(sealer.open(sealed, 'p')).toBe('токен');
  expect(sealed.includes('токен')).toBe(false);
  expect(sealer.seal('токен', 'p').equals(sealed)).toBe(false);
});

test('one changed byte, another purpose or another key open nothing', () => {
  const sealed = sealer.seal('token', 'p');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8((changed[index] ?? 0) ^ 1, index);
    expect(() => sealer.open(changed, 'p'), String(index)).toThrow(/unknown key|authenticate/);
  }
  expect(() => sealer.open(sealed, 'q')).toThrow('authenticate');
  expect(() => createSealer([randomBytes(32)]).open(sealed, 'p')).toThrow('unknown key');
  expect(() => sealer.open(Buffer.of(), 'p')).toThrow('unknown key');
});

test('a new key seals, older ones still open', () => {
  const sealed = sealer.seal('token', 'p');
  const rotated = createSealer([randomBytes(32), key]);
  expect(rotated.open(sealed, 'p')).toBe('token');
  expect([rotated.isCurrent(sealed), sealer.isCurrent(sealed), rotated.isCurrent(rotated.seal('x', 'p'))]).toEqual([
    false,
    true,
    true,
  ]);
});

test('there must be a key', () => {
  expect(() => createSealer([])).toThrow('needs a key');
});
