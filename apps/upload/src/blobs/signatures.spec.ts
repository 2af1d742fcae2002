import { expect, it } from '@jest/globals';
import { Signer } from './signatures.js';

const signer = new Signer('k'.repeat(32));
const grant = {
  key: 'a1',
  expires: 1_800_000_000,
  byteSize: 12,
  checksum: 'Q'.repeat(22) + '==',
  contentType: 'image/png',
};

it('knows its own grant', () => {
  expect(signer.isGrantSigned(grant, signer.signGrant(grant))).toBe(true);
});

it.each([
  ['key', { key: 'a2' }],
  ['expiry', { expires: grant.expires + 1 }],
  ['size', { byteSize: 13 }],
  ['md5', { checksum: 'R'.repeat(22) + '==' }],
  ['type', { contentType: 'image/jpeg' }],
])('refuses a grant with another %s', (_, change) => {
  expect(signer.isGrantSigned({ ...grant, ...change }, signer.signGrant(grant))).toBe(false);
});

it.each([
  '',
  'x',
  signer.signGrant(grant).slice(1),
  `${signer.signGrant(grant)}=`,
  new Signer('z'.repeat(32)).signGrant(grant),
])('refuses the signature %j', (signature) => {
  expect(signer.isGrantSigned(grant, signature)).toBe(false);
});

it('reads the key out of its own signed id alone', () => {
  expect(signer.keyOf(signer.signedId('a1'))).toBe('a1');
  expect(signer.keyOf(signer.signedId('a1').replace('a1', 'a2'))).toBeUndefined();
  expect(signer.keyOf(`a1.${signer.signGrant(grant)}`)).toBeUndefined();
  expect(signer.keyOf('')).toBeUndefined();
});
