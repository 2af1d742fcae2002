import type { FleetFile } from '@reelsheet/tool-fleet';
import type { TrialRun } from '../trial.js';
import type { ComposedInstallation } from './composed.js';

/** An installation with a user, which steps use one after the other. */
export interface ComposeScene {
  readonly installation: ComposedInstallation;
  /** Addresses, and the key of the demo's user. */
  readonly file: FleetFile;
  /** Bytes of a picture, which uploads are made of. */
  readonly picture: Uint8Array<ArrayBuffer>;
  /** Folder of what the trial writes. */
  readonly dir: string;
}

export type ComposeStep = (trial: TrialRun, scene: ComposeScene) => Promise<void>;
