import { describe, expect, it } from '@jest/globals';
import { canonicalLocale, assertTimeZone, mergePreferences } from './user-profile.js';
import { MAX_PREFERENCE_NAME, MAX_PREFERENCES, MAX_PREFERENCES_BYTES } from './user-profile-limits.js';

describe('a locale', () => {
  it.each([
    ['de', 'de'],
    ['EN-us', 'en-US'],
    ['zh-hant-tw', 'zh-Hant-TW'],
  ])('%s is stored as %s', (tag, stored) => {
    expect(canonicalLocale(tag)).toBe(stored);
  });

  it.each(['', 'x', 'de_AT', 'deutsch!', '../etc', 'en-'])('is not %j', (tag) => {
    expect(() => canonicalLocale(tag)).toThrow(/^locale must be a language tag/);
  });
});

it('a time zone is a name of IANA', () => {
  expect(() => assertTimeZone('Europe/Berlin')).not.toThrow();
  for (const name of ['Berlin', '+02:00', 'Europe/Atlantis'])
    expect(() => assertTimeZone(name)).toThrow(/^time_zone must be an IANA time zone/);
});

describe('preferences', () => {
  it('are merged by their names, and null removes one', () => {
    const before = { theme: 'dark', sidebar: { width: 240, isOpen: true }, hint: 1 };
    expect(mergePreferences(before, { sidebar: { width: 300 }, hint: null, list: [1] })).toEqual({
      theme: 'dark',
      sidebar: { width: 300 },
      list: [1],
    });
  });

  it('never change a prototype', () => {
    const merged = mergePreferences({}, JSON.parse('{"__proto__": {"isAdmin": true}}'));
    expect([Object.keys(merged), ({} as { isAdmin?: boolean }).isAdmin]).toEqual([['__proto__'], undefined]);
  });

  it.each([
    ['too many', Object.fromEntries(Array.from({ length: MAX_PREFERENCES }, (_, index) => [`p${index}`, 1]))],
    ['a long name', { ['n'.repeat(MAX_PREFERENCE_NAME + 1)]: 1 }],
    ['a large value', { value: 'v'.repeat(MAX_PREFERENCES_BYTES) }],
  ])('are limited: %s', (_, changes) => {
    expect(() => mergePreferences({ before: 1 }, changes)).toThrow(/^preferences must/);
  });
});
