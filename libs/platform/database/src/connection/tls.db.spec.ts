import { chmod, chown, copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createServiceDatabase,
  startPostgres,
  temporaryFolder,
  withPostgres,
  type LocalServer,
} from '@reelsheet/native-servers';
import { createLogger } from '@reelsheet/platform-telemetry';
import { TestAuthority, type CertifiedServer } from '@reelsheet/testing/test-authority';
import { createDataSource } from '../data-source.js';
import { PoolSockets } from './pool-sockets.js';
import { Primary } from './primary.js';

const IS_ENCRYPTED = 'SELECT ssl, inet_server_port() AS port FROM pg_stat_ssl WHERE pid = pg_backend_pid()';

interface Connected {
  readonly ssl: boolean;
  readonly port: number;
}

let folder: string;
let authority: TestAuthority;
let log = '';

/** Starts a server with the database of a service. */
async function start(name: string): Promise<LocalServer> {
  const server = await startPostgres({ dir: join(folder, name), port: 0, superuserPassword: 'secret', fsync: false });
  const services = [{ name: 'base', password: 'of-base' }];
  await createServiceDatabase(server.url, { database: 'reelsheet', services });
  return server;
}

/** Gives a server a certificate, or takes it away. */
async function encrypt(server: LocalServer, files?: CertifiedServer): Promise<void> {
  await withPostgres(server.url, async (admin) => {
    const { rows } = await admin.query<{ data_directory: string }>('SHOW data_directory');
    if (files) await give(files, rows[0]!.data_directory);
    await admin.query(`ALTER SYSTEM SET ssl = ${files ? 'on' : 'off'}`);
    await admin.query('SELECT pg_reload_conf()');
  });
}

async function give({ certificate, key }: CertifiedServer, data: string): Promise<void> {
  const { uid, gid } = await stat(data);
  for (const [from, name] of [
    [certificate, 'server.crt'],
    [key, 'server.key'],
  ] as const) {
    await copyFile(from, join(data, name));
    await chmod(join(data, name), 0o600);
    await chown(join(data, name), uid, gid);
  }
}

/** Connects to one of these hosts with ports and returns whether the connection is encrypted, and the port. */
async function connectTo(hosts: readonly string[], mode = 'verify-full'): Promise<Connected | undefined> {
  const search = `sslmode=${mode}&sslrootcert=${encodeURIComponent(authority.file)}`;
  const url = `postgres://base:of-base@${hosts.join(',')}/reelsheet?${search}`;
  const options = { service: 'base', url, poolSize: 1, entities: [], migrations: [] };
  const output = new Writable({ write: (line, _, done) => ((log += String(line)), done()) });
  const sockets = new PoolSockets();
  const primary = new Primary(url, sockets, createLogger('base', 'warn', output));
  const source = await createDataSource(options, sockets, primary).initialize();
  try {
    return (await source.query<Connected[]>(IS_ENCRYPTED))[0];
  } finally {
    await source.destroy();
  }
}

beforeAll(async () => {
  folder = temporaryFolder();
  authority = await TestAuthority.create(folder);
});
afterEach(() => void (log = ''));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a database that leaves the host', () => {
  let server: LocalServer;
  let impostor: CertifiedServer;

  beforeAll(async () => {
    server = await start('one');
    impostor = await (await TestAuthority.create(temporaryFolder(folder))).certify('localhost');
  });
  afterAll(() => server?.stop());

  it('is entered encrypted, where the authority vouches for the server', async () => {
    await encrypt(server, await authority.certify('localhost'));
    expect(await connectTo([`localhost:${server.port}`])).toMatchObject({ ssl: true });
  });

  it.each([
    ['a server that nobody vouches for', true, /certificate/],
    ['a server that does not encrypt', false, /does not support SSL/],
  ] as const)('is not entered at %s', async (_, encrypts, reason) => {
    await encrypt(server, encrypts ? impostor : undefined);
    await expect(connectTo([`localhost:${server.port}`])).rejects.toThrow(reason);
  });
});

describe('several servers, each with a certificate for its own host', () => {
  let reader: LocalServer;
  let writer: LocalServer;

  beforeAll(async () => {
    [reader, writer] = await Promise.all([start('reader'), start('writer')]);
    await withPostgres(reader.url, (admin) => admin.query('ALTER ROLE base SET default_transaction_read_only = on'));
    await encrypt(reader, await authority.certify('localhost'));
    await encrypt(writer, await authority.certify('127.0.0.1'));
  }, 60_000);
  afterAll(async () => void (await Promise.all([reader?.stop(), writer?.stop()])));

  it.each(['verify-full', 'require'])('are verified by the host that is dialed, with sslmode=%s', async (mode) => {
    const connected = await connectTo([`localhost:${reader.port}`, `127.0.0.1:${writer.port}`], mode);
    expect(connected).toEqual({ ssl: true, port: writer.port });
    expect(log).toBe('');
  });

  it('are passed over with a warning where the certificate names another host', async () => {
    const wrong = `127.0.0.1:${reader.port}`;
    const connected = await connectTo([wrong, `127.0.0.1:${writer.port}`]);
    expect(connected).toEqual({ ssl: true, port: writer.port });
    expect(JSON.parse(log)).toMatchObject({ server: wrong, err: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' } });
  });

  it('are not used under another name, and the error names it', async () => {
    const servers = [`localhost:${reader.port}`, `localhost:${writer.port}`];
    await expect(connectTo(servers)).rejects.toMatchObject({
      code: '08001',
      message: expect.stringMatching(
        `${servers[0]}: only reads; ${servers[1]}: Hostname/IP does not match certificate's altnames`,
      ),
    });
  });
});
