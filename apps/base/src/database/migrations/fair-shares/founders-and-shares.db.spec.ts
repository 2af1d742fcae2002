import { expect, it } from '@jest/globals';
import { createDataSource, migrate } from '@reelsheet/platform-database';
import { databaseOptions } from '@reelsheet/platform-service';
import { eventually, testDatabase, type TestDatabase } from '@reelsheet/testing';
import { entities, migrations } from '../../schema.js';
import { Founders1795630000001 } from './1795630000001-founders.js';

const open = (database: TestDatabase<'base'>, known: typeof migrations) => {
  const settings = { DATABASE_URL: database.urls.base, DATABASE_POOL_SIZE: 2 };
  return createDataSource(databaseOptions('base', settings, { entities, migrations: known })).initialize();
};
const BEFORE = migrations.slice(0, migrations.indexOf(Founders1795630000001));

it('finds the founders of existing organizations, and which of them were granted credits', async () => {
  const database = await testDatabase({ services: ['base'] });
  const before = await open(database, BEFORE);
  try {
    await migrate(before);
    await before.query(`
      INSERT INTO user_account (email, name, username)
      SELECT name || '@example.com', name, name FROM unnest(ARRAY['ada', 'bob']) AS name;
      INSERT INTO organization (name, personal_user_id, deleted_at)
      VALUES ('Ada', 1, NULL), ('Bob', 2, NULL), ('Tea', NULL, NULL), ('Rye', NULL, NULL), ('Gone', NULL, now());
      INSERT INTO membership (organization_id, user_id, role, created_at) VALUES
        (1, 1, 'owner', now()), (2, 2, 'owner', now()),
        (3, 2, 'editor', now() - interval '3 days'), (3, 1, 'owner', now()), (4, 2, 'owner', now());
      INSERT INTO credit_grant (idempotency_key, entry_id, organization_id, reason, balance_after)
      VALUES ('key', 1, 3, 'test', 1);
      INSERT INTO task (kind, organization_id, payload, due_at) VALUES ('none', 3, '{}', now());
    `);
    const after = await open(database, migrations);
    try {
      await migrate(after);
      expect(await after.query('SELECT id::int, founder_id::int AS founder FROM organization ORDER BY id')).toEqual([
        { id: 1, founder: 1 },
        { id: 2, founder: 2 },
        { id: 3, founder: 1 },
        { id: 4, founder: 2 },
        { id: 5, founder: null },
      ]);
      const granted = 'SELECT id::int FROM user_account WHERE credits_granted_at IS NOT NULL';
      expect(await after.query(granted)).toEqual([{ id: 1 }]);
      const shares = 'SELECT organization_id::int AS id, share_id::int AS share FROM fair_share ORDER BY 1';
      expect(await after.query(shares)).toEqual([
        { id: 3, share: 1 },
        { id: 4, share: 2 },
      ]);
      expect(await after.query(`SELECT kind, share_id::int AS share FROM task ORDER BY kind`)).toEqual([
        { kind: 'announce_shares', share: 0 },
        { kind: 'none', share: 1 },
      ]);
    } finally {
      await after.destroy();
    }
  } finally {
    await before.destroy();
    await database.drop();
  }
});

it.each(['generation', 'monitoring_scrape', 'render_job', 'post_target', 'webhook_delivery', 'vendor_slot'])(
  'lets credentials be looked up while it waits for the table %s',
  async (table) => {
    const database = await testDatabase({ services: ['base'] });
    const before = await open(database, BEFORE);
    const after = await open(database, migrations);
    const reader = before.createQueryRunner();
    try {
      await migrate(before);
      await reader.startTransaction();
      await reader.query(`SELECT FROM ${table}`);
      const migrated = migrate(after);
      await eventually(async () => {
        const waits = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
          WHERE datname = current_database() AND relation = '${table}'::regclass AND NOT granted`;
        expect(await before.query(waits)).toHaveLength(1);
      });
      for (const read of ['organization', 'user_account', 'membership', 'session', 'access_key'])
        await before.query(`SELECT FROM ${read}`);
      await reader.commitTransaction();
      await migrated;
    } finally {
      await reader.release();
      await before.destroy();
      await after.destroy();
      await database.drop();
    }
  },
);
