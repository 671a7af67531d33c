import type { Endpoint } from '@kasb/contract';
import type { Actor } from './actor.ts';
import { bearerOf } from './bearer.ts';
import { Problem } from './problem.ts';

/** How long an operator's second step counts as fresh. */
export const freshMs = 15 * 60 * 1000;

/** Enforces what the contract's table says of a call. @throws Problem noSession, forbidden, stepUpNeeded */
export function checkAccess({ access, roles, stepUp }: Endpoint, actor: Actor, now: Date): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw new Problem('noSession');
  if (actor.kind === 'user') {
    if (access !== 'session' && access !== actor.user.role) throw new Problem('forbidden');
    return;
  }
  if (access !== 'operator' || !roles?.includes(actor.role)) throw new Problem('forbidden');
  // A token has no second step: whoever holds one was given it for that.
  if (stepUp && actor.session && now.getTime() - actor.session.confirmedAt.getTime() > freshMs)
    throw new Problem('stepUpNeeded');
}

/** What somebody who leaves may still do. */
const ofLeaving = ['keepAccount', 'exportAccount', 'logout', 'endSession', 'endSessions', 'readNotifications'];

/** Refuses the writes of somebody whose account is about to be deleted. @throws Problem accountLeaving */
export function checkLeaving({ name, method }: Endpoint, actor: Actor): void {
  if (method === 'GET' || actor.kind !== 'user' || !actor.user.deleteAt || ofLeaving.includes(name)) return;
  throw new Problem('accountLeaving');
}

/**
 * Refuses a write that another site may have caused: browsers add the session's cookie to it by themselves,
 * a bearer token never. A write with a cookie must show that it comes from this origin. @throws Problem foreignOrigin
 */
export function checkOrigin(request: Request, actor: Actor, origin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (bearerOf(request) !== undefined) return;
  const site = request.headers.get('sec-fetch-site');
  const from = request.headers.get('origin');
  const isByCookie = actor.kind === 'user' ? actor.isByCookie : isOfOperator(actor);
  const isOwn = site === null ? (from === null ? !isByCookie : from === origin) : site === 'same-origin';
  if (!isOwn) throw new Problem('foreignOrigin');
}

const isOfOperator = (actor: Actor) => actor.kind === 'operator' && actor.session?.isByCookie === true;
