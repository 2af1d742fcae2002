import type { LocalServer } from '@reelsheet/native-servers';

/** A server that a test may use and stop, whether it is a process or a container. */
export type TestServer = Pick<LocalServer, 'url' | 'port' | 'stop'>;
