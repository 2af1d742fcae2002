import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { mediaInspected, sheetCreated } from '@reelsheet/contracts';
import { processOf } from '@reelsheet/contracts/bus';
import { json, nullable, row, text, type Database } from '@reelsheet/platform-database';
import { requestContext } from '@reelsheet/platform-telemetry';
import { eventually, testDatabase, testNats, type TestDatabase, type TestNats } from '@reelsheet/testing';
import type { EventRecorder } from './event-journal.js';
import { startOutboxTestService, type OutboxTestService } from './testing/test-service.js';

let database: TestDatabase<'upload' | 'base'>;
let nats: TestNats;
let upload: OutboxTestService;
let bases: readonly OutboxTestService[];
let fails: (() => boolean) | undefined;

/** Two workers of base, which both record. */
beforeAll(async () => {
  [database, nats] = await Promise.all([testDatabase({ services: ['upload', 'base'] }), testNats()]);
  const start = (service: 'upload' | 'base', recorder?: (db: Database) => EventRecorder) =>
    startOutboxTestService({
      service,
      databaseUrl: database.urls[service],
      nats: nats.settingsOf(processOf(service, 'worker')),
      handle: async () => undefined,
      recorder,
    });
  [upload, bases] = [await start('upload'), [await start('base', recorderIn), await start('base', recorderIn)]];
  await bases[0]!.db.execute(
    `CREATE TABLE recorded_event
       (position bigint GENERATED ALWAYS AS IDENTITY, subject text, payload jsonb, origin text)`,
  );
});
afterAll(async () => {
  await Promise.all([upload, ...(bases ?? [])].map((service) => service?.stop()));
  await Promise.all([nats?.stop(), database?.drop()]);
});
beforeEach(async () => {
  fails = undefined;
  await bases[0]!.db.execute('DELETE FROM recorded_event');
});

const recorderIn = (db: Database): EventRecorder => ({
  record: async (events) => {
    if (fails?.()) throw new Error('not yet');
    await db.execute(
      `INSERT INTO recorded_event (subject, payload, origin)
       SELECT subject, payload, origin FROM jsonb_to_recordset($1) AS event (subject text, payload jsonb, origin text)`,
      [JSON.stringify(events)],
    );
  },
});

const RecordedEvent = row({ subject: text(), payload: json<{ sheet_id?: number }>(), origin: nullable(text()) });
const recorded = () =>
  bases[0]!.db.rows(RecordedEvent, 'SELECT subject, payload, origin FROM recorded_event ORDER BY position');
const sheet = (sheet_id: number) => ({ organization_id: 1, agent_id: 2, sheet_id, sheet_version: 1 });
const send = (id: number) => bases[0]!.transaction.run(() => bases[0]!.outbox.send(sheetCreated, sheet(id)));
const sheetIds = async () => (await recorded()).map(({ payload }) => payload.sheet_id);

it("records the service's own events once and in the order in which they were sent", async () => {
  const ids = Array.from({ length: 300 }, (_, index) => index + 1);
  for (const id of ids) await send(id);
  await eventually(async () => expect((await recorded()).length).toBeGreaterThanOrEqual(ids.length));
  expect(await sheetIds()).toEqual(ids);
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
  await eventually(async () => expect(await sheetIds()).toEqual([1, 2]));
});

it('records them again after a recording that failed', async () => {
  let failures = 0;
  fails = () => ++failures < 3;
  await send(1);
  await eventually(async () => expect(await sheetIds()).toEqual([1]));
});

it('records those of another service when they are received', async () => {
  const payload = { key: 'a', width: 1, height: 1, duration: null, thumbnail_url: null };
  const context = { requestId: 'r', address: '', origin: 'tab-1' };
  await requestContext.run(context, () => upload.transaction.run(() => upload.outbox.send(mediaInspected, payload)));
  const { subject } = mediaInspected;
  await eventually(async () => expect(await recorded()).toEqual([{ subject, payload, origin: 'tab-1' }]));
});
