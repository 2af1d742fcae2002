import { describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { hashPassword, passwordMatches } from './password.js';
import { PASSWORD_HASHING } from './password-limits.js';

const ACCEPTED = PASSWORD_HASHING.atOnce + PASSWORD_HASHING.maxWaiting;

describe('a password', () => {
  it('matches only its own hash', async () => {
    const stored = await hashPassword('correct horse');
    expect(await passwordMatches('correct horse', stored)).toBe(true);
    expect(await passwordMatches('wrong horse', stored)).toBe(false);
    expect(await passwordMatches('nobody has this password', null)).toBe(false);
  });

  it('is checked for a bounded number of attempts at once; further ones get service_unavailable', async () => {
    const attempts = Array.from({ length: ACCEPTED + 10 }, () => passwordMatches('wrong horse', undefined));
    const outcomes = await Promise.allSettled(attempts);
    const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(outcomes.length - rejected.length).toBe(ACCEPTED);
    expect(rejected.every((error: DomainError) => error.is(CommonErrors.unavailable))).toBe(true);
    expect(await passwordMatches('wrong horse', undefined)).toBe(false);
  });
});
