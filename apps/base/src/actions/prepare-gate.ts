import { taskKind } from '@reelsheet/platform-jobs';

export interface PreparedGate {
  readonly gateId: string;
}

/** Reads the media of an action before its approval is requested. */
export const prepareGate = taskKind<PreparedGate>('prepare_gate');
