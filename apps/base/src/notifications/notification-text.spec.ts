import { describe, expect, it } from '@jest/globals';
import { NOTIFICATION_KINDS } from './notification.js';
import { SECURITY_ACTS } from './sources/notified-acts.js';
import { pathOf, textOf, type DescribedNotification } from './notification-text.js';

const described = (changes: Partial<DescribedNotification>): DescribedNotification => ({
  ...{ kind: 'post_failed', occurrences: 1, details: {} },
  ...{ agentName: 'Calm', sheetTitle: 'Spring', userName: 'Ada', accountName: 'calm.tv', isAboutReader: false },
  ...changes,
});

describe('the text of a notification', () => {
  it.each([
    [{ kind: 'post_failed', occurrences: 3 }, '3 posts of Calm could not be published'],
    [{ kind: 'render_completed', occurrences: 1_000 }, '1000 videos in Spring are rendered'],
    [{ kind: 'batch_completed', details: { completed: 5, failed: 0 } }, 'The batch in Spring is done: 5 made'],
    [{ kind: 'batch_paused', details: { reason: 'max_credits' } }, /has paused: its limit of credits is reached$/],
    [{ kind: 'account_lost', agentName: null }, 'calm.tv of a deleted agent must be connected again'],
    [{ kind: 'member_removed' }, 'Ada is no member any more'],
    [{ kind: 'credits_low', details: { available: 9_900_000 } }, 'Only 9 credits are left'],
    [
      { kind: 'security', occurrences: 2, details: { code: 'user.signed_in' } },
      'Somebody has signed in to your account, 2 times today',
    ],
  ] as const)('%j', (changes, text) => {
    expect(textOf(described(changes as Partial<DescribedNotification>))).toMatch(text);
  });

  it('is whole for every kind and every act of an account', () => {
    const kinds = NOTIFICATION_KINDS.map((kind) => textOf(described({ kind })));
    const acts = SECURITY_ACTS.map((code) => textOf(described({ kind: 'security', details: { code } })));
    for (const text of [...kinds, ...acts]) expect(text).toMatch(/^\S.{10,}\S$/);
    expect(new Set(acts).size).toBe(SECURITY_ACTS.length);
    expect([...kinds, ...acts].join()).not.toMatch(/undefined|null|NaN/);
  });

  it('leads to the sheet where there is one', () => {
    expect(pathOf(1, { agentId: 2, sheetId: 3, kind: 'batch_paused' })).toBe('/o/1/agents/2/sheets/3');
    expect(pathOf(1, { agentId: 2, sheetId: null, kind: 'batch_paused' })).toBe('/o/1/');
    expect(pathOf(1, { agentId: null, sheetId: null, kind: 'security' })).toBe('/o/1/inbox');
  });
});
