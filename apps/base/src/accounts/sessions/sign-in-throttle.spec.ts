import { describe, expect, it } from '@jest/globals';
import { CommonErrors, DAY_MS, DomainError } from '@reelsheet/kernel';
import { RateLimit, RateLimits } from '@reelsheet/platform-auth';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AccountsConfig } from '../accounts.config.js';
import { secondFactorRequired } from '../second-factors/second-factor.errors.js';
import { HOURLY_FACTOR } from './sign-in-limits.js';
import { SignInThrottle, delayAfter, type SignInAttempt } from './sign-in-throttle.js';

const BY_ADDRESS = 4;
const BY_ACCOUNT = 2;
const BY_HOUR = BY_ACCOUNT * HOURLY_FACTOR;
const REJECTED = 'Too many requests';
const wrong = () => Promise.reject(new Error('wrong'));
const right = () => Promise.resolve('in');

type Attempt = (attempt: Partial<SignInAttempt>, outcome: () => Promise<string>) => Promise<string>;

const throttleWith = (limits: RateLimits) =>
  new SignInThrottle(
    Object.assign(new AccountsConfig(), { RATE_LIMIT_SIGN_UPS: BY_ADDRESS, RATE_LIMIT_ACCOUNT: BY_ACCOUNT }),
    limits,
  );

function attempts(limits = new InMemory(undefined as never), throttle = throttleWith(limits)): Attempt {
  return (attempt, outcome) =>
    throttle
      .run({ kind: 'sign_in', address: '10.0.0.1', account: 'ada@example.com', ...attempt }, outcome)
      .catch((error: Error) => error.message);
}

class InMemory extends RateLimits {
  readonly made = new Map<string, RateLimit>();

  override ofStore(name: string, points: number, seconds = 60): RateLimit {
    const limit = new RateLimit(new RateLimiterMemory({ points, duration: Math.min(seconds, DAY_MS / 1_000) }));
    this.made.set(name, limit);
    return limit;
  }
}

/** An address in another network than those of all other hosts. */
const farAddress = (host: number) => `10.${host}.0.1`;

/** Counts wrong passwords within the hour, without the delays of real attempts. */
async function countGuesses(limits: InMemory, guesses: number, key = 'sign_in:ada@example.com'): Promise<void> {
  for (let count = 0; count < guesses; count += 1) await limits.made.get('sign_in_hourly')!.consume(key);
}

describe('sign-in throttle', () => {
  it('limits attempts at one account from one address regardless of upper and lower case', async () => {
    const attempt = attempts();
    expect([
      await attempt({ account: 'ada@example.com' }, wrong),
      await attempt({ account: 'ADA@example.com' }, wrong),
      await attempt({ account: 'Ada@example.com' }, right),
      await attempt({ account: 'bob@example.com' }, wrong),
    ]).toEqual(['wrong', 'wrong', REJECTED, 'wrong']);
  });

  it('delays attempts at one account after failures from many addresses', async () => {
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

  it('does not count a right password that needs a second factor, nor remembers its network', async () => {
    const limits = new InMemory(undefined as never);
    const attempt = attempts(limits);
    const half = () => Promise.reject(secondFactorRequired({ token: 'challenge', kinds: ['totp'] }));
    for (let count = 0; count <= BY_ACCOUNT; count += 1)
      expect(await attempt({ address: farAddress(count) }, half)).toMatch(/complete the sign-in/);
    for (let count = 0; count <= BY_ACCOUNT; count += 1) expect(await attempt({}, half)).not.toBe(REJECTED);
    expect(await limits.made.get('sign_in_familiar')!.hasCounted('sign_in:ada@example.com:10.0.0.1')).toBe(false);
  });

  it('limits wrong passwords for one account from many networks within an hour', async () => {
    const limits = new InMemory(undefined as never);
    const attempt = attempts(limits);
    await countGuesses(limits, BY_HOUR - 1);
    expect(await attempt({ address: farAddress(1) }, right)).toBe('in');
    expect(await attempt({ address: farAddress(2) }, wrong)).toBe('wrong');
    expect(await attempt({ address: farAddress(3) }, right)).toBe(REJECTED);
    expect(await attempt({ address: farAddress(3), account: 'bob@example.com' }, right)).toBe('in');
  });

  it.each<[string, (throttle: SignInThrottle, attempt: Attempt) => Promise<unknown>]>([
    ['a sign-in', (_, attempt) => attempt({ address: '10.9.0.1' }, right)],
    ['another proof of its owner', (throttle) => throttle.recognize('10.9.0.1', 'ADA@example.com')],
  ])('does not lock out a network that is familiar after %s by guesses from others', async (_, makeFamiliar) => {
    const limits = new InMemory(undefined as never);
    const throttle = throttleWith(limits);
    const attempt = attempts(limits, throttle);
    await makeFamiliar(throttle, attempt);
    await countGuesses(limits, BY_HOUR);
    expect(await attempt({ address: farAddress(1) }, right)).toBe(REJECTED);
    expect(await attempt({ address: '10.9.0.1' }, right)).toBe('in');
  });

  it('limits wrong passwords from a familiar network within an hour too', async () => {
    const limits = new InMemory(undefined as never);
    const attempt = attempts(limits);
    await attempt({ address: '10.9.0.1' }, right);
    await countGuesses(limits, BY_HOUR, 'sign_in:ada@example.com:10.9.0.1');
    expect(await attempt({ address: '10.9.0.1' }, right)).toBe(REJECTED);
    expect(await attempt({ address: farAddress(1) }, right)).toBe('in');
  });

  it('does not count attempts that were not made because the service is busy', async () => {
    const attempt = attempts();
    const busy = () => Promise.reject(new DomainError(CommonErrors.unavailable, 'busy'));
    for (const host of [1, 2, 3, 4]) {
      const startedAt = performance.now();
      for (let repeated = 0; repeated < BY_ACCOUNT + 1; repeated += 1)
        expect(await attempt({ address: farAddress(host) }, busy)).toBe('busy');
      expect(performance.now() - startedAt).toBeLessThan(400);
    }
    expect(await attempt({ address: farAddress(1) }, wrong)).toBe('wrong');
  });

  it.each([
    ['sign_in', true],
    ['second_factor', true],
    ['password_change', true],
    ['challenge', false],
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
    expect([await from(1), await from(2), await from(3)]).toEqual(['wrong', 'wrong', REJECTED]);
  });

  it('limits attempts from the networks around an address to any account', async () => {
    const attempt = attempts();
    let account = 0;
    const from = (address: string) => attempt({ address, account: `user${(account += 1)}` }, right);
    for (const network of [1, 2, 3, 4])
      for (let calls = 0; calls < BY_ADDRESS; calls += 1) expect(await from(`2001:db8:0:${network}::1`)).toBe('in');
    expect(await from('2001:db8:0:5::1')).toBe(REJECTED);
    expect(await from('2001:db8:0:100::1')).toBe('in');
  });

  it('lets a successful attempt succeed when the counters become unavailable', async () => {
    const limits = new InMemory(undefined as never);
    const attempt = attempts(limits);
    const lost = () => Promise.reject(new Error('away'));
    const outcome = await attempt({}, async () => {
      for (const limit of limits.made.values()) Object.assign(limit, { refund: lost, restart: lost });
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
      REJECTED,
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
