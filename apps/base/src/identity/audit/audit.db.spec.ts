import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database, migrate, Transaction } from '@reelsheet/platform-database';
import { requestContext } from '@reelsheet/platform-telemetry';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../../database/data-source.js';
import { AuditLog } from './audit.log.js';
import { AuditRepository } from './audit.repository.js';

let database: TestDatabase<'base'>;
let dataSource: DataSource;
let repository: AuditRepository;
let transaction: Transaction;
let log: AuditLog;

beforeAll(async () => {
  database = await testDatabase({ services: ['base'] });
  dataSource = await dataSourceFor(database.urls.base).initialize();
  await migrate(dataSource);
  repository = new AuditRepository(new Database(dataSource));
  transaction = new Transaction(dataSource);
  log = new AuditLog(repository);
}, 60_000);
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

async function organization(): Promise<number> {
  const [{ id }] = await dataSource.query(`INSERT INTO organization (name) VALUES ('Studio') RETURNING id`);
  return Number(id);
}

const rename = (organizationId: number) =>
  transaction.run(() => log.record({ action: 'organization.renamed', organizationId, userId: 5 }));
const broken = async (organizationId: number) =>
  (await dataSource.query(`SELECT broken_position::int FROM broken_audit_entries($1)`, [organizationId])).map(
    (row: any) => row.broken_position,
  );

async function filled(entries: number): Promise<number> {
  const id = await organization();
  await Promise.all(Array.from({ length: entries }, () => rename(id)));
  return id;
}

describe('the audit log', () => {
  it('numbers and chains the entries of writers at once', async () => {
    const id = await filled(12);
    const page = await repository.page({ organizationId: id }, 100, 50);
    expect(page.map(({ position }) => position)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await broken(id)).toEqual([]);
  });

  it('lets nobody change or remove an entry', async () => {
    const id = await filled(2);
    await expect(
      dataSource.query(`UPDATE audit_entry SET user_id = 6 WHERE organization_id = $1`, [id]),
    ).rejects.toThrow('only grows');
    await expect(dataSource.query(`DELETE FROM audit_entry WHERE organization_id = $1`, [id])).rejects.toThrow(
      'only grows',
    );
  });

  it.each([
    ['changed', `UPDATE audit_entry SET user_id = 6 WHERE organization_id = $1 AND position = 3`, [3]],
    [
      'changed with its hash',
      `UPDATE audit_entry AS entry SET hash = sha256('forged'), user_id = 6 WHERE organization_id = $1 AND position = 3`,
      [3, 4],
    ],
    ['removed', `DELETE FROM audit_entry WHERE organization_id = $1 AND position = 3`, [4, 5]],
  ])('shows that an entry was %s by somebody who got past the trigger', async (_, tamper, positions) => {
    const id = await filled(5);
    await dataSource.query(`ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_only_grows`);
    await dataSource
      .query(tamper, [id])
      .finally(() => dataSource.query(`ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_only_grows`));
    expect(await broken(id)).toEqual(positions);
  });

  it('goes with the transaction of the act, and takes nothing outside one', async () => {
    const id = await organization();
    const failing = transaction.run(async () => {
      await log.record({ action: 'organization.renamed', organizationId: id });
      throw new Error('the act failed');
    });
    await expect(failing).rejects.toThrow('the act failed');
    await expect(log.record({ action: 'organization.renamed', organizationId: id })).rejects.toThrow(
      'outside a transaction',
    );
    expect(await repository.page({ organizationId: id }, 100, 10)).toEqual([]);
  });

  it('says who, with which key, from where and by which request', async () => {
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
});
