import type { NatsOptions, PostgresOptions } from '@reelsheet/native-servers';
import type { TestServer } from './test-server.js';

export interface ServerKind {
  startPostgres(options: PostgresOptions): Promise<TestServer>;
  startNats(options: NatsOptions): Promise<TestServer>;
}

/** Starts local processes, or containers if the environment variable `TEST_INFRA` is `containers`. */
export async function serverKind(): Promise<ServerKind> {
  return process.env.TEST_INFRA === 'containers' ? import('./containers.js') : import('@reelsheet/native-servers');
}
