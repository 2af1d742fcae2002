import { defineHook } from '@reelsheet/platform-hooks';
import type { DeletedScope } from '../../agents/agents/agent-hooks.js';

export const SheetHooks = {
  /** A sheet, or rows, columns or layers of it, were deleted. */
  itemsDeleted: defineHook<DeletedScope>('sheet.items_deleted'),
};
