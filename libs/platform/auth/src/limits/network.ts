import ipaddr from 'ipaddr.js';

/**
 * What limits by address count by: an IPv4 address, or the /64 around an IPv6 address, all of which one subscriber has.
 * What is no address stays as it is.
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
