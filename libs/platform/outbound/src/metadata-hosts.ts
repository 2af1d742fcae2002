import ipaddr from 'ipaddr.js';

/**
 * Addresses at which clouds give the machine that asks its credentials, secrets and start-up scripts. They are never
 * fetched, whatever the operator allows: an allowed name could be changed to resolve to one of them.
 */
const METADATA_RANGES = [
  // Link-local, IPv4: AWS, Google, Azure, DigitalOcean, Hetzner, Oracle and OpenStack (169.254.169.254), GKE
  // (.169.252), AWS ECS tasks (169.254.170.2) and EKS pods (.170.23), Scaleway (169.254.42.42), Tencent (169.254.0.23).
  '169.254.0.0/16',
  // Link-local, IPv6: OpenStack (fe80::a9fe:a9fe).
  'fe80::/10',
  // AWS, IPv6: instances (fd00:ec2::254) and EKS pods (fd00:ec2::23).
  'fd00:ec2::/32',
  // Google, IPv6.
  'fd20:ce::254/128',
  // Akamai (Linode), IPv6.
  'fd00:a9fe:a9fe::1/128',
  // Scaleway, IPv6.
  'fd00:42::42/128',
  // Alibaba.
  '100.100.100.200/32',
  // Azure's wire server, a public address that is answered within Azure only.
  '168.63.129.16/32',
  // Oracle Cloud Classic.
  '192.0.0.192/32',
  // Equinix Metal (metadata.platformequinix.com), a public address that is answered within its network only.
  '192.80.8.124/32',
].map((range) => ipaddr.parseCIDR(range));

/** Names of the same services, rejected before they are resolved. */
const METADATA_NAMES: ReadonlySet<string> = new Set([
  // Google.
  'metadata.google.internal',
  'metadata.goog',
  'metadata',
  // AWS.
  'instance-data',
  'instance-data.ec2.internal',
  // Tencent.
  'metadata.tencentyun.com',
  // Equinix Metal.
  'metadata.platformequinix.com',
  'metadata.packet.net',
]);

/** IPv6 addresses whose last 32 bits are the IPv4 address to which a translator forwards. */
const TRANSLATED = ipaddr.parseCIDR('64:ff9b::/96');

/** Returns true for a name or address of a cloud's metadata service; `host` is without brackets. */
export function isMetadataHost(host: string): boolean {
  if (!ipaddr.isValid(host)) return METADATA_NAMES.has(host.toLowerCase().replace(/\.$/, ''));
  const address = translated(ipaddr.process(host));
  return METADATA_RANGES.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}

function translated(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address.kind() === 'ipv4' || !address.match(TRANSLATED)) return address;
  return ipaddr.fromByteArray(address.toByteArray().slice(12));
}
