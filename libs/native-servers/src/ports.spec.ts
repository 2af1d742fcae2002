import { AsyncLocalStorage } from 'node:async_hooks';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { freePort, LOOPBACK } from './ports.js';

const MAX_COLLECTIONS = 20;

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
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  // A read of a weak reference holds its object until the present task ends, and so may timers of other specs.
  for (let attempt = 0; context.deref() && attempt < MAX_COLLECTIONS; attempt += 1) {
    await setTimeout(attempt * 10);
    collectGarbage();
  }
  expect(context.deref()).toBeUndefined();
});
