import { rm } from 'node:fs/promises';
import { freePort, temporaryFolder } from '@reelsheet/native-servers';
import { serverKind } from './servers.js';

export interface TestNats {
  /** Stays the same over `stop` and `start`. */
  readonly url: string;
  /** Ends the server; its streams stay on disk until the end of the run. */
  stop(): Promise<void>;
  /** Starts it again at the same address, after `stop`. */
  start(): Promise<void>;
  /** Forgets every stream, as if the disk had been lost; between `stop` and `start`. */
  erase(): Promise<void>;
}

/** A nats-server with JetStream for this spec file alone, since stream names are fixed. */
export async function testNats(): Promise<TestNats> {
  const { startNats } = await serverKind();
  const options = { dir: temporaryFolder(), port: await freePort() };
  let server = await startNats(options);
  return {
    url: server.url,
    stop: () => server.stop(),
    start: async () => {
      server = await startNats(options);
    },
    erase: () => rm(options.dir, { recursive: true, force: true }),
  };
}
