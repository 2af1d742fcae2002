import { expect, it } from '@jest/globals';
import { isLimited, keyRequest, PRESETS, presetOf, SCOPES, type KeyChoices } from './new-key.js';

const request = (choices: Partial<KeyChoices>) =>
  keyRequest({ name: ' Exporter ', scopes: SCOPES, organization: undefined, expiry: 'never', ...choices });

it('a key that may do everything needs no limits', () => {
  expect(request({})).toEqual({ name: 'Exporter' });
  expect(request({ expiry: '90d', name: ' ' })).toEqual({ expires_in: '90d' });
});

it('a key that may do less lives at most a year', () => {
  expect(request({ scopes: ['read'] })).toEqual({ name: 'Exporter', scopes: ['read'], expires_in: '365d' });
  expect(request({ organization: 7, expiry: '30d' })).toEqual({
    name: 'Exporter',
    scopes: ['read', 'write', 'spend', 'publish', 'account'],
    organization_id: 7,
    expires_in: '30d',
  });
});

it('scopes and an organization limit a key', () => {
  expect(isLimited({ scopes: SCOPES, organization: undefined })).toBe(false);
  expect(isLimited({ scopes: ['read'], organization: undefined })).toBe(true);
  expect(isLimited({ scopes: SCOPES, organization: 1 })).toBe(true);
});

it('the usual choices are recognized by their rights', () => {
  expect([PRESETS.read, PRESETS.everything].map(presetOf)).toEqual(['read', 'everything']);
  expect([presetOf(['read', 'write']), presetOf(['write']), presetOf([])]).toEqual(['custom', 'custom', 'custom']);
});
