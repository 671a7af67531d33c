import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './publicAddress.ts';

/** How pages are reached; tests and development bring their own. */
export interface Reach {
  /** The IP addresses of a host name. */
  resolve: (hostname: string) => Promise<string[]>;
  /** Whether a page may be read from an IP address. */
  isAllowed: (address: string) => boolean;
  /** Whether a page may be read from a port. @default any */
  isAllowedPort?: (port: number) => boolean;
  /** The addresses of this server, which is nobody's website. @default none */
  ownAddresses?: () => Promise<readonly string[]>;
}

/** The internet, and nothing else. */
export const internet: Reach = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
};
