import { expect, it } from '@jest/globals';
import { attributesToText, mergeAttributes } from './attributes.js';

const nested = (levels: number): Record<string, unknown> => (levels === 0 ? {} : { in: nested(levels - 1) });

it('accepts attributes up to the limits', () => {
  expect(attributesToText({ textMode: 'ai', note: 'C:\\udata 😀' })).toBe('{"textMode":"ai","note":"C:\\\\udata 😀"}');
  expect(() => attributesToText(nested(49))).not.toThrow();
  expect(() => attributesToText({ a: 'x'.repeat(64 * 1024 - 8) })).not.toThrow();
});

it.each([
  ['too large', { a: 'é'.repeat(33_000) }, 'rows.2.additional_attributes must not be larger than 64 KB as JSON'],
  ['too deep', nested(50), 'must not be nested deeper than 50 levels'],
  ['a lone surrogate', { a: '\ud800' }, 'must hold well-formed Unicode'],
  ['a lone surrogate in a key', { '\udc00': 1 }, 'must hold well-formed Unicode'],
])('rejects attributes: %s', (_, attributes, message) => {
  expect(() => attributesToText(attributes, 'rows.2.additional_attributes')).toThrow(message);
});

it('merges fields by name, and removes those whose change is null', () => {
  const before = { same: 1, replaced: { a: 1 }, removed: 2, empty: null };
  const change = { replaced: { b: null }, removed: null, added: 3, missing: null };
  expect(mergeAttributes(before, change)).toEqual({ same: 1, replaced: { b: null }, added: 3, empty: null });
  expect(before.removed).toBe(2);
});
