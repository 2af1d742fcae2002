import type { ServerCommand } from '@reelsheet/native-servers';

/** One process of the fleet: how it is started, asked whether it is ready, and ended. */
export interface ProcessSpec {
  readonly name: string;
  readonly port: number;
  /** Called before each start, so that it can clear up what a hard end left behind. */
  command(): ServerCommand | Promise<ServerCommand>;
  isReady(): Promise<boolean>;
  readonly stopSignal: NodeJS.Signals;
  /** Milliseconds it may take to end before it is killed. */
  readonly stopWithin: number;
}

/** Processes that start together, before those of the next stage and end after them. */
export interface Stage {
  readonly processes: readonly ProcessSpec[];
  /** Runs once all of them are ready, when the fleet starts. */
  afterwards?(): Promise<void>;
}
