import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
const subnets = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // A cloud's own service behind an address that looks public.
  '168.63.129.16/32',
];
for (const subnet of subnets) {
  const [network = '', prefix] = subnet.split('/');
  closed.addSubnet(network, Number(prefix), 'ipv4');
}

// Of IPv6 only 2000::/3 is public; a v4 address spelled in v6 is outside of it, and these are its own closed parts.
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed6.addSubnet(network, prefix, 'ipv6');
}

/** Whether anyone on the internet may reach an IP address: not a private, local, shared, reserved or metadata one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Whether an IP address is this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
