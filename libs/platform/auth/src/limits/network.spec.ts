import { expect, it } from '@jest/globals';
import { NETWORK_FACTORS } from './network-limits.js';
import { networkOf, networksOf, widestNetworkOf } from './network.js';

const { ipv4Slash24, ipv6Slash56, ipv6Slash48 } = NETWORK_FACTORS;

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:1234:5::6', '2001:db8:1::/48'],
  ['2001:0:0:1234::6', '2001::/48'],
])('%s is shown as %s', (address, network) => {
  expect(widestNetworkOf(address)).toBe(network);
});

it.each([
  [
    '::ffff:203.0.113.7',
    [
      ['203.0.113.7', 1],
      ['203.0.113.0/24', ipv4Slash24],
    ],
  ],
  [
    '2001:db8:1:1234:5::6',
    [
      ['2001:db8:1:1234::/64', 1],
      ['2001:db8:1:1200::/56', ipv6Slash56],
      ['2001:db8:1:0::/48', ipv6Slash48],
    ],
  ],
  ['nonsense', [['nonsense', 1]]],
] as const)('%s is counted with the networks around it', (address, networks) => {
  expect(networksOf(address).map(({ key, factor }) => [key, factor])).toEqual(networks);
});
