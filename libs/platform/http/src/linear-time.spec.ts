import { describe, expect, it } from '@jest/globals';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { holdsTooManyValues } from './body/json-values.js';
import { itemNumbering } from './body/numbered-items.js';
import { parseForm, parseQuery, rejectMisreadQuery } from './body/urlencoded.js';
import { matchesTag } from './entity-tag.js';
import { prefersMinimal } from './input/preference.js';
import { isWebAddress } from './input/web-address.js';

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  Prefer: prefersMinimal,
  'a quoted value of Prefer': (text) => prefersMinimal(`return="${text}`),
  'the name of a preference': (text) => prefersMinimal(`${text}=minimal, return=minimal`),
  'If-None-Match': (text) => matchesTag(text, '"a"'),
  'a query': (text) => parseQuery(text),
  'the name of a parameter': (text) => parseQuery(`a[${text}]=b`),
  'a query that is checked': (text) => rejectMisreadQuery(`/?${text}`),
  'a form': (text) => parseForm(text),
  'the name of a field': (text) => itemNumbering()(`${text}\n`),
  'many fields of a list': (text) => {
    const numbered = itemNumbering();
    for (const character of text) numbered(`list[][${character}]`);
  },
  'values of JSON': (text) => holdsTooManyValues(Buffer.from(text)),
  'an address': isWebAddress,
  'the host of an address': (text) => isWebAddress(`https://${text}.example.com/`),
  'the path of an address': (text) => isWebAddress(`https://example.com/${text}`),
};

describe('input of requests takes time in proportion to its length', () => {
  it.each(Object.entries(PARSERS))('%s', async (_, parse) => {
    expect(await superLinearIn({ parse })).toEqual([]);
  });
});
