import { expect, it } from '@jest/globals';
import { auditSearch, detailText } from './audit-search.js';

it('an address limits the log to an action and a person', () => {
  expect(auditSearch({ action: 'member.added', person: '7' })).toEqual({ action: 'member.added', person: 7 });
  expect(auditSearch({ action: 'toString', person: -1 })).toEqual({});
});

it('details are words, without what is empty', () => {
  expect(detailText({ role: 'editor', invited_by: null, scopes: ['read'], note: '' })).toBe(
    'role: editor, scopes: ["read"]',
  );
  expect(detailText({})).toBe('');
});
