import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { Database, migrate, Portions, Transaction } from '@reelsheet/platform-database';
import type { Hooks } from '@reelsheet/platform-hooks';
import type { Outbox } from '@reelsheet/platform-outbox';
import { createLogger } from '@reelsheet/platform-telemetry';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../../database/data-source.js';
import { VaultConfig } from '../../vault/vault.config.js';
import { Vault } from '../../vault/vault.js';
import { AuditConfig } from './audit.config.js';
import { AuditErasure } from './audit-erasure.sql.js';
import { AuditLog } from './audit.writer.js';
import { AuditRepository } from './audit.repository.js';
import { AuditRetention } from './audit-retention.js';
import { AuditRetentionRepository } from './audit-retention.repository.js';
import { AuditService } from './audit.service.js';
import { MAX_REMOVED } from './audit-limits.js';

const KEYS = `2026:${randomBytes(32).toString('base64')}`;
const vault = new Vault(Object.assign(new VaultConfig(), { ENCRYPTION_KEYS: KEYS }));
const silent = createLogger('audit', 'silent');
const outbox = { send: async () => undefined } as unknown as Outbox;
const hooks = { run: async () => [] } as unknown as Hooks;

class DaysAgo extends Clock {
  constructor(private readonly days: number) {
    super();
  }
  now(): Date {
    return new Date(Date.now() - this.days * DAY_MS);
  }
}

let database: TestDatabase<'base'>;
let dataSource: DataSource;
let owner: Client;
let db: Database;
let transaction: Transaction;
let repository: AuditRepository;
let service: AuditService;
let id: number;

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  dataSource = await dataSourceFor(database.urls.base).initialize();
  await migrate(dataSource);
  owner = new Client({ connectionString: database.adminUrl });
  await owner.connect();
  db = new Database(dataSource);
  transaction = new Transaction(dataSource);
  repository = new AuditRepository(db);
  service = new AuditService(repository, vault);
});
afterAll(async () => {
  await owner?.end();
  await dataSource?.destroy();
  await database?.drop();
});
beforeEach(async () => {
  await owner.query(`TRUNCATE audit.entry, audit.chain, audit.chain_start`);
  id = await organization();
});

async function organization(): Promise<number> {
  const [row] = await dataSource.query(`INSERT INTO organization (name) VALUES ('Studio') RETURNING id`);
  return Number(row.id);
}

/** Adds an entry of each of these ages in days. */
async function populate(organizationId: number, ages: readonly number[]): Promise<void> {
  for (const age of ages) {
    const log = new AuditLog(repository, vault, new DaysAgo(age), outbox, hooks, silent);
    await transaction.run(() => log.record({ action: 'organization.renamed', organizationId, userId: 5 }));
  }
}

const retention = (days: number | undefined) =>
  new AuditRetention(
    new AuditRetentionRepository(db),
    vault,
    new DaysAgo(0),
    Object.assign(new AuditConfig(), { AUDIT_LOG_DAYS: days }),
    new Portions(db, transaction),
    silent,
  );
const positions = async (organizationId = id) =>
  (await repository.page({ organizationId }, 1_000_000, 50)).map(({ position }) => position);

describe('old entries', () => {
  it('are removed from the beginning of each chain, which still verifies and grows', async () => {
    const other = await organization();
    await populate(id, [200, 150, 101, 99, 2]);
    await populate(other, [120, 1]);
    await retention(100).run();
    expect([await positions(), await positions(other)]).toEqual([[5, 4], [2]]);
    await populate(id, [0]);
    expect(await service.verify(id)).toMatchObject({ checked: 3, removed: 3, broken: [], end: { position: 6 } });
    expect(await service.verify(other)).toMatchObject({ checked: 1, removed: 1, broken: [] });
  });

  it('stay where nothing is set', async () => {
    await populate(id, [4_000, 3_000]);
    await retention(undefined).run();
    expect(await service.verify(id)).toMatchObject({ checked: 2, removed: 0, broken: [] });
  });

  it('stay behind a younger one, so that the chain has no gap', async () => {
    await populate(id, [150, 20, 150, 10]);
    await retention(100).run();
    expect(await positions()).toEqual([4, 3, 2]);
  });

  it('are removed again and again, but the last one proves the end and stays', async () => {
    await populate(id, [300, 200, 150]);
    await retention(250).run();
    await retention(175).run();
    await retention(100).run();
    expect(await service.verify(id)).toMatchObject({ checked: 1, removed: 2, broken: [], end: { position: 3 } });
  });

  it('are removed in portions of many chains and of long ones', async () => {
    const long = await organization();
    const others = await Promise.all(Array.from({ length: 120 }, organization));
    await populate(long, [200]);
    await owner.query(
      `INSERT INTO audit.entry (organization_id, position, action, detail, at, signed_with, hash)
       SELECT $1, n, 'user.signed_in', '{}', now() - interval '150 days', '2026', sha256(n::text::bytea)
       FROM generate_series(2, $2::integer) AS n`,
      [long, 2 * MAX_REMOVED + 10],
    );
    await owner.query(`UPDATE audit.chain SET position = $2 WHERE organization_id = $1`, [long, 2 * MAX_REMOVED + 10]);
    for (const each of others) await populate(each, [150, 1]);
    await retention(100).run();
    expect(await positions(long)).toEqual([2 * MAX_REMOVED + 10]);
    const { rows } = await owner.query(`SELECT count(*)::int FROM audit.entry WHERE organization_id <> $1`, [long]);
    expect(rows).toEqual([{ count: 120 }]);
  });

  it('of an erased chain are not touched', async () => {
    await populate(id, [200, 150, 1]);
    await new AuditErasure(db).remove(id, 1);
    await retention(100).run();
    expect(await repository.start(id)).toBeUndefined();
  });
});

describe('a shortened chain', () => {
  beforeEach(async () => {
    await populate(id, [200, 150, 20, 10]);
    await retention(100).run();
  });

  it.each([
    ['the first entry is missing', `DELETE FROM audit.entry WHERE organization_id = $1 AND position = 3`, [4]],
    [
      'the start was moved',
      `WITH gone AS (DELETE FROM audit.entry WHERE organization_id = $1 AND position = 3 RETURNING *)
       UPDATE audit.chain_start SET (position, hash) = (SELECT position, hash FROM gone) WHERE organization_id = $1`,
      [4],
    ],
    ['the start has another hash', `UPDATE audit.chain_start SET hash = sha256('x') WHERE organization_id = $1`, [3]],
    ['the start is missing', `DELETE FROM audit.chain_start WHERE organization_id = $1`, [3]],
    ['all entries are missing', `DELETE FROM audit.entry WHERE organization_id = $1`, [3]],
    ['the end is missing', `DELETE FROM audit.entry WHERE organization_id = $1 AND position = 4`, [4]],
  ])('does not verify when %s', async (_, tamper, broken) => {
    await owner.query(tamper, [id]);
    expect(await service.verify(id)).toMatchObject({ broken });
  });

  it('contains each of its ends that are not older than the removed entries', async () => {
    const { rows } = await owner.query<{ hash: Buffer }>(
      `SELECT hash FROM audit.chain_start UNION ALL SELECT hash FROM audit.entry WHERE position = 3`,
    );
    const [start, third] = rows.map(({ hash }) => hash) as [Buffer, Buffer];
    const other = Buffer.alloc(32);
    const broken = async (entries: number, hash: Buffer) => (await service.verify(id, 0, { entries, hash })).broken;
    expect([await broken(1, other), await broken(2, start), await broken(3, third)]).toEqual([[], [], []]);
    expect([await broken(2, other), await broken(3, other)]).toEqual([[2], [3]]);
  });

  it('is verified from its start when the entry of the cursor has been removed', async () => {
    expect(await service.verify(id, 1)).toMatchObject({ checked: 2, broken: [] });
    expect(await service.verify(id, 3)).toMatchObject({ checked: 1, broken: [] });
  });
});

it('protects entries of the last 90 days in the database, whatever base asks for', async () => {
  await populate(id, [91, 89, 1]);
  const end = await repository.chain(id, 1, 3);
  const shorten = (position: number, hash: Buffer) =>
    db.execute(`SELECT audit.shorten($1, $2, $3, $4, '2026')`, [id, position, hash, Buffer.alloc(32)]);
  await expect(shorten(2, end[1]!.hash)).rejects.toThrow('too young');
  await expect(shorten(1, Buffer.alloc(32))).rejects.toThrow('cannot begin after entry 1');
  await expect(shorten(3, end[2]!.hash)).rejects.toThrow('cannot begin after entry 3');
  expect(await positions()).toEqual([3, 2, 1]);
  await shorten(1, end[0]!.hash);
  expect(await positions()).toEqual([3, 2]);
});
