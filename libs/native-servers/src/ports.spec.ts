import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort, LOOPBACK } from './ports.js';

it('leaves a free port to its server, and reserves it against other processes until this one ends', async () => {
  const port = await freePort();
  const server = createServer().listen(port, LOOPBACK);
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
  const other = createSocket('udp4').bind({ port, address: LOOPBACK, exclusive: true });
  const [error] = (await once(other, 'error')) as [NodeJS.ErrnoException];
  other.close();
  expect(error.code).toBe('EADDRINUSE');
  const taken = createSocket('udp4').bind({ port: port + 1, address: LOOPBACK, exclusive: true });
  await once(taken, 'listening');
  expect(await freePort()).not.toBe(port + 1);
  taken.close();
});
