import type { Endpoint } from '@kasb/contract';

/** Whether a cache key, which is a path with its query, belongs to a call of the endpoint, whatever its arguments. */
export function isCallOf({ path }: Pick<Endpoint, 'path'>, key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`^${pattern}(?:\\?|$)`).test(key);
}
