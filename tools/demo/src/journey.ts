import type { FleetFile } from '@reelsheet/tool-fleet';
import type { Api } from './api.js';
import type { Progress } from './progress.js';
import type { Spending } from './spending.js';

/** What every step of the road needs. */
export interface Journey {
  readonly fleet: FleetFile;
  readonly api: Api;
  readonly progress: Progress;
  readonly spending: Spending;
  /** What the video is about, in the caller's words. */
  readonly idea: string;
  /** Temporary files. */
  readonly folder: string;
}
