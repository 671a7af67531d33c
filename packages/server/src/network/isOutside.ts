import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** Names that networks give to their own machines. */
const ownNames = /\.(localhost|local|internal|lan|home\.arpa)$/i;

/** Whether a host, as an address names it, is beyond this machine and the network around it. */
export function isOutside(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return isIP(name) === 0 ? name.includes('.') && !ownNames.test(name) : isPublicAddress(name);
}
