import ipaddr from 'ipaddr.js';
import { NETWORK_FACTORS } from './network-limits.js';

/** A range of addresses that are counted together. */
export interface CountedNetwork {
  /** Key for limits, in CIDR notation; a single IPv4 address has no suffix. */
  readonly key: string;
  /** Limit of the network as a multiple of the limit of one address. */
  readonly factor: number;
}

/**
 * Returns the networks with which an address is counted, smallest first: an IPv4 address and its /24, or the /64, /56
 * and /48 of an IPv6 address. A subscriber can choose any address of an IPv6 /64, often of a /56, and sometimes of a
 * /48. Anything else is one network.
 */
export function networksOf(address: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  if (!ipaddr.isValid(address)) return [{ key: address, factor: 1 }];
  const parsed = ipaddr.process(address);
  if ('octets' in parsed)
    return [
      { key: parsed.toString(), factor: 1 },
      { key: `${parsed.octets.slice(0, 3).join('.')}.0/24`, factor: NETWORK_FACTORS.ipv4Slash24 },
    ];
  return [
    { key: ipv6Network(parsed.parts, 0xffff, 64), factor: 1 },
    { key: ipv6Network(parsed.parts, 0xff00, 56), factor: NETWORK_FACTORS.ipv6Slash56 },
    { key: ipv6Network(parsed.parts, 0, 48), factor: NETWORK_FACTORS.ipv6Slash48 },
  ];
}

/** Returns the key of the smallest network of an address: an IPv4 address or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => networksOf(address)[0].key;

/**
 * Returns the largest network of an address in CIDR notation, which shows where its user is without the address itself:
 * the /24 of an IPv4 address or the /48 of an IPv6 address.
 */
export const widestNetworkOf = (address: string): string =>
  networksOf(address)
    .at(-1)!
    .key.replace(/(?::0){1,4}::/, '::');

/** The mask applies to the last of the four groups that name a network of at most 64 bits. */
function ipv6Network([first, second, third, fourth]: readonly number[], mask: number, bits: number): string {
  const groups = [first!, second!, third!, fourth! & mask].map((group) => group.toString(16));
  return `${groups.join(':')}::/${bits}`;
}
