import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Broadcast, CONTACT_LEASE_MS } from './broadcast.js';
import type { MessagingConnection } from './connection.js';

/** A bus with one replica, which receives its own messages immediately. */
class Echo {
  readonly said: unknown[] = [];
  readonly info = { server_id: 'server', client_id: 1 };
  receive: (said: unknown, subject: string) => void = () => undefined;

  listen(_subject: string, take: (said: unknown, subject: string) => void) {
    this.receive = take;
    return { unsubscribe: () => (this.receive = () => undefined) };
  }

  publish(subject: string, text: string): void {
    this.said.push(JSON.parse(text));
    queueMicrotask(() => this.receive(JSON.parse(text), subject));
  }

  isClosed = () => false;
  isDraining = () => false;
}

let bus: Echo;
let broadcast: Broadcast;

beforeEach(() => {
  jest.useFakeTimers();
  bus = new Echo();
  broadcast = new Broadcast({
    process: 'base',
    nats: bus,
    listen: bus.listen.bind(bus),
    onReconnect: () => undefined,
  } as unknown as MessagingConnection);
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

describe('a broadcast', () => {
  let isDone = false;
  let id: string;

  /** Another process has sent a heartbeat, and a notification waits for its confirmation. */
  beforeEach(async () => {
    isDone = false;
    broadcast.contact();
    await jest.advanceTimersByTimeAsync(CONTACT_LEASE_MS + 500);
    broadcast.contact();
    bus.receive({ kind: 'beat', replica: 'one', sentAt: 0 }, 'all.replicas.core');
    void broadcast.publish('topic', {}, 5_000).then(() => (isDone = true));
    await jest.advanceTimersByTimeAsync(10);
    ({ id } = bus.said.find((said): said is { id: string } => (said as { kind: string }).kind === 'publish')!);
  });

  it('is done when the replica has confirmed where it spoke', async () => {
    bus.receive({ kind: 'confirm', id, replica: 'one' }, 'all.replicas.core');
    await jest.advanceTimersByTimeAsync(10);
    expect(isDone).toBe(true);
  });

  it.each(['confirm', 'leave'])('takes no %s for it from another process', async (kind) => {
    bus.receive({ kind, id, replica: 'one' }, 'all.replicas.agent');
    await jest.advanceTimersByTimeAsync(10);
    expect(isDone).toBe(false);
    await jest.advanceTimersByTimeAsync(CONTACT_LEASE_MS + 500);
    expect(isDone).toBe(true);
  });
});
