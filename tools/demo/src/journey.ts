import type { Clients } from '@reelsheet/client';
import type { FleetFile } from '@reelsheet/tool-fleet';
import type { Progress } from './progress.js';
import type { Spending } from './spending.js';

/** Dependencies of every step of the demo. */
export interface Journey extends Clients {
  readonly fleet: FleetFile;
  readonly progress: Progress;
  readonly spending: Spending;
  /** Subject of the video in the user's words. */
  readonly idea: string;
  /** Folder for temporary files. */
  readonly folder: string;
}
