import { describe, expect, it } from '@jest/globals';
import { hashSecret, newSecret } from './secret.js';

describe('secrets', () => {
  it('are 43 URL-safe characters and unique', () => {
    const secrets = Array.from({ length: 1_000 }, newSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  it('are stored as SHA-256 only', () =>
    expect(hashSecret('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'));
});
