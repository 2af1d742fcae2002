import type { ServerCommand } from '@reelsheet/native-servers';

/** Defines how a process of the fleet is started, probed for readiness and stopped. */
export interface ProcessSpec {
  readonly name: string;
  readonly port: number;
  /** Called before each start, so that it can clean up after a SIGKILL. */
  command(): ServerCommand | Promise<ServerCommand>;
  isReady(): Promise<boolean>;
  readonly stopSignal: NodeJS.Signals;
  /** Milliseconds that it may take to stop before it is killed. */
  readonly stopWithin: number;
}

/** Processes that start together. They start before those of the next stage and end after them. */
export interface Stage {
  readonly processes: readonly ProcessSpec[];
  /** Runs at the start of the fleet, when all of them are ready. */
  afterwards?(): Promise<void>;
}
