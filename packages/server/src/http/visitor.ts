import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import type { Services } from '../context.ts';

/** Where a request comes from and how the server was addressed. */
export interface Visitor {
  address: string;
  /** The origin that the visitor's browser knows. */
  origin: string;
  isLocal: boolean;
}

/** Reads it from the connection, or from a trusted proxy's headers. */
export function visitorOf(hono: HonoContext, { isProxyTrusted, origin }: Services): Visitor {
  const { headers, url } = hono.req.raw;
  const { protocol, host } = new URL(url);
  // The last entry is the one that our own proxy added; what stands before it anyone may have sent.
  const forwarded = isProxyTrusted ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const told = isProxyTrusted ? headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  const scheme = told === 'http' || told === 'https' ? told : protocol.replace(':', '');
  const own = origin ?? `${scheme}://${host}`;
  return { address: forwarded || connectionAddress(hono), origin: own, isLocal: isLocalName(new URL(own).hostname) };
}

/** Requests made in this process, as tests do, have no connection. */
function connectionAddress(hono: HonoContext): string {
  const isConnected = hono.env !== undefined && 'incoming' in hono.env;
  return (isConnected && getConnInfo(hono).remote.address) || 'local';
}

function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d+){3}$/.test(name);
}
