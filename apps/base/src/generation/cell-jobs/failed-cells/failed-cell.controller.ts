import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { Operation } from '@reelsheet/platform-http';
import { SheetErrors } from '../../../sheets/sheet/sheet.errors.js';
import { sheetPaths } from '../../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { FailedCellsQuery, FailedCellView, toFailedCell } from './failed-cell.dto.js';
import { FailedCellService } from './failed-cell.service.js';

const { agentNotFound, usableCreditRequired, validation } = CommonErrors;

@ApiTags('Cells')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class FailedCellController {
  constructor(private readonly failures: FailedCellService) {}

  @Get('automatic_failures')
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'sheets.automaticFailures.list',
    phase: 'edit',
    summary: 'Automatic cells (`autoGenerate`) that could not be generated when something changed, and why',
    description: prose`Newest first; a cell that was generated since, or waits for it, is not listed. Includes cells for
      which no generation was started, because an input failed or the cell depends on itself. Failures are deleted after
      a week.`,
    answer: [FailedCellView],
    errors: [agentNotFound, SheetErrors.notFound, usableCreditRequired, validation],
  })
  async list(
    @CurrentSheet() sheet: SheetScope,
    @Query() { cell_id, page = 1 }: FailedCellsQuery,
  ): Promise<FailedCellView[]> {
    return (await this.failures.list(sheet, { page, cellId: cell_id })).map(toFailedCell);
  }
}
