import { expect, it } from '@jest/globals';
import { Signer } from './signatures.js';

const signer = new Signer('k'.repeat(32));

it('reads the key out of its own signed id alone', () => {
  expect(signer.keyOf(signer.signedId('a1'))).toBe('a1');
  expect(signer.keyOf(signer.signedId('a1').replace('a1', 'a2'))).toBeUndefined();
  expect(signer.keyOf(new Signer('z'.repeat(32)).signedId('a1'))).toBeUndefined();
  expect(signer.keyOf(`${signer.signedId('a1')}=`)).toBeUndefined();
  expect(signer.keyOf('a1.')).toBeUndefined();
  expect(signer.keyOf('')).toBeUndefined();
});
