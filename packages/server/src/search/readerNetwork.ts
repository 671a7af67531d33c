import { isIP } from 'node:net';

/** The network that readers of an address are counted by: the /24 of IPv4, the /64 of IPv6. */
export function readerNetwork(address: string): string {
  if (isIP(address) === 4) return address.split('.').slice(0, 3).join('.');
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8].join('.') : groups.slice(0, 4).join(':');
}

/** The eight numbers of an IPv6 address; the URL parser knows every spelling. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*/s, '')}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [read(head), read(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
