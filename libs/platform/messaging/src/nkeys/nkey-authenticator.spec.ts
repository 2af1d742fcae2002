import { describe, expect, it } from '@jest/globals';
import { nkeyAuthenticator, nkeys } from '@nats-io/nats-core';
import { nativeNkeyAuthenticator } from './nkey-authenticator.js';

describe('the native authenticator', () => {
  it('returns the same keys and signatures as that of the client', () => {
    for (let round = 0; round < 5; round += 1) {
      const seed = nkeys.createUser().getSeed();
      const [native, original] = [nativeNkeyAuthenticator(new TextDecoder().decode(seed)), nkeyAuthenticator(seed)];
      for (const nonce of ['a nonce', 'Zürich 東京', '', undefined]) expect(native(nonce)).toEqual(original(nonce));
    }
  });

  it.each(['', 'SUA', `${new TextDecoder().decode(nkeys.createUser().getSeed()).slice(0, -1)}1`])(
    'rejects the seed %j',
    (seed) => expect(() => nativeNkeyAuthenticator(seed)).toThrow(),
  );
});
