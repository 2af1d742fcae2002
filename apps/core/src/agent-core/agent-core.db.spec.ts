import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { KnownAgentRepository } from '@reelsheet/platform-agent-directory';
import { Database, Transaction } from '@reelsheet/platform-database';
import { eventually, testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../database/data-source.js';
import { AgentCoreRepository } from './agent-core.repository.js';

const AGENT = { id: 1, uuid: newUuid(), organizationId: 1, creatorId: 1, name: 'Calm Mornings', timeZone: 'UTC' };

let database: TestDatabase<'core'>;
let dataSource: DataSource;

beforeAll(async () => {
  database = await testDatabase({ services: ['core'] });
  dataSource = await dataSourceFor(database.urls.core).initialize();
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

it('rejects a change for an agent that is deleted at the same time', async () => {
  const db = new Database(dataSource);
  const [profiles, agents] = [new AgentCoreRepository(db), new KnownAgentRepository(db)];
  const [deleted, requested] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await agents.upsert(AGENT, undefined);
  const leaving = new Transaction(dataSource).run(async () => {
    await agents.markDeleted([AGENT]);
    deleted.resolve();
    await requested.promise;
    await profiles.erase(AGENT.id);
  });
  await deleted.promise;
  const change = profiles.hold(AGENT.id);
  await eventually(async () => expect(await waiting(db)).toBe(1)).finally(requested.resolve);
  await leaving;
  expect(await change).toBe(false);
  expect(await profiles.find(AGENT.id)).toBeUndefined();
});

const waiting = (db: Database) =>
  db.execute(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
