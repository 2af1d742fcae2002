import { beforeEach, expect, it } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AddressLimit } from './address-limit.js';
import { NETWORK_FACTORS } from './network-limits.js';
import { RateLimit } from './rate-limit.js';

const LIMIT = 3;

let limit: AddressLimit;
beforeEach(() => {
  limit = new AddressLimit((factor) => new RateLimit(new RateLimiterMemory({ points: LIMIT * factor, duration: 60 })));
});

/** Returns how many of the calls, each from the next address, are admitted. */
async function admitted(calls: number, addressOf: (call: number) => string, purpose?: string): Promise<number> {
  let count = 0;
  for (let call = 0; call < calls; call += 1)
    await limit.consume(addressOf(call), purpose).then(
      () => (count += 1),
      () => undefined,
    );
  return count;
}

it('limits an address, separately for each purpose', async () => {
  expect(await admitted(LIMIT + 1, () => '203.0.113.7', 'one')).toBe(LIMIT);
  expect(await admitted(LIMIT + 1, () => '203.0.113.7', 'other')).toBe(LIMIT);
});

it.each<[string, number, (call: number) => string]>([
  ['the /24 around an IPv4 address', NETWORK_FACTORS.ipv4Slash24, (call) => `203.0.113.${call}`],
  ['an IPv6 /64', 1, (call) => `2001:db8::${call.toString(16)}`],
  ['an IPv6 /56', NETWORK_FACTORS.ipv6Slash56, (call) => `2001:db8:0:${call.toString(16)}::1`],
  ['an IPv6 /48', NETWORK_FACTORS.ipv6Slash48, (call) => `2001:db8:0:${call.toString(16).padStart(2, '0')}00::1`],
])('limits %s to a multiple of the limit of one address', async (_, factor, addressOf) => {
  expect(await admitted(LIMIT * factor + 10, addressOf)).toBe(LIMIT * factor);
});

it('does not count rejected calls of one address for the networks around it', async () => {
  await admitted(1_000, () => '203.0.113.7');
  await admitted(1_000, () => '2001:db8::1');
  expect(await admitted(1, () => '203.0.113.8')).toBe(1);
  expect(await admitted(1, () => '2001:db8:0:1::1')).toBe(1);
});
