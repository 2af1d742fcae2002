import { Body, Controller, Get, Patch, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { PathId, type WantedAnswer } from '@reelsheet/platform-http';
import {
  CellsQuery,
  fromCell,
  fromCellItem,
  SelectGenerationBody,
  UpdateCellBody,
  UpdateCellsBody,
} from './cell.dto.js';
import { CellService } from './cell.service.js';
import type { SheetScope } from '../sheet/sheet.js';
import { ChangesManyItems, ChangesSheet, ReadsSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { CellView } from '../sheet/sheet-view.dto.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';

@ApiTags('Cells')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id/cells'))
export class CellController {
  constructor(
    private readonly cells: CellService,
    private readonly view: SheetReadModel,
  ) {}

  @Get()
  @ReadsSheet({
    name: 'sheets.cells.list',
    summary: 'Cells by their ids, with layers and generations',
    answer: [CellView],
  })
  list(@CurrentSheet() scope: SheetScope, @Query() { cell_ids, history }: CellsQuery): Promise<JsonBody> {
    return this.view.cells(scope, cell_ids, { history });
  }

  @Put('mass_update')
  @ChangesManyItems({
    name: 'sheets.cells.updateMany',
    summary: 'Change many cells: all of them or, where one is missing, none',
    answer: [CellView],
  })
  async updateMany(
    @CurrentSheet() scope: SheetScope,
    @Body() { cells, merge_attributes }: UpdateCellsBody,
  ): Promise<WantedAnswer<JsonBody>> {
    await this.cells.update(
      scope,
      cells.map((cell) => fromCellItem(cell, merge_attributes)),
    );
    return () =>
      this.view.cells(
        scope,
        cells.map(({ id }) => id),
      );
  }

  @Get(':cell_id')
  @ReadsSheet({ name: 'sheets.cells.get', summary: 'A cell with its layers and generations', answer: CellView })
  get(@CurrentSheet() scope: SheetScope, @PathId('cell_id') cellId: number): Promise<string> {
    return this.view.cell(scope, cellId);
  }

  @Patch(':cell_id')
  @ChangesSheet({ name: 'sheets.cells.update', summary: 'Change a cell', answer: CellView })
  async update(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @Body() { spreadsheet_cell, merge_attributes }: UpdateCellBody,
  ): Promise<string> {
    const change = fromCell(cellId, spreadsheet_cell, merge_attributes);
    await this.cells.update(scope, [change], () => 'spreadsheet_cell');
    return this.view.cell(scope, cellId);
  }

  @Patch(':cell_id/set_default_user_job')
  @ChangesSheet({
    name: 'sheets.cells.selectGeneration',
    summary: "Select one of the cell's generations",
    description: 'A text becomes the value of an empty or AI-written cell (`textMode` `ai`).',
    answer: CellView,
  })
  async select(
    @CurrentSheet() scope: SheetScope,
    @PathId('cell_id') cellId: number,
    @Body() { user_job_id }: SelectGenerationBody,
  ): Promise<string> {
    await this.cells.selectGeneration(scope, cellId, user_job_id);
    return this.view.cell(scope, cellId);
  }
}
