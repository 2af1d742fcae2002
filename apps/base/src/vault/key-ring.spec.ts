import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { KeyRing, SealError } from './key-ring.js';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

describe('key ring', () => {
  const old = key('2025');
  const ring = new KeyRing(old);

  it('decrypts what it encrypted and never produces the same text twice', () => {
    const [one, two] = [ring.seal('påss', 'account:1'), ring.seal('påss', 'account:1')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('påss');
    expect([ring.open(one, 'account:1'), ring.open(two, 'account:1')]).toEqual(['påss', 'påss']);
  });

  it('decrypts secrets of an older key and encrypts with the newest', () => {
    const rotated = new KeyRing(`${key('2026')},${old}`);
    expect(rotated.open(ring.seal('token', 'account:1'), 'account:1')).toBe('token');
    expect(rotated.seal('token', 'account:1')).toMatch(/^2026:/);
  });

  it('signs identically with the same key, and differently for another purpose or key', () => {
    const rotated = new KeyRing(`${key('2026')},${old}`);
    const signature = ring.sign('text', 'log');
    expect(rotated.sign('text', 'log', '2025')).toEqual(signature);
    for (const other of [ring.sign('text', 'other'), ring.sign('texts', 'log'), rotated.sign('text', 'log')])
      expect(other).not.toEqual(signature);
    expect(ring.sign('text', 'log', 'unknown')).toBeUndefined();
  });

  it.each([
    ['another row', (sealed: string) => ring.open(sealed, 'account:2')],
    ['a changed byte', (sealed: string) => ring.open(`${sealed.slice(0, -6)}AAAA${sealed.slice(-2)}`, 'account:1')],
    ['a cut text', (sealed: string) => ring.open(sealed.slice(0, 12), 'account:1')],
    ['an unknown key', (sealed: string) => new KeyRing(key('other')).open(sealed, 'account:1')],
  ])('rejects %s', (_, open) => expect(() => open(ring.seal('token', 'account:1'))).toThrow(SealError));
});
