import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database, migrate, Transaction } from '@reelsheet/platform-database';
import type { Tasks } from '@reelsheet/platform-jobs';
import { createLogger } from '@reelsheet/platform-telemetry';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { VaultConfig } from '../vault/vault.config.js';
import { dataSourceFor } from '../database/data-source.js';
import { Vault } from '../vault/vault.js';
import { RotateKeys } from './rotate-keys.task.js';
import { SEALED } from './key-rotation-plan.sql.js';
import { KeyRotationRepository } from './key-rotation.repository.js';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [OLD, NEW] = [key('old'), key('new')];
const AGENTS = 120;
const NO_SIGNAL = new AbortController().signal;

let database: TestDatabase<'base'>;
let source: DataSource;

const vaultOf = (keys: string) => new Vault(Object.assign(new VaultConfig(), { ENCRYPTION_KEYS: keys }));
const rotationWith = (keys: string, tasks: Partial<Tasks> = {}) =>
  new RotateKeys(
    new KeyRotationRepository(new Database(source)),
    vaultOf(keys),
    tasks as Tasks,
    new Transaction(source),
    createLogger('key-rotation', 'silent'),
  );
const sealedIn = (column: string) =>
  source.query<{ agent_id: number; sealed: string | null }[]>(
    `SELECT agent_id, ${column} AS sealed FROM automation_config ORDER BY agent_id`,
  );

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  source = await dataSourceFor(database.urls.base).initialize();
  await migrate(source);
  // The test creates configurations without agents.
  await source.query(`ALTER TABLE automation_config DROP CONSTRAINT automation_config_agent_id_fkey`);
  const old = vaultOf(OLD);
  for (let agent = 1; agent <= AGENTS; agent += 1)
    await source.query(`INSERT INTO automation_config (agent_id, secret, previous_secret) VALUES ($1, $2, $3)`, [
      agent,
      old.seal(`secret ${agent}`, `automation_config:${agent}`),
      agent % 2 === 0 ? old.seal(`before ${agent}`, `automation_config:${agent}`) : null,
    ]);
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

it('refers to existing columns', async () => {
  for (const { table, column, aad } of SEALED)
    await source.query(`SELECT ${aad} AS aad, ${column} FROM ${table} LIMIT 1`);
});

it('re-encrypts secrets of older keys with the current key, and skips those it cannot decrypt', async () => {
  await source.query(`UPDATE automation_config SET secret = 'gone:AAAA' WHERE agent_id = 7`);
  await rotationWith(`${NEW},${OLD}`).run({ key: 'new' }, NO_SIGNAL);
  const vault = vaultOf(NEW);
  const secrets = await sealedIn('secret');
  expect(secrets.filter(({ sealed }) => !sealed!.startsWith('new:')).map(({ sealed }) => sealed)).toEqual([
    'gone:AAAA',
  ]);
  for (const { agent_id: id, sealed } of secrets.filter(({ agent_id: agent }) => Number(agent) !== 7))
    expect(vault.open(sealed!, `automation_config:${id}`)).toBe(`secret ${id}`);
  const before = (await sealedIn('previous_secret')).filter(({ sealed }) => sealed !== null);
  expect(before).toHaveLength(AGENTS / 2);
  for (const { agent_id: id, sealed } of before)
    expect(vault.open(sealed!, `automation_config:${id}`)).toBe(`before ${id}`);
});

it('fails on a worker that encrypts with another key', async () => {
  await expect(rotationWith(`${OLD},${NEW}`).run({ key: 'new' }, NO_SIGNAL)).rejects.toThrow('the key new');
});

it('is scheduled by processes with several keys, and replaces tasks for the other keys', async () => {
  const calls: unknown[] = [];
  const tasks: Partial<Tasks> = {
    cancel: async (_kind, keys) => void calls.push(['cancel', keys]),
    schedule: async (_kind, payload) => calls.push(['schedule', payload]) > 0,
  };
  await rotationWith(NEW, tasks).onApplicationBootstrap();
  expect(calls).toEqual([]);
  await rotationWith(`${NEW},${OLD}`, tasks).onApplicationBootstrap();
  expect(calls).toEqual([
    ['cancel', ['old']],
    ['schedule', { key: 'new' }],
  ]);
});
