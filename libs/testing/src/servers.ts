import type { NatsOptions, PostgresOptions } from '@reelsheet/native-servers';
import type { TestServer } from './test-server.js';

export interface ServerKind {
  startPostgres(options: PostgresOptions): Promise<TestServer>;
  startNats(options: NatsOptions): Promise<TestServer>;
}

/** Local processes, or containers where the environment says `TEST_INFRA=containers`. */
export async function serverKind(): Promise<ServerKind> {
  return process.env.TEST_INFRA === 'containers' ? import('./containers.js') : import('@reelsheet/native-servers');
}
