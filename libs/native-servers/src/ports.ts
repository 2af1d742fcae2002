import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { MachineError } from './errors.js';

export const LOOPBACK = '127.0.0.1';

/** A loopback port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Fails with a line that names the port when something listens on it already. */
export async function assertPortFree(port: number, wantedBy: string): Promise<void> {
  const server = createServer().listen(port, LOOPBACK);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new MachineError(`port ${port}, which ${wantedBy} needs, is in use`, { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}

/** The first bytes that a server sends by itself, or '' when it refuses or keeps silent for `timeout` ms. */
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
