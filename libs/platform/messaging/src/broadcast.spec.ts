import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Broadcast } from './broadcast.js';
import type { MessagingConnection } from './connection.js';

/** A bus with one replica, which hears what it says as soon as it has said it. */
class Echo {
  readonly said: unknown[] = [];
  readonly info = { server_id: 'server', client_id: 1 };
  private hear: (message: unknown) => void = () => undefined;

  subscribe(_subject: string, { callback }: { callback: (error: null, message: unknown) => void }) {
    this.hear = (message) => callback(null, message);
    return { unsubscribe: () => (this.hear = () => undefined) };
  }

  publish(_subject: string, text: string): void {
    this.said.push(JSON.parse(text));
    queueMicrotask(() => this.hear({ json: () => JSON.parse(text) as unknown }));
  }

  isClosed = () => false;
  isDraining = () => false;
}

let bus: Echo;
let broadcast: Broadcast;

beforeEach(() => {
  jest.useFakeTimers();
  bus = new Echo();
  broadcast = new Broadcast({ nats: bus, onReconnect: () => undefined } as unknown as MessagingConnection);
  broadcast.onApplicationBootstrap();
});

afterEach(() => {
  broadcast.onModuleDestroy();
  jest.useRealTimers();
});

it('says nothing while nobody asks for its contact', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(bus.said).toHaveLength(1);
});

it('is in contact at once when it is asked, keeps it while it is asked, and rests afterwards', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(broadcast.contact()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(0);
  const contact = broadcast.contact();
  for (let second = 0; second < 20; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    expect(broadcast.contact()).toBe(contact);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  const { length } = bus.said;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(bus.said).toHaveLength(length);
  expect(broadcast.contact()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(0);
  expect(broadcast.contact()).not.toBe(contact);
});
