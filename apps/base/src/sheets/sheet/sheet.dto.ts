import { AgentId, Flag, Nested, Text, Whole } from '@reelsheet/platform-http';
import { SHEET_LIMITS } from './sheet-limits.js';

class SheetDraft {
  @Text({ max: SHEET_LIMITS.sheetTitle })
  title!: string;

  @Flag({ optional: true, default: false, about: "true: it takes the place of the agent's default engine" })
  is_default = false;
}

export class CreateSheetBody {
  @Nested(() => SheetDraft)
  spreadsheet!: SheetDraft;
}

class SheetChange {
  @Text({ optional: true, min: 1, max: SHEET_LIMITS.sheetTitle })
  title?: string;

  @Flag({ optional: true })
  is_default?: boolean;
}

export class UpdateSheetBody {
  @Nested(() => SheetChange)
  spreadsheet!: SheetChange;
}

export class CloneSheetBody {
  @AgentId({ optional: true, nullable: true, about: 'integer id or uuid; the same agent where absent' })
  target_agent_id?: string | number | null;
}

export class SheetPageQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: '20 a page' })
  page = 1;
}

export class SheetQuery {
  @Flag({ optional: true, default: false, about: 'adds `execution_cost` to rows, cells and layers' })
  with_execution_cost = false;
}
