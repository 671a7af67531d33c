import { createHmac } from 'node:crypto';
import { isSameSecret } from '../sealing/secrets.ts';

const prefix = '/api/vacancy-interview/media/';

/** The route that recordings are played from. */
export const mediaRoute = `${prefix}:id`;

/** How long an address of a recording holds, in seconds: a long evening of watching. */
const mediaSeconds = 4 * 60 * 60;

const sign = (urlKey: Buffer, id: string, expires: number) =>
  createHmac('sha256', urlKey).update(`${id}.${expires}`).digest('base64url');

/** An address of this origin that plays a recording until it expires. */
export function signedUrl({ id, urlKey }: { id: string; urlKey: Buffer }, now: Date): { url: string; expiresAt: Date } {
  const expires = Math.floor(now.getTime() / 1000) + mediaSeconds;
  return {
    url: `${prefix}${id}?expires=${expires}&signature=${sign(urlKey, id, expires)}`,
    expiresAt: new Date(expires * 1000),
  };
}

/** Whether an address was signed for this recording and has not expired. */
export function isSigned({ id, urlKey }: { id: string; urlKey: Buffer }, query: URLSearchParams, now: Date): boolean {
  const expires = Number(query.get('expires'));
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  return isSameSecret(query.get('signature') ?? '', sign(urlKey, id, expires));
}
