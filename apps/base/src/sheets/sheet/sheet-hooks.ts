import { defineHook } from '@reelsheet/platform-hooks';
import type { DeletedScope } from '../../agents/agents/agent-hooks.js';
import type { ChangedInputs } from './changed-inputs.js';

/** A sheet of which something was changed. */
export interface ChangedSheet extends ChangedInputs {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
}

export const SheetHooks = {
  /** Something was changed of which cells or videos are made. */
  inputsChanged: defineHook<ChangedSheet>('sheet.inputs_changed'),

  /** A sheet, or rows, columns or layers of it, were deleted. */
  itemsDeleted: defineHook<DeletedScope>('sheet.items_deleted'),

  /** The sheet with the id `from` was cloned. */
  cloned: defineHook<{ readonly from: number; readonly to: number }>('sheet.cloned'),

  /** The sheet was created from a template, shipped or made by an organization. */
  createdFromTemplate: defineHook<{ readonly sheetId: number; readonly templateId: number }>(
    'sheet.created_from_template',
  ),
};
