import { expect, it } from '@jest/globals';
import { waysOf } from './proof-ways.js';

it('the password proves a first factor; users of an issuer have none', () => {
  expect(waysOf([], false)).toEqual(['password']);
  expect(waysOf([], true)).toEqual(['none']);
});

it('with a second factor it is the one that is proved', () => {
  expect(waysOf(['passkey', 'totp'], false)).toEqual(['code', 'recovery_code']);
  expect(waysOf(['totp'], true)).toEqual(['code', 'recovery_code']);
  expect(waysOf(['passkey'], false)).toEqual(['password', 'recovery_code']);
  expect(waysOf(['passkey'], true)).toEqual(['none', 'recovery_code']);
});
