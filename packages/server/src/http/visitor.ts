import { isIP } from 'node:net';
import type { BlockList } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';
import { canonicalAddress } from '../network/network.ts';
import { isPublicAddress } from '../network/publicAddress.ts';
import { isLocalVisit } from './localVisit.ts';

/** Where a request comes from and how the server was addressed. */
export interface Visitor {
  address: string;
  /** The origin that the visitor's browser knows. */
  origin: string;
  /** Whether both are one machine, and speak http. */
  isLocal: boolean;
}

interface VisitorOptions {
  /** The proxies in front, which are believed what they tell of the visitor's address and protocol. */
  trustedProxies: BlockList;
  /** The public origin when it differs from what requests say. */
  origin: string | undefined;
  log: Logger;
}

/** Reads visitors from connections and, where a trusted proxy made the connection, from its headers. */
export function openVisitors({ trustedProxies, origin, log }: VisitorOptions): (hono: HonoContext) => Visitor {
  let isWarned = false;

  return (hono) => {
    const { headers, url } = hono.req.raw;
    const { protocol, host } = new URL(url);
    const peer = connectionAddress(hono);
    const isProxied = isIn(trustedProxies, peer);
    const forwarded = headers.get('x-forwarded-for');
    if (forwarded !== null && !isProxied && !isWarned && !isPublicAddress(peer)) {
      isWarned = true;
      log.warn({ peer }, 'X-Forwarded-For of a peer that KASB_TRUST_PROXY does not name: its visitors share one limit');
    }
    const told = isProxied ? headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
    const scheme = told === 'http' || told === 'https' ? told : protocol.replace(':', '');
    const own = origin ?? `${scheme}://${host}`;
    const address = isProxied ? firstUntrusted(trustedProxies, peer, forwarded ?? '') : peer;
    const isLocal = isLocalVisit({ origin: own, isOriginSet: origin !== undefined, headers, connection: peer });
    return { address, origin: own, isLocal };
  };
}

/**
 * Each proxy adds whom it heard from: from the right, the first that is no proxy of ours. What stands before it anyone
 * may have written.
 */
function firstUntrusted(proxies: BlockList, peer: string, forwarded: string): string {
  let last = peer;
  for (const entry of forwarded.split(',').toReversed()) {
    const address = canonicalAddress(entry);
    if (address === undefined) break;
    last = address;
    if (!isIn(proxies, address)) break;
  }
  return last;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Requests made in this process, as tests do, have no connection: they are this machine's. */
function connectionAddress(hono: HonoContext): string {
  if (hono.env === undefined || !('incoming' in hono.env)) return '127.0.0.1';
  // A connection that has ended has no address any more: it is nobody's.
  return canonicalAddress(getConnInfo(hono).remote.address ?? '') ?? '0.0.0.0';
}
