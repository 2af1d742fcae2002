import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { MachineError } from './errors.js';

export const LOOPBACK = '127.0.0.1';

/**
 * Below the range from which the system assigns ports, so that no other process gets one of them.
 */
const CHOICE = { from: 20_000, to: 32_000 };
const ATTEMPTS = 100;

let next = randomInt(CHOICE.from, CHOICE.to);

/**
 * Runs work in the asynchronous context of this module. A socket that stays open keeps the context of its creation in
 * memory: of a Jest hook, this is the spec file with the services that it started.
 */
const withoutCaller: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();

/** Returns a free loopback port. No other call returns it before this process ends, not even in another process. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = next;
    next = port < CHOICE.to ? port + 1 : CHOICE.from;
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  throw new MachineError(`none of ${ATTEMPTS} ports from ${next - ATTEMPTS} on is free`);
}

/**
 * Reserves a port by its UDP port, which the system gives to one process until it ends. The servers use TCP, so that
 * the reservation does not keep them from listening, also when they start late or again.
 */
async function reserve(port: number): Promise<boolean> {
  const socket = withoutCaller(() => createSocket('udp4').unref());
  try {
    socket.bind({ port, address: LOOPBACK, exclusive: true });
    await once(socket, 'listening');
    return true;
  } catch {
    socket.close();
    return false;
  }
}

/** Fails with a line that names the port if it is in use. */
export async function assertPortFree(port: number, wantedBy: string): Promise<void> {
  await tryPort(port).catch((cause: unknown) => {
    throw new MachineError(`port ${port}, which ${wantedBy} needs, is in use`, { cause });
  });
}

async function isFree(port: number): Promise<boolean> {
  return tryPort(port).then(
    () => true,
    () => false,
  );
}

async function tryPort(port: number): Promise<void> {
  const server = createServer().listen(port, LOOPBACK);
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Returns the first bytes that a server sends without a request, or '' if it rejects the connection
 * or sends nothing for `timeout` ms.
 */
export function greeting(port: number, timeout = 1000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    const finish = (text: string) => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(timeout, () => finish(''));
    socket.once('data', (data) => finish(data.toString()));
    socket.once('error', () => finish(''));
  });
}
