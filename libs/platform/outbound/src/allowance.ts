import ipaddr from 'ipaddr.js';
import { isMetadataHost } from './metadata-hosts.js';

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

/** Ports of web servers; services at other ports are mostly internal to a network. */
export const WEB_PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

export const parsePorts = (list: string): ReadonlySet<number> => new Set(list.split(',').map(Number));

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Returns true for a public address: IPv4 unicast, or IPv6 in 2000::/3 that does not embed an IPv4 address. Metadata
 * services of clouds are none.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || isMetadataHost(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}
