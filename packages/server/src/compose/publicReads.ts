import type { Endpoint } from '@kasb/contract';

/** What visitors read, and whether the server is well: asked on connections of their own. */
export function isPublicRead({ access, method }: Endpoint): boolean {
  return access === 'public' && method === 'GET';
}
