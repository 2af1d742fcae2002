import { describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { generateApiKey } from './api-key.js';
import { keyCredential, tokenCredential } from './credential.js';

const secret = Buffer.alloc(32, 1);
const signed = () => new SignJWT({ sid: 'one' }).setProtectedHeader({ alg: 'HS256' }).sign(secret);

describe('the form in which a credential is sent to base', () => {
  it('does not contain the key', () => {
    const key = generateApiKey();
    expect(JSON.stringify(keyCredential(key))).not.toContain(key.slice(3));
    expect(keyCredential(key)).toEqual(keyCredential(key));
  });

  it('contains the signed part of our own tokens, without the signature', async () => {
    const token = await signed();
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const credential = tokenCredential(token);
    expect(credential).toMatchObject({ kind: 'session', signed: `${header}.${payload}` });
    expect(JSON.stringify(credential)).not.toContain(signature);
  });

  it.each(['opaque', 'a.b.c', `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.e30.c2ln`])(
    'is the whole of a token that is not ours: %s',
    (token) => expect(tokenCredential(token)).toEqual({ kind: 'external', token }),
  );
});
