import { dirname } from 'node:path';
import { freePort } from '@reelsheet/native-servers';
import type { NatsOptions, PostgresOptions } from '@reelsheet/native-servers';
import { GenericContainer, Wait } from 'testcontainers';
import type { TestServer } from './test-server.js';

const POSTGRES_IMAGE = 'postgres:18-alpine';
const NATS_IMAGE = 'nats:2.10-alpine';

export async function startPostgres({ port, superuserPassword }: PostgresOptions): Promise<TestServer> {
  const container = new GenericContainer(POSTGRES_IMAGE)
    .withEnvironment({ POSTGRES_PASSWORD: superuserPassword })
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2));
  return start(container, 5432, port, `postgres://postgres:${superuserPassword}@`, '/postgres');
}

export async function startNats({ dir, port, config = '', log }: NatsOptions): Promise<TestServer> {
  const container = new GenericContainer(NATS_IMAGE)
    .withBindMounts([dir, ...(log ? [dirname(log)] : [])].map((folder) => ({ source: folder, target: folder })))
    .withCopyContentToContainer([{ content: config, target: '/etc/nats.conf' }])
    .withCommand(['-c', '/etc/nats.conf', '--jetstream', '--store_dir', dir, ...(log ? ['--log', log] : [])])
    .withWaitStrategy(log ? Wait.forListeningPorts() : Wait.forLogMessage('Server is ready'));
  return start(container, 4222, port, 'nats://');
}

async function start(
  image: GenericContainer,
  inside: number,
  wanted: number,
  prefix: string,
  suffix = '',
): Promise<TestServer> {
  const port = wanted || (await freePort());
  const container = await image.withExposedPorts({ container: inside, host: port }).start();
  return {
    url: `${prefix}${container.getHost()}:${port}${suffix}`,
    port,
    stop: async () => void (await container.stop()),
  };
}
