import { expect, it } from '@jest/globals';
import { darkFields, secretOf } from './qr-path.js';

it('each dark field is a square of the path', () => {
  expect(
    darkFields([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});

it('a secret is written in groups', () => {
  expect(secretOf('otpauth://totp/Reelsheet:ada?secret=ABCDEFGHIJ&issuer=Reelsheet')).toBe('ABCD EFGH IJ');
});
