import { taskKind } from '@reelsheet/platform-jobs';

/** Removes what is kept of changes of a sheet beyond the limits; there is one task per sheet. */
export const trimChangeSets = taskKind<{ readonly sheetId: number }>('trim_change_sets');
