import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  createServiceDatabase,
  freePort,
  postgresCommand,
  startPostgres,
  temporaryFolder,
  withPostgres,
  type LocalServer,
  type PostgresOptions,
} from '@reelsheet/native-servers';
import { createLogger, Metrics } from '@reelsheet/platform-telemetry';
import { eventually } from '@reelsheet/testing';
import { Database } from '../database.js';
import { DatabaseModule } from '../database.module.js';
import { integer } from '../pg-type.js';
import { row } from '../row-shape.js';
import { Transaction } from '../transaction/transaction.js';
import { Replica } from './replica.js';

const Read = row({ port: integer(), count: integer() });
const READ = `SELECT current_setting('port')::integer AS port, count(*)::integer AS count FROM entry`;

describe('reads whose rows may be old', () => {
  let folder: string;
  let options: PostgresOptions;
  let standbyOptions: PostgresOptions;
  let primary: LocalServer;
  let standby: LocalServer;
  let app: INestApplicationContext;
  let db: Database;
  /** Uses the same standby as the application, with shorter time limits. */
  let replica: Replica;
  const output = new PassThrough();
  const metrics = new Metrics('base', 'http');

  const onStandby = (...statements: readonly string[]) =>
    withPostgres(standby.url, async (admin) => {
      for (const statement of statements) await admin.query(statement);
    });
  const insert = () => db.execute('INSERT INTO entry SELECT max(id) + 1 FROM entry');
  const read = async (sql = READ) => (await db.rowsOfReplica(Read, sql))[0]!;
  const count = async () => (await replica.query({ text: READ, rowMode: 'array' }))?.rows[0]?.[1] as number | undefined;
  const untilUsed = () => eventually(async () => expect(await count()).toBeDefined());
  const untilUnused = () => eventually(async () => expect(await count()).toBeUndefined());

  beforeAll(async () => {
    folder = temporaryFolder();
    const common = { superuserPassword: 'secret', fsync: false };
    options = { ...common, dir: join(folder, 'primary'), port: await freePort() };
    const settings = { wal_retrieve_retry_interval: '100ms' };
    const dir = join(folder, 'standby');
    standbyOptions = { ...common, dir, port: await freePort(), standbyOf: options, settings };
    await postgresCommand(options);
    [primary, standby] = await Promise.all([startPostgres(options), startPostgres(standbyOptions)]);
    const services = [{ name: 'base', password: 'of-base' }];
    await createServiceDatabase(primary.url, { database: 'reelsheet', services });
    const urlOf = ({ port }: LocalServer) => `postgres://base:of-base@127.0.0.1:${port}/reelsheet`;
    const short = { service: 'base', url: urlOf(standby), maxLagMs: 300, retryAfterMs: 50 };
    replica = new Replica(short, createLogger('base', 'info', output), metrics);
    const service = { service: 'base', poolSize: 3, entities: [], migrations: [] };
    const module = DatabaseModule.forService({ ...service, url: urlOf(primary), replicaUrl: urlOf(standby) });
    app = await NestFactory.createApplicationContext(module, { logger: false });
    db = app.get(Database);
    await db.execute('CREATE TABLE entry AS SELECT 1 AS id');
    await untilUsed();
  }, 60_000);
  afterAll(async () => {
    await replica?.close();
    await app?.close();
    await Promise.all([primary?.stop(), standby?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('are answered by the standby outside of transactions, and by the primary inside', async () => {
    expect(await read()).toEqual({ port: standby.port, count: 1 });
    const inside = await app.get(Transaction).run(async () => {
      await insert();
      return read();
    });
    expect(inside).toEqual({ port: primary.port, count: 2 });
    await eventually(async () => expect(await read()).toEqual({ port: standby.port, count: 2 }));
  });

  it('show what the standby has while it is a little behind, and go to the primary when it is far behind', async () => {
    await onStandby('SELECT pg_wal_replay_pause()');
    await insert();
    expect(await read()).toEqual({ port: standby.port, count: 2 });
    await untilUnused();
    await onStandby('SELECT pg_wal_replay_resume()');
    await eventually(async () => expect(await count()).toBe(3));
  });

  it('go to the primary when the standby lacks a table, and fail there when they are wrong', async () => {
    await onStandby('SELECT pg_wal_replay_pause()');
    await db.execute('CREATE TABLE later AS SELECT * FROM entry');
    expect(await read(READ.replace('entry', 'later'))).toEqual({ port: primary.port, count: 3 });
    await onStandby('SELECT pg_wal_replay_resume()');
    await expect(read('SELECT nothing FROM entry')).rejects.toThrow('column "nothing"');
  });

  it('go to the primary while the standby is away, and return to it', async () => {
    await untilUsed();
    const reads = async () => /server="primary"[^}]*\} (\d+)/.exec(await metrics.registry.metrics())![1];
    output.read();
    const before = Number(await reads());
    await standby.stop();
    expect(await count()).toBeUndefined();
    expect(await read()).toEqual({ port: primary.port, count: 3 });
    expect(Number(await reads())).toBe(before + 1);
    standby = await startPostgres(standbyOptions);
    await untilUsed();
    const lines = String(output.read()).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'the replica of Postgres cannot be used',
      'the replica of Postgres is used again',
    ]);
  });

  it('go to the primary when the standby follows none, and when it was promoted', async () => {
    const follow = (port: number) => [
      `ALTER SYSTEM SET primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=secret'`,
      'SELECT pg_reload_conf()',
    ];
    await onStandby(...follow(1));
    await untilUnused();
    await onStandby(...follow(primary.port));
    await untilUsed();
    await onStandby('SELECT pg_promote()');
    await untilUnused();
    await insert();
    expect(await read()).toEqual({ port: primary.port, count: 4 });
  });
});
