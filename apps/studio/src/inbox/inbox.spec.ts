import { describe, expect, it } from '@jest/globals';
import type { NotificationPreferencesView } from '@reelsheet/client';
import { strings } from '../strings/en.js';
import { dayName } from '../strings/format.js';
import { changedPages } from './changed-pages.js';
import { actOf, focusAfter } from './inbox-keys.js';
import { inboxSearch } from './inbox-search.js';
import { TOPICS } from './inbox-topics.js';
import { byDay, daysAgo } from './notification-days.js';
import { targetOf } from './notification-target.js';
import { withChanges } from './preference-change.js';
import { aNotification } from './testing/a-notification.js';

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(2026, 9, 24, hour).toISOString();

describe('the inbox', () => {
  it('groups by the days of the browser, also where clocks change', () => {
    const days = byDay([at(30), at(23), at(0), at(-1)].map((happened_at) => aNotification({ happened_at })));
    expect(days.map(({ items }) => items.length)).toEqual([1, 2, 1]);
    const now = new Date(2026, 9, 27, 1).getTime();
    expect(days.map(({ start }) => daysAgo(start, now))).toEqual([2, 3, 4]);
    expect(byDay([])).toEqual([]);
  });

  it('names days', () => {
    const day = new Date(2026, 10, 24).getTime();
    expect([0, 1, 2].map((days) => dayName(day, days))).toEqual(['Today', 'Yesterday', 'Tuesday, November 24']);
  });

  it('leads to the sheet, to the home page, or nowhere', () => {
    expect(targetOf(aNotification())).toEqual({ page: 'sheet', agentId: 2, sheetId: 3 });
    expect(targetOf(aNotification({ kind: 'account_lost', sheet_id: null }))).toEqual({ page: 'home' });
    expect(targetOf(aNotification({ kind: 'member_joined', sheet_id: null }))).toBeUndefined();
  });

  it('has each kind in one topic', () => {
    expect(Object.values(TOPICS).flat().toSorted()).toEqual(
      Object.keys(strings.inbox.preferences.kindNames).toSorted(),
    );
  });

  it('reads what its address says', () => {
    expect(inboxSearch({ view: 'unread', topic: 'people', page: 2 })).toEqual({ view: 'unread', topic: 'people' });
    expect(inboxSearch({ view: 'all', topic: 'nothing' })).toEqual({});
  });
});

describe('keys of the inbox', () => {
  const press = (key: string, more: object = {}) =>
    actOf({ ...{ key, ctrlKey: false, metaKey: false, altKey: false }, ...more });

  it('move, archive and mark, and leave shortcuts of the browser alone', () => {
    expect(['j', 'K', 'ArrowDown', 'e', 'U', 'Enter'].map((key) => press(key))).toEqual([
      ...['next', 'previous', 'next', 'archive', 'read', undefined],
    ]);
    expect(press('e', { ctrlKey: true })).toBeUndefined();
  });

  it('keep the focus in the list while it has a row', () => {
    expect(focusAfter('next', 2, 3)).toBe(2);
    expect(focusAfter('previous', 0, 3)).toBe(0);
    expect(focusAfter('archive', 1, 3)).toBe(1);
    expect(focusAfter('archive', 2, 3)).toBe(1);
    expect(focusAfter('archive', 0, 1)).toBe(-1);
    expect(focusAfter('read', 1, 3)).toBe(1);
  });
});

describe('a change of notifications', () => {
  const items = [1, 2, 3].map((id) =>
    aNotification({ id, happened_at: new Date(Date.UTC(2026, 0, 1) - id * HOUR_MS).toISOString() }),
  );
  const pages = { pages: [{ items, next_cursor: null, unread_count: 3 }], pageParams: [undefined] };
  const after = (change: object, view: 'all' | 'archived' = 'all') =>
    changedPages(pages, { view }, change, 'now').pages[0]!.items;

  it('appears at once', () => {
    expect(after({ ids: [2], read: true }).map((item) => item.read_at)).toEqual([null, 'now', null]);
    expect(after({ until: items[1]!.happened_at, read: true }).map((item) => item.read_at)).toEqual([
      ...[null, 'now', 'now'],
    ]);
  });

  it('takes what is archived off the list', () => {
    expect(after({ ids: [1], archived: true }).map(({ id }) => id)).toEqual([2, 3]);
    expect(after({ ids: [1], archived: true }, 'archived').map(({ id }) => id)).toEqual([1]);
  });

  it('of settings concerns one kind', () => {
    const kinds = (['security', 'post_failed'] as const).map((kind) => ({ kind, in_app: true, by_mail: true }));
    const preferences: NotificationPreferencesView = {
      ...{ digest: 'off', hour: 8, weekday: 0, time_zone: 'UTC', next_mail_at: null, email: 'a', mail_hindrance: null },
      kinds,
    };
    const changed = withChanges(preferences, { hour: 9, kinds: [{ kind: 'security', by_mail: false }] });
    expect(changed).toEqual({
      ...{ ...preferences, hour: 9 },
      kinds: [{ kind: 'security', in_app: true, by_mail: false }, kinds[1]],
    });
  });
});
