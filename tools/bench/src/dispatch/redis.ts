import { once } from 'node:events';
import { connect } from 'node:net';
import { findProgram, freePort, launch, LOOPBACK, MachineError, type LocalServer } from '@reelsheet/native-servers';

/** Starts a Redis that flushes each write to disk before it responds. */
export async function startRedis(dir: string): Promise<LocalServer> {
  const file = findProgram('redis-server');
  if (!file) throw new MachineError('redis-server is missing: install the package redis-server');
  const port = await freePort();
  const settings = { bind: LOOPBACK, port, dir, save: '', appendonly: 'yes', appendfsync: 'always' };
  return launch({
    url: `redis://${LOOPBACK}:${port}`,
    port,
    command: { file, args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]) },
    isReady: () => isReady(port),
    stopSignal: 'SIGTERM',
  });
}

async function isReady(port: number): Promise<boolean> {
  const socket = connect(port, LOOPBACK);
  try {
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
