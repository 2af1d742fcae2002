import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import type { SheetScope } from '../sheet/sheet.js';
import { ReadsSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { FindQuery, FoundView, RowIdsQuery, RowIdsView, toRowQuery } from './find.dto.js';
import { FindService } from './find.service.js';

const ORDERING = prose`All ids at once, so that a client that reads the rows page by page (\`GET …/grid?row_ids=\`) sees
  none twice and none left out. While \`version\` is the sheet's, they are current.`;

const SEARCHING = prose`A response ends after a second; \`next_rows_after\` then goes on behind the rows that were
  searched, even where none of them matched.`;

const BUSY = [CommonErrors.validation, CommonErrors.rateLimited, CommonErrors.unavailable];

@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class FindController {
  constructor(private readonly found: FindService) {}

  @Get('row_ids')
  @ReadsSheet({
    name: 'sheets.rows.find',
    summary: 'The rows with a value, sorted by a column',
    description: ORDERING,
    answer: RowIdsView,
    errors: BUSY,
  })
  rows(@CurrentSheet() scope: SheetScope, @Query() query: RowIdsQuery): Promise<string> {
    return this.found.rows(scope, toRowQuery(query));
  }

  @Get('find')
  @ReadsSheet({
    name: 'sheets.cells.find',
    summary: 'The cells that contain a text',
    description: SEARCHING,
    answer: FoundView,
    errors: BUSY,
  })
  async find(
    @CurrentSheet() scope: SheetScope,
    @Query() { text, column_ids: columnIds, rows_after: after }: FindQuery,
  ): Promise<FoundView> {
    const { matches, next } = await this.found.search(scope, { text, columnIds, after });
    return {
      matches: matches.map(({ cellId, rowId, columnId, rowPosition, columnPosition }) => ({
        cell_id: cellId,
        row_id: rowId,
        column_id: columnId,
        row_position: rowPosition,
        column_position: columnPosition,
      })),
      next_rows_after: next,
    };
  }
}
