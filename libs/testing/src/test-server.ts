import type { LocalServer } from '@reelsheet/native-servers';

/** A server that a test may use and end, wherever it runs. */
export type TestServer = Pick<LocalServer, 'url' | 'port' | 'stop'>;
