import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { PathId, type WantedAnswer } from '@reelsheet/platform-http';
import type { SheetScope } from '../sheet/sheet.js';
import {
  CreateRowBody,
  CreateRowsBody,
  fromRow,
  fromRowDraft,
  ManyRowsBody,
  MoveRowsBody,
  RowsQuery,
  UpdateRowBody,
  UpdateRowsBody,
} from './row.dto.js';
import { RowService } from './row.service.js';
import { ChangesManyItems, ChangesSheet, ReadsSheet, RemovesFromSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { RowView } from '../sheet/sheet-view.dto.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';

@ApiTags('Rows')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id/rows'))
export class RowController {
  constructor(
    private readonly rows: RowService,
    private readonly view: SheetReadModel,
  ) {}

  @Get()
  @ReadsSheet({ name: 'sheets.rows.list', summary: "The sheet's rows with their cells", answer: [RowView] })
  list(@CurrentSheet() scope: SheetScope, @Query() { row_ids, history }: RowsQuery): Promise<JsonBody> {
    return this.view.rows(scope, row_ids, { history });
  }

  @Post()
  @ChangesSheet({
    name: 'sheets.rows.create',
    summary: 'Add a row with a cell in every column',
    status: 201,
    answer: RowView,
  })
  async create(@CurrentSheet() scope: SheetScope, @Body() { spreadsheet_row }: CreateRowBody): Promise<string> {
    return this.view.row(scope, await this.rows.create(scope, fromRowDraft(spreadsheet_row)));
  }

  @Post('mass_create')
  @ChangesManyItems({
    name: 'sheets.rows.createMany',
    summary: 'Add rows with a cell in every column: all or, where one is invalid, none',
    status: 201,
    answer: [RowView],
  })
  async createMany(
    @CurrentSheet() scope: SheetScope,
    @Body() { rows, position, like_row_id: likeRowId }: CreateRowsBody,
  ): Promise<WantedAnswer<JsonBody>> {
    const ids = await this.rows.createMany(scope, { rows: rows.map(fromRowDraft), position, likeRowId });
    return () => this.view.written('row', scope, ids);
  }

  @Post('mass_duplicate')
  @ChangesManyItems({
    name: 'sheets.rows.duplicateMany',
    summary:
      'Add the same rows again, each copy behind its original: values, attributes, layers and selected generations',
    status: 201,
    answer: [RowView],
  })
  async duplicateMany(
    @CurrentSheet() scope: SheetScope,
    @Body() { ids }: ManyRowsBody,
  ): Promise<WantedAnswer<JsonBody>> {
    const copies = await this.rows.duplicateMany(scope, ids);
    return () => this.view.written('row', scope, copies);
  }

  @Post('mass_delete')
  @RemovesFromSheet({
    name: 'sheets.rows.deleteMany',
    summary: 'Delete rows with their cells: all or, where one is missing, none',
    errors: [CommonErrors.validation],
  })
  async deleteMany(@CurrentSheet() scope: SheetScope, @Body() { ids }: ManyRowsBody): Promise<void> {
    await this.rows.deleteMany(scope, ids);
  }

  @Put('update_positions')
  @ChangesManyItems({
    name: 'sheets.rows.move',
    summary: 'Put rows elsewhere; the others keep their order around them',
    answer: [RowView],
  })
  async move(@CurrentSheet() scope: SheetScope, @Body() { rows }: MoveRowsBody): Promise<WantedAnswer<JsonBody>> {
    await this.rows.move(scope, rows);
    return () =>
      this.view.written(
        'row',
        scope,
        rows.map(({ id }) => id),
      );
  }

  @Put('mass_update')
  @ChangesManyItems({
    name: 'sheets.rows.updateMany',
    summary: 'Change many rows: all of them or, where one is missing, none',
    answer: [RowView],
  })
  async updateMany(
    @CurrentSheet() scope: SheetScope,
    @Body() { rows, merge_attributes }: UpdateRowsBody,
  ): Promise<WantedAnswer<JsonBody>> {
    await this.rows.update(
      scope,
      rows.map((row) => fromRow(row.id, row, merge_attributes)),
    );
    return () =>
      this.view.written(
        'row',
        scope,
        rows.map(({ id }) => id),
      );
  }

  @Get(':row_id')
  @ReadsSheet({ name: 'sheets.rows.get', summary: 'A row with its cells', answer: RowView })
  get(@CurrentSheet() scope: SheetScope, @PathId('row_id') rowId: number): Promise<string> {
    return this.view.row(scope, rowId);
  }

  @Patch(':row_id')
  @ChangesSheet({ name: 'sheets.rows.update', summary: 'Change a row', answer: RowView })
  async update(
    @CurrentSheet() scope: SheetScope,
    @PathId('row_id') rowId: number,
    @Body() { spreadsheet_row, merge_attributes }: UpdateRowBody,
  ): Promise<string> {
    const change = fromRow(rowId, spreadsheet_row, merge_attributes);
    await this.rows.update(scope, [change], () => 'spreadsheet_row');
    return this.view.row(scope, rowId);
  }

  @Delete(':row_id')
  @RemovesFromSheet({ name: 'sheets.rows.delete', summary: 'Delete a row with its cells' })
  async delete(@CurrentSheet() scope: SheetScope, @PathId('row_id') rowId: number): Promise<void> {
    await this.rows.delete(scope, rowId);
  }

  @Post(':row_id/duplicate')
  @ChangesSheet({
    name: 'sheets.rows.duplicate',
    summary: 'Add the same row again behind it: values, attributes, layers and selected generations',
    status: 201,
    answer: RowView,
  })
  async duplicate(@CurrentSheet() scope: SheetScope, @PathId('row_id') rowId: number): Promise<string> {
    return this.view.row(scope, await this.rows.duplicate(scope, rowId));
  }
}
