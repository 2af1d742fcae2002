import type { Clients } from '@reelsheet/client';
import type { FleetFile } from '@reelsheet/tool-fleet';
import type { Progress } from './progress.js';
import type { Spending } from './spending.js';

/** What every step of the road needs. */
export interface Journey extends Clients {
  readonly fleet: FleetFile;
  readonly progress: Progress;
  readonly spending: Spending;
  /** What the video is about, in the caller's words. */
  readonly idea: string;
  /** Temporary files. */
  readonly folder: string;
}
