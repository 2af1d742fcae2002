import { describe, expect, it } from '@jest/globals';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { BaseConfig } from '../../base.config.js';
import { SignInThrottle, type SignInAttempt } from './sign-in-throttle.js';

const BY_ADDRESS = 4;
const BY_ACCOUNT = 2;
const wrong = () => Promise.reject(new Error('wrong'));
const right = () => Promise.resolve('in');

function attempts(): (attempt: Partial<SignInAttempt>, outcome: () => Promise<string>) => Promise<string> {
  const throttle = new SignInThrottle(
    Object.assign(new BaseConfig(), { RATE_LIMIT_SIGN_UPS: BY_ADDRESS, RATE_LIMIT_ACCOUNT: BY_ACCOUNT }),
    new InMemory(undefined as never),
  );
  return (attempt, outcome) =>
    throttle
      .run({ kind: 'sign_in', address: '10.0.0.1', account: 'ada@example.com', ...attempt }, outcome)
      .catch((error: Error) => error.message);
}

class InMemory extends RateLimits {
  override ofService(_name: string, perMinute: number): RateLimit {
    return this.ofProcess(perMinute);
  }
}

describe('attempts', () => {
  it('at one account are limited from however many addresses, whatever its case', async () => {
    const attempt = attempts();
    const from = (host: number, account: string) => attempt({ address: `10.0.0.${host}`, account }, wrong);
    expect([
      await from(1, 'ada@example.com'),
      await from(2, 'ADA@example.com'),
      await from(3, 'Ada@example.com'),
    ]).toEqual(['wrong', 'wrong', 'Too many requests']);
    expect(await from(3, 'bob@example.com')).toBe('wrong');
  });

  it('made all at once are counted before any has failed', async () => {
    const attempt = attempts();
    const all = await Promise.all([1, 2, 3, 4, 5].map((host) => attempt({ address: `10.0.0.${host}` }, wrong)));
    expect(all.filter((outcome) => outcome === 'wrong')).toHaveLength(BY_ACCOUNT);
  });

  it('that succeed leave the account as it was', async () => {
    const attempt = attempts();
    for (const host of [1, 2, 3, 4, 5]) expect(await attempt({ address: `10.0.0.${host}` }, right)).toBe('in');
  });

  it('from one address are limited whatever they aim at, and each kind by itself', async () => {
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
