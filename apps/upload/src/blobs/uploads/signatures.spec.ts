import { expect, it } from '@jest/globals';
import { Signer } from './signatures.js';

const signer = new Signer('k'.repeat(32));

it('reads the key from its own signed ids only', () => {
  expect(signer.keyOf(signer.signedId('a1'))).toBe('a1');
  expect(signer.keyOf(signer.signedId('a1').replace('a1', 'a2'))).toBeUndefined();
  expect(signer.keyOf(new Signer('z'.repeat(32)).signedId('a1'))).toBeUndefined();
  expect(signer.keyOf(`${signer.signedId('a1')}=`)).toBeUndefined();
  expect(signer.keyOf('a1.')).toBeUndefined();
  expect(signer.keyOf('')).toBeUndefined();
});

it('accepts ids that the previous key signed', () => {
  const [last, next] = ['z'.repeat(32), 'n'.repeat(32)];
  const signedId = new Signer(last).signedId('a1');
  expect(new Signer(next, last).keyOf(signedId)).toBe('a1');
  expect(new Signer(next, last).signedId('a1')).toBe(new Signer(next).signedId('a1'));
  expect(new Signer(next).keyOf(signedId)).toBeUndefined();
});
