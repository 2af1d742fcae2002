import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SystemClock } from '@reelsheet/kernel';
import { Database, migrate, Transaction } from '@reelsheet/platform-database';
import type { Hooks } from '@reelsheet/platform-hooks';
import type { Outbox } from '@reelsheet/platform-outbox';
import { createLogger, requestContext } from '@reelsheet/platform-telemetry';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { VaultConfig } from '../../vault/vault.config.js';
import { dataSourceFor } from '../../database/data-source.js';
import { Vault } from '../../vault/vault.js';
import { AuditErasure } from './audit-erasure.sql.js';
import { AuditLog } from './audit.writer.js';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const OLD = key('2025');

let database: TestDatabase<'base'>;
let dataSource: DataSource;
let intruder: Client;
let repository: AuditRepository;
let erasure: AuditErasure;
let transaction: Transaction;
let log: AuditLog;

/** The tests read the log, not what is announced of it. */
const outbox = { send: async () => undefined } as unknown as Outbox;

const hooks = { run: async () => [] } as unknown as Hooks;

const vaultOf = (keys: string) => new Vault(Object.assign(new VaultConfig(), { ENCRYPTION_KEYS: keys }));
const logWith = (keys: string) =>
  new AuditLog(repository, vaultOf(keys), new SystemClock(), outbox, hooks, createLogger('audit', 'silent'));

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  dataSource = await dataSourceFor(database.urls.base).initialize();
  await migrate(dataSource);
  intruder = new Client({ connectionString: database.adminUrl });
  await intruder.connect();
  repository = new AuditRepository(new Database(dataSource));
  erasure = new AuditErasure(new Database(dataSource));
  transaction = new Transaction(dataSource);
  log = logWith(OLD);
});
afterAll(async () => {
  await intruder?.end();
  await dataSource?.destroy();
  await database?.drop();
});

async function organization(): Promise<number> {
  const [{ id }] = await dataSource.query(`INSERT INTO organization (name) VALUES ('Studio') RETURNING id`);
  return Number(id);
}

const rename = (organizationId: number, by = log) =>
  transaction.run(() =>
    by.record({ action: 'organization.renamed', organizationId, userId: 5, detail: { name: 'Ä"', after: 2 } }),
  );
const broken = async (organizationId: number, keys = OLD) => {
  const { broken: positions } = await new AuditService(repository, vaultOf(keys)).verify(organizationId);
  return positions;
};

async function filled(entries: number): Promise<number> {
  const id = await organization();
  await Promise.all(Array.from({ length: entries }, () => rename(id)));
  return id;
}

describe('audit log', () => {
  it('numbers and chains entries of concurrent writers', async () => {
    const id = await filled(12);
    const page = await repository.page({ organizationId: id }, 100, 50);
    expect(page.map(({ position }) => position)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await broken(id)).toEqual([]);
  });

  it.each([
    ['changed', `UPDATE audit.entry SET user_id = 6 WHERE organization_id = $1 AND position = 3`, [3]],
    [
      'changed with its hash',
      `UPDATE audit.entry SET hash = sha256('forged'), user_id = 6 WHERE organization_id = $1 AND position = 3`,
      [3, 4],
    ],
    ['removed', `DELETE FROM audit.entry WHERE organization_id = $1 AND position = 3`, [4]],
    ['removed at the end', `DELETE FROM audit.entry WHERE organization_id = $1 AND position > 3`, [4]],
    [
      'removed at the end, and the end moved',
      `WITH gone AS (DELETE FROM audit.entry WHERE organization_id = $1 AND position > 3)
       UPDATE audit.chain SET (position, hash) = (SELECT position, hash FROM audit.entry
       WHERE organization_id = $1 AND position = 3) WHERE organization_id = $1`,
      [4],
    ],
    ['removed with all others', `DELETE FROM audit.entry WHERE organization_id = $1`, [1]],
    [
      "taken from another's log",
      `UPDATE audit.entry SET detail = other.detail, hash = other.hash FROM audit.entry AS other
       WHERE entry.organization_id = $1 AND entry.position = 3 AND other.organization_id <> $1 AND other.position = 3`,
      [3, 4],
    ],
  ])('detects an entry that was %s by the owner of the database', async (_, tamper, positions) => {
    await filled(4);
    const id = await filled(5);
    await intruder.query(tamper, [id]);
    expect(await broken(id)).toEqual(positions);
  });

  it('verifies a chain across a key rotation while the old key is known', async () => {
    const id = await filled(2);
    const both = `${key('2026')},${OLD}`;
    await rename(id, logWith(both));
    expect(await broken(id, both)).toEqual([]);
    expect(await broken(id, OLD)).toEqual([3, 4]);
  });

  it('is deleted with its organization except for a trace that accepts no further entries', async () => {
    const id = await filled(3);
    expect([await erasure.remove(id, 2), await erasure.remove(id, 2), await erasure.remove(id, 2)]).toEqual([2, 1, 0]);
    await expect(rename(id)).rejects.toThrow('not the next one');
    expect(await repository.end(id)).toMatchObject({ position: 3 });
  });

  it('rolls back with the transaction and requires one', async () => {
    const id = await organization();
    const failing = transaction.run(async () => {
      await log.record({ action: 'organization.renamed', organizationId: id });
      throw new Error('the action failed');
    });
    await expect(failing).rejects.toThrow('the action failed');
    await expect(log.record({ action: 'organization.renamed', organizationId: id })).rejects.toThrow(
      'outside a transaction',
    );
    expect(await repository.page({ organizationId: id }, 100, 10)).toEqual([]);
  });

  it('keeps entries without an organization out of every chain', async () => {
    const count = async () =>
      (await intruder.query('SELECT (SELECT count(*) FROM audit.entry), (SELECT count(*) FROM audit.chain)')).rows;
    const before = await count();
    await transaction.run(() => log.record({ action: 'user.sign_in_failed' }));
    expect(await count()).toEqual(before);
  });

  it('records the user, the key, the address and the request id', async () => {
    const id = await organization();
    await requestContext.run({ requestId: 'r-1', address: '192.0.2.1', caller: { userId: 7, keyId: 8 } }, () =>
      transaction.run(() =>
        log.record({ action: 'member.added', target: 'user:9', organizationId: id, detail: { role: 'editor' } }),
      ),
    );
    expect(await repository.page({ organizationId: id }, 100, 10)).toMatchObject([
      {
        action: 'member.added',
        target: 'user:9',
        detail: { role: 'editor' },
        userId: 7,
        keyId: 8,
        address: '192.0.2.1',
        requestId: 'r-1',
      },
    ]);
  });

  it('appends in constant time however many entries exist', async () => {
    const [id, short] = [await organization(), await filled(1)];
    await intruder.query(
      `INSERT INTO audit.entry (organization_id, position, action, detail, at, signed_with, hash)
       SELECT $1 + 1000 * (n % 10), 1 + n / 10, 'user.signed_in', '{}', now(), '2025', sha256('x')
       FROM generate_series(0, 199999) AS n`,
      [id],
    );
    await intruder.query(`INSERT INTO audit.chain (organization_id, position) VALUES ($1, 20000)`, [id]);
    const shortest = async (organizationId: number) => {
      let min = Infinity;
      for (let entry = 0; entry < 10; entry += 1) {
        const began = performance.now();
        await rename(organizationId);
        min = Math.min(min, performance.now() - began);
      }
      return min;
    };
    const expected = await shortest(short);
    expect(await shortest(id)).toBeLessThan(10 * expected);
  });
});
