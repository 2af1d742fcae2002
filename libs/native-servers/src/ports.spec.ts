import { AsyncLocalStorage } from 'node:async_hooks';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

it('does not keep what the caller of freePort works on in memory', async () => {
  const contexts = new AsyncLocalStorage<object>();
  const reserveFor = async (context: object) => {
    await contexts.run(context, freePort);
    return new WeakRef(context);
  };
  const context = await reserveFor({ services: 4 });
  await setImmediate();
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  expect(context.deref()).toBeUndefined();
});
