import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from './data-source.js';
import { migrate } from './migrate.js';

const LIMITS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];

/** Keeps which limits held while it ran. */
class NoteLimits1700000000000 implements MigrationInterface {
  readonly name = 'NoteLimits1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE seen (name text, setting text)');
    await runner.query('INSERT INTO seen SELECT name, setting FROM pg_settings WHERE name = ANY($1)', [LIMITS]);
  }

  async down(): Promise<void> {}
}

let server: TestDatabase<'base'>;
let source: DataSource;

beforeEach(async () => {
  server = await testDatabase({ services: ['base'] });
  const options = { service: 'base', url: server.urls.base, poolSize: 1, entities: [] };
  source = await createDataSource({ ...options, migrations: [NoteLimits1700000000000] }).initialize();
});
afterEach(async () => {
  await source?.destroy();
  await server?.drop();
});

it('knows no time limits while it migrates, and leaves those of the service behind', async () => {
  await migrate(source);
  await migrate(source);
  const seen: { setting: string }[] = await source.query('SELECT setting FROM seen');
  expect(seen.map(({ setting }) => setting)).toEqual(['0', '0', '0']);
  expect(await source.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
});

it('lets Postgres end the session of a lost machine after 25 s instead of hours', async () => {
  const names = ['tcp_keepalives_count', 'tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_user_timeout'];
  const settings: { setting: string }[] = await source.query(
    'SELECT setting FROM pg_settings WHERE name = ANY($1) ORDER BY name',
    [names],
  );
  expect(settings.map(({ setting }) => setting)).toEqual(['3', '10', '5', '25000']);
});
