import { PassThrough } from 'node:stream';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CommonErrors, DomainError, SystemClock } from '@reelsheet/kernel';
import type { StreamAccess } from '@reelsheet/platform-auth';
import { createLogger } from '@reelsheet/platform-telemetry';
import { eventually } from '@reelsheet/testing';
import type { LiveEventRepository, StoredLiveEvent } from './live-event.repository.js';
import { LiveFeed } from './live-feed.js';
import { LiveFilter } from './live-filter.js';
import type { LiveNotifications } from './live-notifications.js';
import { LiveStream } from './live-stream.js';

/** The access of a reader, which a test changes. */
class FakeAccess {
  isCurrent = false;
  isInContact = true;
  error?: Error;
  private listener?: () => void;

  onChange(listener: () => void): void {
    this.listener = listener;
  }

  async check(): Promise<void> {
    await Promise.resolve();
    if (this.error) throw this.error;
    this.isCurrent = this.isInContact;
  }

  /** The permissions of the user have changed. */
  change(error?: Error): void {
    this.error = error;
    this.isCurrent = false;
    this.listener?.();
  }
}

let table: StoredLiveEvent[];
let notify: () => void;
let feed: LiveFeed;

function add(count: number, details: object = {}): void {
  for (let added = 0; added < count; added += 1) {
    const position = (table.at(-1)?.position ?? 0) + 1;
    const createdAt = new Date();
    table.push({ position, kind: 'cell.updated', agentId: 1, details: { ...details }, origin: null, createdAt });
  }
  notify();
}

beforeEach(async () => {
  table = [];
  notify = () => undefined;
  const events = {
    head: async () => table.at(-1)?.position ?? 0,
    after: async (_: number, position: number, limit: number) =>
      table.filter((event) => event.position > position).slice(0, limit),
  };
  const silent = () => () => undefined;
  const notifications = {
    onAdded: (_: number, listener: () => void) => {
      notify = listener;
      return () => undefined;
    },
    onProgress: silent,
    onPresent: silent,
  };
  feed = new LiveFeed(1, {
    events: events as unknown as LiveEventRepository,
    notifications: notifications as unknown as LiveNotifications,
    clock: new SystemClock(),
    logger: createLogger('live', 'silent'),
  });
});
afterEach(() => feed.close());

/** Joins with a reader who takes everything, or nothing. */
async function join({ after, isReading = true }: { after?: number; isReading?: boolean } = {}) {
  const raw = new PassThrough();
  const access = new FakeAccess();
  const reader = { raw, access, text: '' };
  if (isReading) raw.on('data', (chunk: Buffer) => (reader.text += chunk.toString()));
  const response = raw as unknown as ServerResponse;
  await feed.join(new LiveStream(response, new LiveFilter(), access as unknown as StreamAccess), after);
  return reader;
}

const idsOf = ({ text }: { text: string }) => [...text.matchAll(/^id: (\d+)\ndata/gm)].map(([, id]) => Number(id));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a feed', () => {
  it('sends what comes to all who follow, and what they lack to those who resume', async () => {
    add(1_700);
    await feed.open();
    const [fresh, recent, far] = [await join(), await join({ after: 1_690 }), await join({ after: 3 })];
    add(10);
    await eventually(() => expect(idsOf(fresh)).toEqual(numbers(1_701, 1_710)));
    await eventually(() => expect(idsOf(recent)).toEqual(numbers(1_691, 1_710)));
    await eventually(() => expect(idsOf(far)).toEqual(numbers(4, 1_710)));
    for (const { text } of [fresh, recent, far]) expect(text).toMatch(/^id: \d+\nevent: ready\n/);
  });

  it('sends resync to those who lack events that are gone, or that were never there', async () => {
    add(3_000);
    table = table.slice(1_000);
    await feed.open();
    const [gone, future, resumed] = [
      await join({ after: 999 }),
      await join({ after: 9_999 }),
      await join({ after: 1_000 }),
    ];
    await eventually(() => expect(idsOf(resumed)).toEqual(numbers(1_001, 3_000)));
    await eventually(() => expect(gone.text).toContain('id: 3000\nevent: resync'));
    expect(future.text).toContain('id: 3000\nevent: resync');
    add(1);
    for (const reader of [gone, future]) await eventually(() => expect(idsOf(reader)).toEqual([3_001]));
  });

  it('knows events that another replica has sent before it read them', async () => {
    await feed.open();
    const quiet = notify;
    notify = () => undefined;
    add(5);
    notify = quiet;
    const reader = await join({ after: 4 });
    await eventually(() => expect(idsOf(reader)).toEqual([5]));
    expect(reader.text).not.toContain('resync');
  });

  it('sends nothing to who has lost the access, and ends the stream', async () => {
    await feed.open();
    const [removed, member] = [await join(), await join()];
    add(1);
    await eventually(() => expect(idsOf(removed)).toEqual([1]));
    removed.access.change(new DomainError(CommonErrors.notFound));
    add(1);
    await eventually(() => expect(removed.raw.writableEnded).toBe(true));
    await eventually(() => expect(idsOf(member)).toEqual([1, 2]));
    expect(idsOf(removed)).toEqual([1]);
  });

  it('checks the access before it sends as long as changes could be missed', async () => {
    await feed.open();
    const reader = await join();
    reader.access.isInContact = false;
    reader.access.change();
    add(1);
    await eventually(() => expect(idsOf(reader)).toEqual([1]));
    reader.access.error = new DomainError(CommonErrors.notFound);
    add(1);
    await eventually(() => expect(reader.raw.writableEnded).toBe(true));
    expect(idsOf(reader)).toEqual([1]);
  });

  it('disconnects a reader who is too slow', async () => {
    await feed.open();
    const [slow, quick] = [await join({ isReading: false }), await join()];
    for (let round = 0; !slow.raw.destroyed && round < 200; round += 1) {
      const wanted = (table.at(-1)?.position ?? 0) + 10;
      add(10, { status: 'x'.repeat(1_000) });
      await eventually(() => expect(idsOf(quick).at(-1)).toBe(wanted));
    }
    expect(slow.raw.destroyed).toBe(true);
    expect(quick.raw.destroyed).toBe(false);
  });
});
