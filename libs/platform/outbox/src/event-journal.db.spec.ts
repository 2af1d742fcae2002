import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { mediaInspected, sheetCreated } from '@reelsheet/contracts';
import { processOf } from '@reelsheet/contracts/bus';
import { requestContext } from '@reelsheet/platform-telemetry';
import { eventually, testDatabase, testNats, type TestDatabase, type TestNats } from '@reelsheet/testing';
import type { RecordedEvent } from './event-journal.js';
import { startOutboxTestService, type OutboxTestService } from './testing/test-service.js';

let database: TestDatabase<'upload' | 'base'>;
let nats: TestNats;
let upload: OutboxTestService;
let bases: readonly OutboxTestService[];
let recorded: RecordedEvent[];
let fails: (() => boolean) | undefined;

/** Two workers of base, which both record. */
beforeAll(async () => {
  [database, nats] = await Promise.all([testDatabase({ services: ['upload', 'base'] }), testNats()]);
  const start = (service: 'upload' | 'base') =>
    startOutboxTestService({
      service,
      databaseUrl: database.urls[service],
      nats: nats.settingsOf(processOf(service, 'worker')),
      handle: async () => undefined,
    });
  [upload, bases] = [await start('upload'), [await start('base'), await start('base')]];
  for (const { journal, transaction } of bases)
    journal.use({
      record: async (events) => {
        if (fails?.()) throw new Error('not yet');
        transaction.afterCommit(() => recorded.push(...events));
      },
    });
});
afterAll(async () => {
  await Promise.all([upload, ...(bases ?? [])].map((service) => service?.stop()));
  await Promise.all([nats?.stop(), database?.drop()]);
});
beforeEach(() => {
  recorded = [];
  fails = undefined;
});

const sheet = (sheet_id: number) => ({ organization_id: 1, agent_id: 2, sheet_id, sheet_version: 1 });
const send = (id: number) => bases[0]!.transaction.run(() => bases[0]!.outbox.send(sheetCreated, sheet(id)));
const sheetIds = () => recorded.map(({ payload }) => (payload as { sheet_id: number }).sheet_id);

it("records the service's own events once and in the order in which they were sent", async () => {
  const ids = Array.from({ length: 300 }, (_, index) => index + 1);
  for (const id of ids) await send(id);
  await eventually(() => expect(recorded.length).toBeGreaterThanOrEqual(ids.length));
  expect(sheetIds()).toEqual(ids);
});

it('records them in the order of the locks under which they were sent, not of the transactions', async () => {
  const [first, second] = bases;
  const isOpen = Promise.withResolvers<void>();
  const isSent = Promise.withResolvers<void>();
  const earlier = first!.transaction.run(async () => {
    await first!.db.execute('SELECT 1');
    isOpen.resolve();
    await isSent.promise;
    await first!.outbox.send(sheetCreated, sheet(2));
  });
  await isOpen.promise;
  const { db } = second!;
  fails = () => true;
  await second!.transaction.run(() => second!.outbox.send(sheetCreated, sheet(1)));
  isSent.resolve();
  await earlier;
  expect(await db.execute('SELECT FROM outbox')).toBe(2);
  fails = undefined;
  await eventually(() => expect(sheetIds()).toEqual([1, 2]));
});

it('records them again after a recording that failed', async () => {
  let failures = 0;
  fails = () => ++failures < 3;
  await send(1);
  await eventually(() => expect(sheetIds()).toEqual([1]));
});

it('records those of another service when they are received', async () => {
  const payload = { key: 'a', width: 1, height: 1, duration: null, thumbnail_url: null };
  const context = { requestId: 'r', address: '', origin: 'tab-1' };
  await requestContext.run(context, () => upload.transaction.run(() => upload.outbox.send(mediaInspected, payload)));
  await eventually(() => expect(recorded).toEqual([{ subject: mediaInspected.subject, payload, origin: 'tab-1' }]));
});
