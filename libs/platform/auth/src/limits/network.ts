import ipaddr from 'ipaddr.js';

/**
 * Returns the key for limits by address: an IPv4 address, or the /64 of an IPv6 address, which belongs to one
 * subscriber. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}
