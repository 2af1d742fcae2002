import { expect, it } from '@jest/globals';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.js';
import { RECOVERY_CODES } from './second-factor-limits.js';

it('creates different recovery codes of 120 bits without characters that are easily confused', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
});

it('recognizes a code however it is written', () => {
  const stored = hashRecoveryCode('0123-4567-89ab-cdef');
  for (const written of ['0123456789abcdef', 'o123 4567 89AB CDEF', ' OI23-4567-89ab-cdef', 'ol23-4567-89ab-cdef'])
    expect(hashRecoveryCode(written)).toEqual(stored);
  expect(hashRecoveryCode('0123-4567-89ab-cdeg')).not.toEqual(stored);
});
