import { expect, it, vi } from 'vitest';
import { createUnderWay } from './underWay.ts';

it('sends the same once while it is under way, and again afterwards', async () => {
  const { send } = createUnderWay<number>();
  const begin = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  expect(await Promise.all([send('a', begin), send('a', begin)])).toEqual([1, 1]);
  expect(await send('a', begin)).toBe(2);
});

it('sends another one beside it', async () => {
  const { send } = createUnderWay<string>();
  expect(await Promise.all(['a', 'b'].map((key) => send(key, async () => key)))).toEqual(['a', 'b']);
});

it('forgets what failed', async () => {
  const { send } = createUnderWay<string>();
  await expect(send('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await send('a', async () => 'sent')).toBe('sent');
});
