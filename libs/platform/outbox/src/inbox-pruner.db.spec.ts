import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { createDataSource, Database, integer, Portions, row, rowOf, Transaction } from '@reelsheet/platform-database';
import { createLogger } from '@reelsheet/platform-telemetry';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { Client } from 'pg';
import { InboxPruner } from './inbox-pruner.js';
import { FailedDeliveryEntity, InboxEntity, OUTBOX_ENTITIES } from './outbox.entity.js';
import { AgeOfHandledMessages1795835000000 } from './migrations/1795835000000-age-of-handled-messages.js';
import { CreateOutbox1763600000000 } from './migrations/1763600000000-create-outbox.js';

let database: TestDatabase<'base'>;
let source: ReturnType<typeof createDataSource>;
let db: Database;
let portions: Portions;

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  source = await createDataSource({
    service: 'base',
    url: database.urls.base,
    entities: OUTBOX_ENTITIES,
    migrations: [CreateOutbox1763600000000, AgeOfHandledMessages1795835000000],
  }).initialize();
  await source.runMigrations();
  db = new Database(source);
  portions = new Portions(db, new Transaction(source));
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

const options = { service: 'base', relay: true, resendAfterSeconds: 30 };
const pruner = () => new InboxPruner(options, db, portions, createLogger('test', 'silent'));
const Count = row({ count: integer() });

it('deletes entries of messages that were handled or failed more than thirty days ago, and nothing else', async () => {
  await db.execute(
    `INSERT INTO inbox (consumer, message_id, created_at) VALUES ('old', $1, now() - interval '31 days'), ('new', $2, now() - interval '29 days')`,
    [newUuid(), newUuid()],
  );
  await db.execute(
    `INSERT INTO failed_delivery (consumer, message_id, attempts, due_at) VALUES ('old', $1, 1, now() - interval '31 days'), ('new', $2, 1, now())`,
    [newUuid(), newUuid()],
  );
  await pruner().run();
  expect(await db.rows(rowOf(InboxEntity, 'consumer'), `SELECT consumer FROM inbox`)).toEqual([{ consumer: 'new' }]);
  expect(await db.rows(rowOf(FailedDeliveryEntity, 'consumer'), `SELECT consumer FROM failed_delivery`)).toEqual([
    { consumer: 'new' },
  ]);
});

it('deletes many in portions, and leaves them to another process that is at it', async () => {
  await db.execute(
    `INSERT INTO inbox (consumer, message_id, created_at)
     SELECT 'many', gen_random_uuid(), now() - interval '31 days' FROM generate_series(1, 12000)`,
  );
  const left = async () =>
    (await db.single(Count, `SELECT count(*)::integer AS count FROM inbox WHERE consumer = 'many'`)).count;
  const other = new Client({ connectionString: database.urls.base });
  await other.connect();
  await other.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('old rows of inbox', 0))`);
  await pruner().run();
  expect(await left()).toBe(12_000);
  await other.end();
  await pruner().run();
  expect(await left()).toBe(0);
});
