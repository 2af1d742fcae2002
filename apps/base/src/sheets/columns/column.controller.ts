import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { PathId, type WantedAnswer } from '@reelsheet/platform-http';
import {
  CreateColumnBody,
  CreateColumnsBody,
  fromColumn,
  ManyColumnsBody,
  MoveColumnsBody,
  UpdateColumnBody,
  UpdateColumnsBody,
} from './column.dto.js';
import { ColumnService } from './column.service.js';
import type { SheetScope } from '../sheet/sheet.js';
import { ChangesManyItems, ChangesSheet, ReadsSheet, RemovesFromSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { ColumnView } from '../sheet/sheet-view.dto.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';

@ApiTags('Columns')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id/columns'))
export class ColumnController {
  constructor(
    private readonly columns: ColumnService,
    private readonly view: SheetReadModel,
  ) {}

  @Get()
  @ReadsSheet({ name: 'sheets.columns.list', summary: "The sheet's columns", answer: [ColumnView] })
  list(@CurrentSheet() scope: SheetScope): Promise<JsonBody> {
    return this.view.columns(scope);
  }

  @Post()
  @ChangesSheet({
    name: 'sheets.columns.create',
    summary: 'Add a column with a cell in every row',
    status: 201,
    answer: ColumnView,
  })
  async create(@CurrentSheet() scope: SheetScope, @Body() { spreadsheet_column }: CreateColumnBody): Promise<string> {
    return this.view.column(scope, await this.columns.create(scope, fromColumn(spreadsheet_column)));
  }

  @Post('mass_create')
  @ChangesManyItems({
    name: 'sheets.columns.createMany',
    summary: 'Add columns with a cell in every row: all or, where one is invalid, none',
    status: 201,
    answer: [ColumnView],
  })
  async createMany(
    @CurrentSheet() scope: SheetScope,
    @Body() { columns, position }: CreateColumnsBody,
  ): Promise<WantedAnswer<JsonBody>> {
    const ids = await this.columns.createMany(scope, columns.map(fromColumn), position);
    return () => this.view.written('column', scope, ids);
  }

  @Post('mass_duplicate')
  @ChangesManyItems({
    name: 'sheets.columns.duplicateMany',
    summary:
      'Add the same columns again, each copy behind its original: values, attributes, layers and selected generations',
    status: 201,
    answer: [ColumnView],
  })
  async duplicateMany(
    @CurrentSheet() scope: SheetScope,
    @Body() { ids }: ManyColumnsBody,
  ): Promise<WantedAnswer<JsonBody>> {
    const copies = await this.columns.duplicateMany(scope, ids);
    return () => this.view.written('column', scope, copies);
  }

  @Post('mass_delete')
  @RemovesFromSheet({
    name: 'sheets.columns.deleteMany',
    summary: 'Delete columns with their cells: all or, where one is missing, none',
    errors: [CommonErrors.validation],
  })
  async deleteMany(@CurrentSheet() scope: SheetScope, @Body() { ids }: ManyColumnsBody): Promise<void> {
    await this.columns.deleteMany(scope, ids);
  }

  @Patch('update_positions')
  @ChangesManyItems({
    name: 'sheets.columns.move',
    summary: 'Put columns elsewhere; the others keep their order around them',
    answer: [ColumnView],
  })
  async move(@CurrentSheet() scope: SheetScope, @Body() { columns }: MoveColumnsBody): Promise<WantedAnswer<JsonBody>> {
    await this.columns.move(scope, columns);
    return () =>
      this.view.written(
        'column',
        scope,
        columns.map(({ id }) => id),
      );
  }

  @Put('mass_update')
  @ChangesManyItems({
    name: 'sheets.columns.updateMany',
    summary: 'Change many columns: all of them or, where one is missing, none',
    answer: [ColumnView],
  })
  async updateMany(
    @CurrentSheet() scope: SheetScope,
    @Body() { columns, merge_attributes: isMerge }: UpdateColumnsBody,
  ): Promise<WantedAnswer<JsonBody>> {
    await this.columns.update(
      scope,
      columns.map((column) => ({ id: column.id, ...fromColumn(column), isMerge })),
    );
    return () =>
      this.view.written(
        'column',
        scope,
        columns.map(({ id }) => id),
      );
  }

  @Patch(':col_id')
  @ChangesSheet({ name: 'sheets.columns.update', summary: 'Change a column', answer: ColumnView })
  async update(
    @CurrentSheet() scope: SheetScope,
    @PathId('col_id') columnId: number,
    @Body() { spreadsheet_column, merge_attributes: isMerge }: UpdateColumnBody,
  ): Promise<string> {
    const change = { id: columnId, ...fromColumn(spreadsheet_column), isMerge };
    await this.columns.update(scope, [change], () => 'spreadsheet_column');
    return this.view.column(scope, columnId);
  }

  @Delete(':col_id')
  @RemovesFromSheet({
    name: 'sheets.columns.delete',
    summary: 'Delete a column with its cells',
    description: prose`Rejected when its title would then refer to another column or a variable, through which an
      automatic cell would depend on itself.`,
    errors: [CommonErrors.validation],
  })
  async delete(@CurrentSheet() scope: SheetScope, @PathId('col_id') columnId: number): Promise<void> {
    await this.columns.delete(scope, columnId);
  }

  @Post(':col_id/duplicate')
  @ChangesSheet({
    name: 'sheets.columns.duplicate',
    summary: 'Add the same column again behind it: values, attributes, layers and selected generations',
    status: 201,
    answer: ColumnView,
  })
  async duplicate(@CurrentSheet() scope: SheetScope, @PathId('col_id') columnId: number): Promise<string> {
    return this.view.column(scope, await this.columns.duplicate(scope, columnId));
  }
}
