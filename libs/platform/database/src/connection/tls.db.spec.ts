import { chmod, chown, copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServiceDatabase, startPostgres, temporaryFolder, type LocalServer } from '@reelsheet/native-servers';
import { certificates } from '@reelsheet/testing';
import pg from 'pg';
import { createDataSource } from '../data-source.js';

describe('a database that leaves the host', () => {
  let folder: string;
  let server: LocalServer;

  beforeAll(async () => {
    folder = temporaryFolder();
    server = await startPostgres({ dir: folder, port: 0, superuserPassword: 'secret', fsync: false });
    await createServiceDatabase(server.url, {
      database: 'reelsheet',
      services: [{ name: 'base', password: 'of-base' }],
    });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Gives the server a certificate, or takes it away. */
  const encrypt = async (owner?: 'server' | 'impostor') => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    const { rows } = await admin.query<{ data_directory: string }>('SHOW data_directory');
    if (owner) await lay(owner, rows[0]!.data_directory);
    await admin.query(`ALTER SYSTEM SET ssl = ${owner ? 'on' : 'off'}`);
    await admin.query('SELECT pg_reload_conf()');
    await admin.end();
  };

  const lay = async (owner: string, folder: string) => {
    const { uid, gid } = await stat(folder);
    for (const [name, from] of [
      ['server.crt', `${owner}.pem`],
      ['server.key', `${owner}.key`],
    ] as const) {
      const path = join(folder, name);
      await copyFile(join(certificates, from), path);
      await chmod(path, 0o600);
      await chown(path, uid, gid);
    }
  };

  const open = () => {
    const search = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(join(certificates, 'ca.pem'))}`;
    const url = `postgres://base:of-base@localhost:${server.port}/reelsheet${search}`;
    return createDataSource({ service: 'base', url, poolSize: 1, entities: [], migrations: [] }).initialize();
  };

  it('is entered encrypted, where the authority vouches for the server', async () => {
    await encrypt('server');
    const source = await open();
    expect(await source.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).toEqual([{ ssl: true }]);
    await source.destroy();
  });

  it.each([
    ['a server that nobody vouches for', 'impostor', /certificate/],
    ['a server that does not encrypt', undefined, /does not support SSL/],
  ] as const)('is not entered at %s', async (_, owner, reason) => {
    await encrypt(owner);
    await expect(open()).rejects.toThrow(reason);
  });
});
