import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  createServiceDatabase,
  freePort,
  postgresCommand,
  signalPostgres,
  startPostgres,
  temporaryFolder,
  withPostgres,
  type LocalServer,
} from '@reelsheet/native-servers';
import { eventually, Wire } from '@reelsheet/testing';
import { isDatabaseUnavailable } from '../database-errors.js';
import { Database } from '../database.js';
import { DatabaseModule } from '../database.module.js';
import { integer } from '../pg-type.js';
import { row } from '../row-shape.js';
import { Transaction } from '../transaction/transaction.js';
import { PoolSockets } from './pool-sockets.js';
import { Primary } from './primary.js';

const BACK_WITHIN_MS = 10_000;
/** Longer than a search waits for other servers once one has answered. */
const LATE_MS = 2_500;
const Count = row({ count: integer() });

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

describe('a primary with a synchronous standby', () => {
  let folder: string;
  let first: LocalServer;
  let standby: LocalServer;
  let app: INestApplicationContext;
  let db: Database;
  let address: string;
  const primaryOptions = () => ({
    dir: join(folder, 'first'),
    port: first.port,
    superuserPassword: 'secret',
    fsync: false,
  });

  beforeAll(async () => {
    folder = temporaryFolder();
    const [port, standbyPort] = [await freePort(), await freePort()];
    const common = { superuserPassword: 'secret', fsync: false };
    const options = { ...common, dir: join(folder, 'first'), port };
    await postgresCommand(options);
    const settings = { synchronous_standby_names: 'standby', synchronous_commit: 'remote_apply' };
    const standbyOptions = { ...common, dir: join(folder, 'standby'), port: standbyPort, standbyOf: options };
    [first, standby] = await Promise.all([startPostgres({ ...options, settings }), startPostgres(standbyOptions)]);
    const services = [{ name: 'base', password: 'of-base' }];
    await createServiceDatabase(first.url, { database: 'reelsheet', services });
    const servers = `127.0.0.1:${standbyPort},127.0.0.1:${port}`;
    address = `postgres://base:of-base@${servers}/reelsheet?target_session_attrs=read-write`;
    const module = DatabaseModule.forService({
      service: 'base',
      url: address,
      poolSize: 3,
      entities: [],
      migrations: [],
    });
    app = await NestFactory.createApplicationContext(module, { logger: false });
    db = app.get(Database);
    await db.execute('CREATE TABLE entry (id integer PRIMARY KEY)');
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await Promise.all([first?.stop(), standby?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const insert = (id: number) => app.get(Transaction).run(() => db.execute('INSERT INTO entry VALUES ($1)', [id]));
  const count = async () => (await db.single(Count, 'SELECT count(*)::integer AS count FROM entry')).count;

  it('is written to although the address names the standby first', async () => {
    await insert(1);
    expect(await count()).toBe(1);
  });

  it('reports no success for a commit whose wait for the standby an operator has cut off', async () => {
    await withPostgres(standby.url, (admin) => admin.query('SELECT pg_wal_replay_pause()'));
    const unconfirmed = errorOf(insert(2));
    const cancel = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
    await eventually(async () =>
      expect(await withPostgres(first.url, async (admin) => (await admin.query(cancel)).rowCount)).toBe(1),
    );
    const error = await unconfirmed;
    await withPostgres(standby.url, (admin) => admin.query('SELECT pg_wal_replay_resume()'));
    expect([error, isDatabaseUnavailable(error)]).toMatchObject([{ code: '08007' }, true]);
  });

  it('is replaced by the promoted standby, with all that was confirmed and without a restart', async () => {
    await insert(3);
    expect(signalPostgres(primaryOptions(), 'SIGKILL')).toBeGreaterThan(3);
    expect(isDatabaseUnavailable(await errorOf(insert(4)))).toBe(true);
    const promotedAt = performance.now();
    await withPostgres(standby.url, (admin) => admin.query('SELECT pg_promote()'));
    await eventually(() => insert(5), { timeout: BACK_WITHIN_MS });
    expect(performance.now() - promotedAt).toBeLessThan(BACK_WITHIN_MS);
    expect(await count()).toBeGreaterThanOrEqual(3);
  });

  it('is not written to when it comes back as if nothing had happened', async () => {
    first = await startPostgres(primaryOptions());
    const formerFirst = `postgres://base:of-base@127.0.0.1:${first.port},127.0.0.1:${standby.port}/reelsheet`;
    const search = new Primary(formerFirst, new PoolSockets());
    expect(new URL(await search.find()).port).toBe(String(standby.port));
  });

  it('is found behind servers that answer late, but not awaited behind one that is silent', async () => {
    const wires = [await Wire.to(first.port), await Wire.to(standby.port)] as const;
    for (const wire of wires) wire.freeze();
    const hosts = wires.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const found = new Primary(`postgres://base:of-base@${hosts}/reelsheet`, new PoolSockets()).find();
    setTimeout(() => wires[1].thaw(), LATE_MS);
    const startedAt = performance.now();
    expect(new URL(await found).port).toBe(String(wires[1].port));
    expect(performance.now() - startedAt).toBeGreaterThan(LATE_MS);
    for (const wire of wires) await wire.cut();
  });

  it('is missed while only standbys answer', async () => {
    await standby.stop();
    const search = new Primary(address.replace(String(first.port), String(await freePort())), new PoolSockets());
    expect(isDatabaseUnavailable(await errorOf(search.find()))).toBe(true);
  });
});
