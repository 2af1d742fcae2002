import { taskKind } from '@reelsheet/platform-jobs';

export interface RemovedSheet {
  readonly sheetId: number;
}

/** Removes a sheet that left the trash, with everything that belongs to it. */
export const removeSheet = taskKind<RemovedSheet>('remove_sheet');
