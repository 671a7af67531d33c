import { BlockList, isIP } from 'node:net';

const bits: Record<number, number> = { 4: 32, 6: 128 };

/** Where an address belongs, as limits count: who has one address of a network has all of it. */
export interface Network {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  narrow: string;
  /** The /48 around an IPv6 address. */
  wide: string | undefined;
  /** The /32 around that: what a provider of servers has at least. */
  widest: string | undefined;
}

/** An IP address in its one spelling, without port and zone; IPv4 inside of IPv6 is IPv4. Undefined when it is none. */
export function canonicalAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');
  const address = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare.replace(/%.*/s, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : groups.map((group) => group.toString(16)).join(':');
}

/** The network of an address. */
export function networkOf(address: string): Network {
  const canonical = canonicalAddress(address) ?? address;
  if (isIP(canonical) !== 6) return { narrow: canonical, wide: undefined, widest: undefined };
  const groups = canonical.split(':');
  const [narrow, wide, widest] = [4, 3, 2].map((count) => `${groups.slice(0, count).join(':')}::/${count * 16}`);
  return { narrow: narrow ?? canonical, wide, widest };
}

/** Whether a text is an IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const most = bits[isIP(address)];
  if (most === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most);
}

/** Networks and addresses as a list that addresses can be looked up in. */
export function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? bits[isIP(address)]), family);
  }
  return list;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser knows every spelling, a dotted tail among them.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [read(head), read(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
