import { rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, nkey, startNats, temporaryFolder, type LocalServer } from '@reelsheet/native-servers';
import { createLogger } from '@reelsheet/platform-telemetry';
import { eventually } from '@reelsheet/testing';
import { TestAuthority, type CertifiedServer } from '@reelsheet/testing/test-authority';
import { MessagingConnection } from './connection.js';

describe('a bus that leaves the host', () => {
  const { seed, publicKey } = nkey();
  const folder = temporaryFolder();
  let authority: TestAuthority;
  let servers: Record<'server' | 'impostor' | 'other', CertifiedServer>;
  let running: LocalServer[] = [];
  let connection: MessagingConnection | undefined;
  let log = '';

  const serve = async (owner?: keyof typeof servers, port = 0) => {
    const tls = owner ? `tls { cert_file: "${servers[owner].certificate}", key_file: "${servers[owner].key}" }\n` : '';
    const config = `${tls}authorization { users = [{ nkey: ${publicKey} }] }`;
    const server = await startNats({ dir: temporaryFolder(folder), port, config });
    running.push(server);
    return server;
  };
  const open = async (...ports: number[]) => {
    const output = new Writable({ write: (line, _, done) => ((log += String(line)), done()) });
    const url = ports.map((port) => `tls://localhost:${port}`).join();
    const options = { process: 'core', nkeySeed: seed, url, tlsCa: authority.file } as const;
    connection = await MessagingConnection.open(options, createLogger('core', 'warn', output));
    return connection.ping();
  };

  beforeAll(async () => {
    authority = await TestAuthority.create(folder);
    const unknown = await TestAuthority.create(temporaryFolder(folder));
    servers = {
      server: await authority.certify('localhost'),
      other: await authority.certify('nats.example.com'),
      impostor: await unknown.certify('localhost'),
    };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(async () => {
    await connection?.onApplicationShutdown();
    await Promise.all(running.map((server) => server.stop()));
    running = [];
    connection = undefined;
    log = '';
  });

  it('is entered encrypted, where the authority vouches for the server', async () => {
    const { port } = await serve('server');
    expect(await open(port)).toBe(true);
    expect(log).toBe('');
  });

  it('is entered by whichever of its addresses answers', async () => {
    const { port } = await serve('server');
    expect(await open(await freePort(), port)).toBe(true);
  });

  it('is entered at the server whose certificate names the host that is dialed', async () => {
    const [other, { port }] = [await serve('other'), await serve('server')];
    expect(await open(other.port, port)).toBe(true);
    expect(connection!.nats.getServer()).toBe(`localhost:${port}`);
  });

  it.each([
    ['a server that nobody vouches for', 'impostor', /CERT/],
    ['a server with a certificate for another host', 'other', /altnames: Host: localhost/],
    ['a server that does not encrypt', undefined, /tls/i],
  ] as const)('is not entered by %s, until it is the right one', async (_, owner, reason) => {
    const server = await serve(owner);
    const opened = open(server.port);
    await eventually(() => expect(log).toMatch(reason));
    expect(connection).toBeUndefined();
    await server.stop();
    await serve('server', server.port);
    expect(await opened).toBe(true);
  });
});
