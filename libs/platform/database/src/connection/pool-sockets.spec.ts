import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GuardedClient } from './guarded-client.js';
import { PoolSockets } from './pool-sockets.js';
import { Primary } from './primary.js';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server?.close());

it('closes connections to a silent server, and leaves alone those that do not connect yet', async () => {
  const sockets = new PoolSockets();
  const [connected, unused] = [sockets.create(), sockets.create()];
  connected.connect(port, '127.0.0.1');
  await once(connected, 'connect');
  sockets.destroyAll();
  await expect(once(connected, 'close')).rejects.toThrow('Postgres is silent');
  expect(unused.destroyed).toBe(false);
  unused.destroy();
});

it('has no socket left of a client for which there is no server', async () => {
  const sockets = new PoolSockets();
  const primary = new Primary('postgres://base@127.0.0.1:9,127.0.0.1:10/reelsheet', sockets);
  let socket: Socket | undefined;
  const client = new GuardedClient({ primary, stream: () => (socket = sockets.create()) });
  await expect(client.connect()).rejects.toThrow('no server of the address accepts writes');
  expect(socket!.destroyed).toBe(true);
});
