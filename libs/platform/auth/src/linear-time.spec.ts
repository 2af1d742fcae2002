import { describe, expect, it } from '@jest/globals';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { isWellFormedApiKey } from './credentials/api-key.js';
import { keyCredential, tokenCredential } from './credentials/credential.js';

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'an API key': isWellFormedApiKey,
  'a long API key': (text) => isWellFormedApiKey(`rs_${text}`),
  'the hash of a key': keyCredential,
  'a token': tokenCredential,
  'the header of a token': (text) => tokenCredential(`${Buffer.from(`{"a":"${text}`).toString('base64url')}.a.b`),
  'the claims of a token': (text) => tokenCredential(`eyJhbGciOiJIUzI1NiJ9.${text}.a`),
};

describe('credentials take time in proportion to their length', () => {
  it.each(Object.entries(PARSERS))('%s', async (_, parse) => {
    expect(await superLinearIn({ parse })).toEqual([]);
  });
});
