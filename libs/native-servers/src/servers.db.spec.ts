import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { jetstreamManager } from '@nats-io/jetstream';
import pg from 'pg';
import { startNats } from './nats.js';
import { postgresCommand, postgresIsReady, postgresUrl, startPostgres } from './postgres.js';
import { spawnCommand, stopChild } from './local-server.js';
import { isAlive } from './processes.js';
import { freePort } from './ports.js';
import { temporaryFolder } from './temporary-folder.js';

let dir: string;
beforeAll(() => {
  dir = temporaryFolder();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  it('takes over the data of a server that outlived its parent, and of one killed by SIGKILL', async () => {
    const options = { dir: join(dir, 'pg'), port: await freePort(), superuserPassword: 'secret', fsync: false };
    const url = postgresUrl(options.port, 'secret');
    const orphan = spawnCommand(await postgresCommand(options), 'ignore');
    while (!(await postgresIsReady(url)));
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');

    const second = await startPostgres(options);
    expect(isAlive(orphan.pid!)).toBe(false);
    process.kill(second.pid, 'SIGKILL');

    const third = await startPostgres(options);
    expect(await query(third.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await third.stop();
    expect(isAlive(third.pid)).toBe(false);
  });

  it('starts in spite of a lock file that names an unrelated process', async () => {
    const options = { dir: join(dir, 'pg'), port: 0, superuserPassword: 'secret', fsync: false };
    const first = await startPostgres(options);
    process.kill(first.pid, 'SIGKILL');
    const lock = join(dir, 'pg', 'data', 'postmaster.pid');
    const text = readFileSync(lock, 'utf8');
    writeFileSync(lock, text.replace(String(first.pid), String(process.pid)));

    const second = await startPostgres(options);
    await second.stop();
    expect(isAlive(process.pid)).toBe(true);
  });

  it('writes no values of rows, parameters and statements into its log', async () => {
    const options = { dir: join(dir, 'pg'), port: await freePort(), superuserPassword: 'secret', fsync: false };
    const url = postgresUrl(options.port, 'secret');
    const server = spawnCommand(await postgresCommand(options), 'pipe');
    let log = '';
    server.stderr!.on('data', (data: Buffer) => (log += data.toString()));
    while (!(await postgresIsReady(url)));
    await query(
      url,
      `CREATE TABLE person AS SELECT 'canary@example.com' AS email; CREATE UNIQUE INDEX ON person (email)`,
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await expect(client.query('INSERT INTO person VALUES ($1)', ['canary@example.com'])).rejects.toThrow('duplicate');
    await expect(client.query(`ALTER ROLE nobody PASSWORD 'canary'`)).rejects.toThrow('does not exist');
    await client.end();
    await stopChild(server, 'SIGINT', 5_000);
    expect(log).toMatch(/duplicate key/);
    expect(log).not.toMatch(/canary/);
  });

  it('sorts and folds case by Unicode, regardless of the locale of the machine', async () => {
    const server = await startPostgres({ dir: join(dir, 'pg'), port: 0, superuserPassword: 'secret', fsync: false });
    expect(await query(server.url, "SELECT lower('ÄÖ') AS folded")).toEqual([{ folded: 'äö' }]);
    await server.stop();
  });
});

describe('startNats', () => {
  it('keeps streams after a restart', async () => {
    const options = { dir: join(dir, 'nats'), port: 0 };
    const first = await startNats(options);
    const connection = await connect({ servers: first.url });
    await (await jetstreamManager(connection)).streams.add({ name: 'KEPT', subjects: ['kept.>'] });
    await connection.close();
    await first.stop();

    const second = await startNats(options);
    const again = await connect({ servers: second.url });
    const names = await (await jetstreamManager(again)).streams.names().next();
    await again.close();
    await second.stop();
    expect(names).toEqual(['KEPT']);
  });
});
