import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FixedClock } from '@reelsheet/kernel';
import { Broadcast, MessagingConnection } from '@reelsheet/platform-messaging';
import { createLogger } from '@reelsheet/platform-telemetry';
import { eventually, testNats, type TestNats } from '@reelsheet/testing';
import { CallerCache } from './caller-cache.js';
import { CredentialResolver, type Caller } from './caller.js';
import { keyCredential, tokenCredential } from './credential.js';
import { RevocationBarrier } from './revocation-barrier.js';

const KEY = keyCredential('rs_one');
const TOKEN = tokenCredential('one');
const NOW = new Date('2026-01-01T00:00:00Z');

/** A source of callers that waits while a test blocks it. */
class Rows extends CredentialResolver {
  caller: Caller | null = { userId: 1, keyId: 1, memberships: new Map(), expiresAt: new Date('2026-01-01T00:00:01Z') };
  reads = 0;
  private gate = Promise.resolve();

  async resolve(): Promise<Caller | null> {
    const { caller, gate } = this;
    this.reads += 1;
    await gate;
    return caller;
  }

  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.gate = promise;
    return () => {
      this.gate = Promise.resolve();
      resolve();
    };
  }
}

let nats: TestNats;
let connection: MessagingConnection;
let broadcast: Broadcast;
let rows: Rows;
let clock: FixedClock;
let cache: CallerCache;

beforeAll(async () => {
  nats = await testNats();
  const { NATS_URL: url, NATS_NKEY_SEED: nkeySeed } = nats.settingsOf('base');
  connection = await MessagingConnection.open({ process: 'base', url, nkeySeed }, createLogger('test', 'silent'));
});

afterAll(async () => {
  broadcast.onModuleDestroy();
  await connection?.onApplicationShutdown();
  await nats?.stop();
});

beforeEach(async () => {
  broadcast?.onModuleDestroy();
  broadcast = new Broadcast(connection);
  rows = new Rows();
  clock = new FixedClock(NOW);
  cache = new CallerCache(rows, broadcast, clock);
  broadcast.onApplicationBootstrap();
  await eventually(() => expect(broadcast.contact()).toBeDefined());
});

describe('cached callers', () => {
  it('are read once', async () => {
    expect(await cache.find(KEY)).toEqual(rows.caller);
    expect(await cache.find(KEY)).toEqual(rows.caller);
    expect(rows.reads).toBe(1);
  });

  it('are read once for concurrent requests', async () => {
    const release = rows.hold();
    const together = [cache.find(KEY), cache.find(KEY), cache.find(KEY)];
    release();
    expect(await Promise.all(together)).toEqual([rows.caller, rows.caller, rows.caller]);
    expect(rows.reads).toBe(1);
  });

  it('are read again for requests that arrive while a read finds nothing', async () => {
    const { caller } = rows;
    rows.caller = null;
    const release = rows.hold();
    const before = cache.find(KEY);
    rows.caller = caller;
    const after = cache.find(KEY);
    release();
    expect(await before).toBeNull();
    expect(await after).toEqual(caller);
  });

  it('are read again after a failed read', async () => {
    jest.spyOn(rows, 'resolve').mockRejectedValueOnce(new Error('away'));
    const together = await Promise.allSettled([cache.find(KEY), cache.find(KEY)]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.find(KEY)).toEqual(rows.caller);
  });

  it('do not include rejected credentials', async () => {
    rows.caller = null;
    await cache.find(KEY);
    await cache.find(KEY);
    expect(rows.reads).toBe(2);
  });

  it('expire with their credential', async () => {
    await cache.find(TOKEN);
    clock.advance(1_000);
    rows.caller = null;
    expect(await cache.find(TOKEN)).toBeNull();
  });

  it('are neither shared nor restored by a read that started before the revocation', async () => {
    const release = rows.hold();
    const slow = cache.find(KEY);
    rows.caller = null;
    await new RevocationBarrier(broadcast).pass(1);
    const later = cache.find(KEY);
    release();
    expect(await slow).toMatchObject({ userId: 1 });
    expect(await later).toBeNull();
    expect(await cache.find(KEY)).toBeNull();
  });

  it('are not used without contact, nor after contact was interrupted', async () => {
    await cache.find(KEY);
    await nats.stop();
    await eventually(() => expect(broadcast.contact()).toBeUndefined());
    rows.caller = null;
    expect(await cache.find(KEY)).toBeNull();
    await nats.start();
    await eventually(() => expect(broadcast.contact()).toBeDefined());
    expect(await cache.find(KEY)).toBeNull();
  });
});
