import { expect, test } from 'vitest';
import { canonicalAddress, networkOf } from './network.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  [' 198.51.100.7 ', '198.51.100.7'],
  ['198.51.100.7:4711', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['0:0:0:0:0:FFFF:c633:6407', '198.51.100.7'],
  ['[2001:DB8::1]:443', '2001:db8:0:0:0:0:0:1'],
  ['2001:db8::', '2001:db8:0:0:0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['::1', '0:0:0:0:0:0:0:1'],
  ['198.51.100.700', undefined],
  ['1::2::3', undefined],
  ['unknown', undefined],
  ['', undefined],
])('%j is %s', (text, expected) => {
  expect(canonicalAddress(text)).toBe(expected);
});

test('IPv6 belongs to its /64 and /48, IPv4 to itself', () => {
  const expected = { narrow: '2001:db8:1:2::/64', wide: '2001:db8:1::/48', widest: '2001:db8::/32' };
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toEqual(expected);
  expect(networkOf('2001:0db8:0001:0002::9')).toEqual(expected);
  expect(networkOf('198.51.100.7')).toEqual({ narrow: '198.51.100.7', wide: undefined });
  expect(networkOf('::ffff:198.51.100.7')).toEqual({ narrow: '198.51.100.7', wide: undefined });
});
