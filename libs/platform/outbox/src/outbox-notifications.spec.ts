import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LiveUpdates } from '@reelsheet/platform-messaging';
import { OutboxNotifications } from './outbox-notifications.js';

let publish: jest.Mock;
let notifications: OutboxNotifications;

beforeEach(() => {
  jest.useFakeTimers();
  publish = jest.fn();
  notifications = new OutboxNotifications({ publish } as Partial<LiveUpdates> as LiveUpdates);
});
afterEach(() => {
  jest.useRealTimers();
});

it('notifies of the first commit at once, and of those shortly after it together', () => {
  for (let commit = 0; commit < 3; commit += 1) notifications.due();
  expect(publish).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(25);
  expect(publish).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1_000);
  expect(publish).toHaveBeenCalledTimes(2);
  notifications.due();
  expect(publish).toHaveBeenCalledTimes(3);
});
