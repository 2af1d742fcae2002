import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort, nkey, startNats, temporaryFolder, type LocalServer } from '@reelsheet/native-servers';
import { createLogger } from '@reelsheet/platform-telemetry';
import { certificates, eventually } from '@reelsheet/testing';
import { MessagingConnection } from './connection.js';

const encryptedBy = (owner: 'server' | 'impostor') =>
  `tls { cert_file: "${join(certificates, `${owner}.pem`)}", key_file: "${join(certificates, `${owner}.key`)}" }\n`;

describe('a bus that leaves the host', () => {
  const { seed, publicKey } = nkey();
  let server: LocalServer;
  let connection: MessagingConnection | undefined;
  let log = '';

  const serve = async (tls: string, port = 0) => {
    const config = `${tls}authorization { users = [{ nkey: ${publicKey} }] }`;
    server = await startNats({ dir: temporaryFolder(), port, config });
  };
  const open = async (others = '') => {
    const output = new Writable({ write: (line, _, done) => ((log += String(line)), done()) });
    const tlsCa = join(certificates, 'ca.pem');
    const options = { process: 'core', nkeySeed: seed, url: `${others}tls://localhost:${server.port}`, tlsCa } as const;
    connection = await MessagingConnection.open(options, createLogger('core', 'warn', output));
    return connection.ping();
  };

  afterEach(async () => {
    await connection?.onApplicationShutdown();
    await server.stop();
    connection = undefined;
    log = '';
  });

  it('is entered encrypted, where the authority vouches for the server', async () => {
    await serve(encryptedBy('server'));
    expect(await open()).toBe(true);
    expect(log).toBe('');
  });

  it('is entered by whichever of its addresses answers', async () => {
    await serve(encryptedBy('server'));
    expect(await open(`tls://localhost:${await freePort()},`)).toBe(true);
  });

  it.each([
    ['a server that nobody vouches for', encryptedBy('impostor'), /CERT/],
    ['a server that does not encrypt', '', /tls/i],
  ])('is not entered by %s, until it is the right one', async (_, tls, reason) => {
    await serve(tls);
    const opened = open();
    await eventually(() => expect(log).toMatch(reason));
    expect(connection).toBeUndefined();
    await server.stop();
    await serve(encryptedBy('server'), server.port);
    expect(await opened).toBe(true);
  });
});
