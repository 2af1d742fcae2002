import ipaddr from 'ipaddr.js';

/** `host:port` pairs that may be reached although they are not public. */
export type Allowance = ReadonlySet<string>;

export function parseAllowance(list: string): Allowance {
  return new Set(
    list
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  );
}

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Returns true for a public address: IPv4 unicast, or IPv6 in 2000::/3 that does not embed an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}
