/**
 * Limits of the networks around an address, as multiples of the limit of one address. All addresses of a network share
 * its limit.
 */
export const NETWORK_FACTORS = {
  /** Factor of the /24 around an IPv4 address. */
  ipv4Slash24: 16,
  /** Factor of the /56 around an IPv6 address, which many providers assign to one customer. */
  ipv6Slash56: 4,
  /** Factor of the /48 around an IPv6 address, which a provider assigns to one site. */
  ipv6Slash48: 16,
} as const;
