import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { createDataSource, Database, rowOf } from '@reelsheet/platform-database';
import { createLogger } from '@reelsheet/platform-telemetry';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { InboxPruner } from './inbox-pruner.js';
import { FailedDeliveryEntity, InboxEntity, OUTBOX_ENTITIES } from './outbox.entity.js';
import { CreateOutbox1763600000000 } from './migrations/1763600000000-create-outbox.js';

let database: TestDatabase<'base'>;
let source: ReturnType<typeof createDataSource>;

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  source = await createDataSource({
    service: 'base',
    url: database.urls.base,
    entities: OUTBOX_ENTITIES,
    migrations: [CreateOutbox1763600000000],
  }).initialize();
  await source.runMigrations();
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

it('deletes entries of messages that were handled or failed more than thirty days ago, and nothing else', async () => {
  const db = new Database(source);
  const options = { service: 'base', databaseUrl: database.urls.base, relay: true, resendAfterSeconds: 30 };
  await db.execute(
    `INSERT INTO inbox (consumer, message_id, created_at) VALUES ('old', $1, now() - interval '31 days'), ('new', $2, now() - interval '29 days')`,
    [newUuid(), newUuid()],
  );
  await db.execute(
    `INSERT INTO failed_delivery (consumer, message_id, attempts, due_at) VALUES ('old', $1, 1, now() - interval '31 days'), ('new', $2, 1, now())`,
    [newUuid(), newUuid()],
  );
  await new InboxPruner(options, db, createLogger('test', 'silent')).run();
  expect(await db.rows(rowOf(InboxEntity, 'consumer'), `SELECT consumer FROM inbox`)).toEqual([{ consumer: 'new' }]);
  expect(await db.rows(rowOf(FailedDeliveryEntity, 'consumer'), `SELECT consumer FROM failed_delivery`)).toEqual([
    { consumer: 'new' },
  ]);
});
