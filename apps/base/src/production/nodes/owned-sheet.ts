import type { SheetScope } from '../../sheets/sheet/sheet.js';

/** A sheet and the organization for which its work is done. */
export interface OwnedSheet extends SheetScope {
  readonly organizationId: number;
}
