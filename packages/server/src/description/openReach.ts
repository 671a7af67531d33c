import { networkInterfaces } from 'node:os';
import type { Env } from '../env/env.ts';
import { isLoopback } from '../network/publicAddress.ts';
import { internet } from '../network/reach.ts';
import type { Reach } from '../network/reach.ts';

/**
 * How websites are reached by the settings: the internet without this server itself; in development this machine too.
 */
export function openReach({
  KASB_FETCH_PRIVATE: isPrivateAllowed,
  KASB_ORIGIN: origin,
}: Pick<Env, 'KASB_FETCH_PRIVATE' | 'KASB_ORIGIN'>): Reach {
  const { resolve, isAllowed } = internet;
  if (isPrivateAllowed) return { resolve, isAllowed: (address) => isLoopback(address) || isAllowed(address) };
  const host = origin === undefined ? undefined : new URL(origin).hostname;
  return {
    ...internet,
    async ownAddresses() {
      const told = host === undefined ? [] : await resolve(host).catch(() => []);
      return [...told, ...machineAddresses()];
    },
  };
}

function machineAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address));
}
