import { Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { prose } from '@reelsheet/kernel';
import { CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { ChangesSheet, ReadsSheet, RemovesFromSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetView } from '../sheet/sheet-view.dto.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';
import { SheetTrashQuery, toTrashedSheet, TrashedSheetView } from './sheet-trash.dto.js';
import { SheetTrashService } from './sheet-trash.service.js';

@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths())
export class SheetTrashController {
  constructor(
    private readonly trash: SheetTrashService,
    private readonly view: SheetReadModel,
  ) {}

  @Get('trash')
  @ReadsSheet({
    name: 'trash.listSheets',
    summary: 'The engines of the agent that were deleted and can be restored, the last deleted first',
    answer: [TrashedSheetView],
  })
  async list(@CurrentAgent() agent: AgentInScope, @Query() { page }: SheetTrashQuery): Promise<TrashedSheetView[]> {
    return (await this.trash.list(agent.id, page)).map(toTrashedSheet);
  }

  @Post(':id/restore')
  @ChangesSheet({
    name: 'sheets.restore',
    summary: 'Take an engine out of the trash',
    description: prose`
      It has the same id, slug, content and selected generations. What was stopped when it was deleted stays stopped. It
      is the agent's default engine again unless there is another one, and the row of an idea again unless the idea has
      got another one. An engine that is not in the trash, or is there no longer, is missing.`,
    answer: SheetView,
  })
  async restore(@CurrentSheet() scope: SheetScope): Promise<JsonBody> {
    await this.trash.restore(scope);
    return this.view.sheet(scope);
  }

  @Delete('trash/:id')
  @RemovesFromSheet({
    name: 'trash.deleteSheet',
    summary: 'Remove an engine from the trash for good',
    description: prose`
      It is missing at once and cannot be restored. Its rows, cells, generations and renders are removed in the
      background. While a clone of it exists, all its generations stay, also those that the clone does not select. Files
      stay in the library.`,
  })
  async remove(@CurrentSheet() scope: SheetScope): Promise<void> {
    await this.trash.remove(scope);
  }
}
