import { describe, expect, it } from '@jest/globals';
import { RateLimit, RateLimits } from '@reelsheet/platform-auth';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AccountsConfig } from '../accounts.config.js';
import { SignInThrottle, delayAfter, type SignInAttempt } from './sign-in-throttle.js';

const BY_ADDRESS = 4;
const BY_ACCOUNT = 2;
const wrong = () => Promise.reject(new Error('wrong'));
const right = () => Promise.resolve('in');

function attempts(
  limits = new InMemory(undefined as never),
): (attempt: Partial<SignInAttempt>, outcome: () => Promise<string>) => Promise<string> {
  const throttle = new SignInThrottle(
    Object.assign(new AccountsConfig(), { RATE_LIMIT_SIGN_UPS: BY_ADDRESS, RATE_LIMIT_ACCOUNT: BY_ACCOUNT }),
    limits,
  );
  return (attempt, outcome) =>
    throttle
      .run({ kind: 'sign_in', address: '10.0.0.1', account: 'ada@example.com', ...attempt }, outcome)
      .catch((error: Error) => error.message);
}

class InMemory extends RateLimits {
  readonly made = new Map<string, RateLimit>();

  override ofStore(name: string, perMinute: number): RateLimit {
    const limit = new RateLimit(new RateLimiterMemory({ points: perMinute, duration: 60 }));
    this.made.set(name, limit);
    return limit;
  }
}

describe('sign-in throttle', () => {
  it('limits attempts at one account from one address regardless of upper and lower case', async () => {
    const attempt = attempts();
    expect([
      await attempt({ account: 'ada@example.com' }, wrong),
      await attempt({ account: 'ADA@example.com' }, wrong),
      await attempt({ account: 'Ada@example.com' }, right),
      await attempt({ account: 'bob@example.com' }, wrong),
    ]).toEqual(['wrong', 'wrong', 'Too many requests', 'wrong']);
  });

  it('never rejects attempts at one account from many addresses', async () => {
    const attempt = attempts();
    for (const host of [1, 2, 3]) expect(await attempt({ address: `10.0.0.${host}` }, wrong)).toBe('wrong');
    const startedAt = performance.now();
    expect(await attempt({ address: '10.0.0.4' }, right)).toBe('in');
    expect(performance.now() - startedAt).toBeGreaterThan(400);
  });

  it('does not delay attempts from an address that has signed in to the account before', async () => {
    const attempt = attempts();
    expect(await attempt({ address: '10.0.0.9' }, right)).toBe('in');
    for (const host of [1, 2, 3]) await attempt({ address: `10.0.0.${host}` }, wrong);
    const startedAt = performance.now();
    expect(await attempt({ address: '10.0.0.9' }, right)).toBe('in');
    expect(performance.now() - startedAt).toBeLessThan(400);
  });

  it.each([
    ['sign_in', true],
    ['password_change', true],
    ['refresh', false],
    ['password_reset', false],
    ['sign_up', false],
  ] as const)('remembers attempts of the kind %s for months: %s', async (kind, isRemembered) => {
    const limits = new InMemory(undefined as never);
    expect(await attempts(limits)({ kind, account: 'a', address: '10.0.0.9' }, right)).toBe('in');
    expect(await limits.made.get('sign_in_familiar')!.hasCounted(`${kind}:a:10.0.0.9`)).toBe(isRemembered);
  });

  it('counts one IPv6 network as one address', async () => {
    const attempt = attempts();
    const from = (host: number) => attempt({ address: `2001:db8::${host}` }, wrong);
    expect([await from(1), await from(2), await from(3)]).toEqual(['wrong', 'wrong', 'Too many requests']);
  });

  it('lets a successful attempt succeed when the counters become unavailable', async () => {
    const limits = new InMemory(undefined as never);
    const attempt = attempts(limits);
    const lost = () => Promise.reject(new Error('away'));
    const outcome = await attempt({}, async () => {
      for (const limit of limits.made.values()) Object.assign(limit, { refund: lost, count: lost });
      return 'in';
    });
    expect(outcome).toBe('in');
  });

  it('rejects attempts while the counters are unavailable', async () => {
    const limits = new InMemory(undefined as never);
    const attempt = attempts(limits);
    for (const limit of limits.made.values()) limit.consume = () => Promise.reject(new Error('away'));
    expect(await attempt({}, right)).toBe('away');
  });

  it('counts concurrent attempts before any has failed', async () => {
    const attempt = attempts();
    const all = await Promise.all([1, 2, 3].map(() => attempt({}, wrong)));
    expect(all.filter((outcome) => outcome === 'wrong')).toHaveLength(BY_ACCOUNT);
  });

  it('does not count successful attempts against the account', async () => {
    const attempt = attempts();
    for (const host of [1, 2, 3, 4, 5]) expect(await attempt({ address: `10.0.0.${host}` }, right)).toBe('in');
  });

  it('limits attempts from one address to any account, each kind separately', async () => {
    const attempt = attempts();
    const at = (account: string) => attempt({ account }, right);
    expect([await at('a'), await at('b'), await at('c'), await at('d'), await at('e')]).toEqual([
      'in',
      'in',
      'in',
      'in',
      'Too many requests',
    ]);
    expect(await attempt({ kind: 'refresh', account: 'a' }, right)).toBe('in');
    expect(await attempt({ address: '10.0.0.2', account: 'e' }, right)).toBe('in');
  });
});

it('doubles the delay with each failure above the free ones, up to four seconds', () => {
  expect([9, 10, 11, 12, 13, 14, 15, 1_000].map((failures) => delayAfter(failures, 10))).toEqual([
    0, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000,
  ]);
});
