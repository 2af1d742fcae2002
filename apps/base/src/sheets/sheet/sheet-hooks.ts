import { defineHook } from '@reelsheet/platform-hooks';
import type { DeletedScope } from '../../agents/agents/agent-hooks.js';
import type { ChangedInputs } from './changed-inputs.js';

/** A sheet of which something was changed. */
export interface ChangedSheet extends ChangedInputs {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
}

/** Sheets that one transaction created, of one agent. */
export interface CreatedSheets {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetIds: readonly number[];
}

export const SheetHooks = {
  /** Many sheets were created with their content; a single one is announced by `inputsChanged`. */
  manyCreated: defineHook<CreatedSheets>('sheet.many_created'),

  /** Something was changed of which cells or videos are made. */
  inputsChanged: defineHook<ChangedSheet>('sheet.inputs_changed'),

  /** A sheet, or rows, columns or layers of it, were deleted. */
  itemsDeleted: defineHook<DeletedScope>('sheet.items_deleted'),

  /** The sheet with the id `from` was cloned. */
  cloned: defineHook<{ readonly from: number; readonly to: number }>('sheet.cloned'),

  /** Sheets were created from a template, shipped or made by an organization. */
  createdFromTemplate: defineHook<{ readonly sheetIds: readonly number[]; readonly templateId: number }>(
    'sheet.created_from_template',
  ),
};
