import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { testDatabase, Wire, type TestDatabase } from '@reelsheet/testing';
import { Database } from './database.js';
import { DatabaseModule } from './database.module.js';
import { isDatabaseUnavailable } from './database-errors.js';
import { Transaction } from './transaction/transaction.js';

const MAX_MS = 5_000;

let server: TestDatabase<'base'>;
let wire: Wire;
let app: INestApplicationContext;
let db: Database;

beforeEach(async () => {
  server = await testDatabase({ services: ['base'] });
  const url = new URL(server.urls.base);
  wire = await Wire.to(Number(url.port));
  url.port = String(wire.port);
  app = await NestFactory.createApplicationContext(
    DatabaseModule.forService({ service: 'base', url: String(url), poolSize: 2, entities: [], migrations: [] }),
    { logger: false },
  );
  db = app.get(Database);
});
afterEach(async () => {
  await app?.close();
  await wire?.cut();
  await server?.drop();
});

/**
 * Returns the time until the work failed, and whether the error is the one of an unavailable
 * Postgres.
 */
async function error(work: Promise<unknown>): Promise<{ ms: number; isAway: boolean }> {
  const began = performance.now();
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { ms: performance.now() - began, isAway: isDatabaseUnavailable(error) };
}

describe('a Postgres that falls silent', () => {
  it('keeps nobody waiting, on open connections and new ones, and serves again when it is back', async () => {
    await db.execute('SELECT 1');
    wire.freeze();
    const transaction = app.get(Transaction).run(() => db.execute('SELECT 1'));
    const failures = await Promise.all([transaction, db.execute('SELECT 1'), db.execute('SELECT 1')].map(error));
    expect(failures.map(({ isAway }) => isAway)).toEqual([true, true, true]);
    expect(Math.max(...failures.map(({ ms }) => ms))).toBeLessThan(MAX_MS);
    const later = await error(db.execute('SELECT 1'));
    expect([later.isAway, later.ms < MAX_MS]).toEqual([true, true]);
    wire.thaw();
    expect(await db.execute('SELECT 1')).toBe(1);
  });

  it('is not taken for one that works long', async () => {
    expect(await db.execute(`SELECT pg_sleep(4)`)).toBe(1);
  });
});
