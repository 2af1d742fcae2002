import { taskKind } from '@reelsheet/platform-jobs';
import type { SheetScope } from '../../sheets/sheet/sheet.js';

/** Compares the rows of a sheet whose inputs changed; there is one task per sheet. */
export const compareInputs = taskKind<SheetScope>('compare_inputs');
