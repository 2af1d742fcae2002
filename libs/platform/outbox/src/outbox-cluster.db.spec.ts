import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { mediaInspected } from '@reelsheet/contracts';
import { durableOf, processOf, streamOf } from '@reelsheet/contracts/bus';
import { rowOf } from '@reelsheet/platform-database';
import { eventually, testDatabase, testNatsCluster, type TestDatabase, type TestNatsCluster } from '@reelsheet/testing';
import { OutboxEntity } from './outbox.entity.js';
import { startOutboxTestService, type OutboxTestService } from './testing/test-service.js';

const STREAM = streamOf('upload');
const DURABLE = durableOf('base', mediaInspected);
const EVENTS_PER_STEP = 20;
const Waiting = rowOf(OutboxEntity, 'publications');

let database: TestDatabase<'upload' | 'base'>;
let cluster: TestNatsCluster;
let bus: NatsConnection;
let manager: JetStreamManager;
let upload: OutboxTestService;
let base: OutboxTestService;

const sent: string[] = [];
/** The key of each event whose effect was recorded, once for each time. */
const done: string[] = [];

const start = (service: 'upload' | 'base', streamReplicas?: number) =>
  startOutboxTestService({
    service,
    databaseUrl: database.urls[service],
    nats: cluster.settingsOf(processOf(service, 'worker')),
    streamReplicas,
    handle: async (_, payload) => void done.push((payload as { key: string }).key),
  });

beforeAll(async () => {
  [database, cluster] = await Promise.all([testDatabase({ services: ['upload', 'base'] }), testNatsCluster()]);
  bus = await cluster.otherServices();
  manager = await jetstreamManager(bus, { checkAPI: false });
  [upload, base] = await Promise.all([start('upload'), start('base')]);
}, 120_000);
afterAll(async () => {
  await Promise.all([upload?.stop(), base?.stop(), bus?.close()]);
  await Promise.all([cluster?.stop(), database?.drop()]);
});

/** Sends events in transactions of their own. */
async function send(step: string): Promise<void> {
  for (let index = 1; index <= EVENTS_PER_STEP; index++) {
    const key = `${step} ${index}`;
    const payload = { key, width: 1, height: 1, duration: null, thumbnail_url: null };
    await upload.transaction.run(() => upload.outbox.send(mediaInspected, payload));
    sent.push(key);
  }
}

const waiting = () => upload.db.rows(Waiting, 'SELECT publications FROM outbox');

async function expectEachDoneOnce(): Promise<void> {
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(done.toSorted()).toEqual(sent.toSorted());
}

/** Waits until the stream and its durable have a leader and this number of replicas that have everything. */
const untilStoredBy = (replicas: number) =>
  eventually(async () => {
    const stream = await manager.streams.info(STREAM);
    const durable = await manager.consumers.info(STREAM, DURABLE);
    for (const { cluster: group } of [stream, durable]) {
      const current = (group?.replicas ?? []).filter((replica) => replica.current && !replica.offline);
      expect({ leader: group?.leader, replicas: current.length + 1 }).toEqual({
        leader: expect.any(String),
        replicas,
      });
    }
  });

describe('three servers of NATS', () => {
  it('store a stream once by default, and three times after a start with that setting', async () => {
    await send('one replica');
    await untilStoredBy(1);
    await base.stop();
    base = await start('base', 3);
    await untilStoredBy(3);
    await expectEachDoneOnce();
  });
});
