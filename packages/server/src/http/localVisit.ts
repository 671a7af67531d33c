import { isIP } from 'node:net';
import { listOf } from '../network/network.ts';

const thisMachine = listOf(['127.0.0.0/8', '::1']);

/** Whether a name is of this machine alone. */
export function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d+){3}$/.test(name);
}

interface Visit {
  /** The origin that the visitor's browser knows, as far as the server can tell. */
  origin: string;
  /** Whether a setting says so, and not the request. */
  isOriginSet: boolean;
  headers: Headers;
  /** The address of the connection's other end. */
  connection: string;
}

/**
 * Whether the server is used over http on its own machine, the one place where a session goes without https.
 * A proxy may pass on a local `Host`, so the connection must be local too; what a request says besides can only deny
 * it.
 */
export function isLocalVisit({ origin, isOriginSet, headers, connection }: Visit): boolean {
  if (!isLocalOrigin(origin, ['http:'])) return false;
  if (isOriginSet) return true;
  const isNear = thisMachine.check(connection, isIP(connection) === 6 ? 'ipv6' : 'ipv4');
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto'].some((name) => headers.has(name));
  return isNear && !isForwarded && isLocalOrigin(headers.get('origin') ?? origin, ['http:', 'https:']);
}

function isLocalOrigin(origin: string, schemes: string[]): boolean {
  const { protocol = '', hostname = '' } = URL.parse(origin) ?? {};
  return schemes.includes(protocol) && isLocalName(hostname);
}
