import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { SealError, seal, sealedLength, unseal } from './sealedStream.ts';

const key = randomBytes(32);
const piece = 64 * 1024;

const all = async (bytes: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
};
const sealed = async (bytes: Buffer, purpose = 'p') => all(seal([bytes], key, purpose));
const opened = async (bytes: Buffer, purpose = 'p', keys = [key]) => all(unseal([bytes], keys, purpose));

test('opens what it sealed, whatever its length and however it comes', async () => {
  for (const length of [0, 1, piece - 1, piece, piece + 1, 3 * piece]) {
    const bytes = randomBytes(length);
    const closed = await sealed(bytes);
    expect(closed.length, String(length)).toBe(sealedLength(length));
    expect((await opened(closed)).equals(bytes), String(length)).toBe(true);
    const crumbs = Array.from({ length: Math.ceil(closed.length / 997) }, (_, index) =>
      closed.subarray(index * 997, (index + 1) * 997),
    );
    expect((await all(unseal(crumbs, [randomBytes(32), key], 'p'))).equals(bytes), String(length)).toBe(true);
  }
});

test('nothing of it can be read, and no two seals are alike', async () => {
  const text = Buffer.from('Азиз Каримов, 998901234567');
  const closed = await sealed(text);
  expect(closed.includes('998901234567')).toBe(false);
  expect((await sealed(text)).equals(closed)).toBe(false);
});

test('one changed byte, another purpose or another key open nothing', async () => {
  const closed = await sealed(Buffer.from('words'));
  for (let index = 0; index < closed.length; index += 1) {
    const changed = Buffer.from(closed);
    changed.writeUInt8((changed[index] ?? 0) ^ 1, index);
    await expect(opened(changed), String(index)).rejects.toThrow(SealError);
  }
  await expect(opened(closed, 'q')).rejects.toThrow('not what was sealed');
  await expect(opened(closed, 'p', [randomBytes(32)])).rejects.toThrow('another key');
  await expect(opened(closed, 'p', [])).rejects.toThrow('another key');
});

test('pieces cannot be left out, moved, or put behind', async () => {
  const closed = await sealed(randomBytes(3 * piece));
  const head = sealedLength(0) - 16;
  const at = (index: number) => closed.subarray(head + index * (piece + 16), head + (index + 1) * (piece + 16));
  const made = (...indexes: number[]) => Buffer.concat([closed.subarray(0, head), ...indexes.map(at)]);
  expect(made(0, 1, 2).equals(closed)).toBe(true);
  for (const indexes of [[], [0], [0, 1], [1, 2], [0, 2, 1], [0, 1, 2, 2], [0, 1, 2, 0]])
    await expect(opened(made(...indexes)), indexes.join()).rejects.toThrow('not what was sealed');
  await expect(opened(closed.subarray(0, closed.length - 1))).rejects.toThrow('not what was sealed');
  await expect(opened(Buffer.of())).rejects.toThrow('not what was sealed');
});
