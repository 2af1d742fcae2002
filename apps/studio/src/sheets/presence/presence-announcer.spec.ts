import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { PresenceAnnouncer, type AnnouncedPresence } from './presence-announcer.js';

let sent: AnnouncedPresence[];
let announcer: PresenceAnnouncer;
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  announcer = new PresenceAnnouncer(async (presence) => sent.push(presence));
});
afterEach(() => {
  jest.useRealTimers();
});

it('announces at once, then at most once a second, the last cell of it', () => {
  announcer.select(7, 1);
  announcer.select(7, 2);
  announcer.select(7, 3);
  expect(sent).toEqual([{ sheetId: 7, cellId: 1 }]);
  jest.advanceTimersByTime(1_000);
  expect(sent.slice(1)).toEqual([{ sheetId: 7, cellId: 3 }]);
  jest.advanceTimersByTime(1_000);
  announcer.select(7, 4);
  expect(sent.slice(2)).toEqual([{ sheetId: 7, cellId: 4 }]);
});

it('repeats it every 15 seconds until the sheet is left', () => {
  announcer.select(7, null);
  jest.advanceTimersByTime(30_000);
  expect(sent).toHaveLength(3);
  announcer.cancel();
  expect(sent.at(-1)).toEqual({ sheetId: null, cellId: null });
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(4);
});
