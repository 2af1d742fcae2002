import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Database, DatabaseModule } from '@reelsheet/platform-database';
import { eventually, testDatabase, type TestDatabase } from '@reelsheet/testing';
import { ClaimLost } from './job.errors.js';
import { RowClaims } from './row-claims.js';

const LEASE_SECONDS = 2;

let server: TestDatabase<'base'>;
let app: INestApplicationContext;
let db: Database;
let claims: RowClaims;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  const options = { service: 'base', url: server.urls.base, poolSize: 4, entities: [], migrations: [] };
  app = await NestFactory.createApplicationContext(DatabaseModule.forService(options), { logger: false });
  db = app.get(Database);
  await db.execute('CREATE TABLE door (id bigint, claim integer NOT NULL DEFAULT 0, claimed_until timestamptz)');
  claims = new RowClaims(db, 'door', LEASE_SECONDS);
});
afterAll(async () => {
  await app?.close();
  await server?.drop();
});
beforeEach(async () => {
  await db.execute('TRUNCATE door');
  await db.execute('INSERT INTO door (id) VALUES (1)');
});

it('gives a row to one of many, and to the next once it is let go', async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => claims.acquire(1)));
  expect(taken.filter((claim) => claim !== undefined)).toEqual([1]);
  await claims.holdWhile(1, 1, async () => expect(await claims.isClaimed(1)).toBe(true));
  expect(await claims.acquire(1)).toBe(2);
});

it('gives no row that does not meet the condition', async () => {
  expect(await claims.acquire(1, 'claim > 0')).toBeUndefined();
});

it('holds a row beyond its lease while a worker is active, and reports when it is lost', async () => {
  const claim = (await claims.acquire(1))!;
  const aborted = await claims.holdWhile(1, claim, async (signal) => {
    const started = performance.now();
    await eventually(() => expect(performance.now() - started).toBeGreaterThan(LEASE_SECONDS * 1_500));
    expect(await claims.isClaimed(1)).toBe(true);
    await db.execute('UPDATE door SET claim = claim + 1');
    return new Promise<unknown>((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));
  });
  expect(aborted).toBeInstanceOf(ClaimLost);
  expect(await claims.isClaimed(1)).toBe(true);
});
