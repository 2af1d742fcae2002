import { expect, it } from '@jest/globals';
import { isMetadataHost } from './metadata-hosts.js';

it.each([
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '169.254.42.42',
  'fe80::a9fe:a9fe',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  'fd00:a9fe:a9fe::1',
  'fd00:42::42',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '192.80.8.124',
  '::ffff:169.254.169.254',
  '::ffff:a83f:8110',
  '64:ff9b::a9fe:a9fe',
  'metadata.google.internal',
  'Metadata.Google.Internal.',
  'instance-data.ec2.internal',
])('%s is a metadata service', (host) => expect(isMetadataHost(host)).toBe(true));

it.each(['10.0.0.1', '100.100.100.201', '168.63.129.17', 'fd00:ec3::254', '::1', '1.1.1.1', 'google.internal', ''])(
  '%j is none',
  (host) => expect(isMetadataHost(host)).toBe(false),
);
