import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { invalid, prose } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import type { FastifyReply } from 'fastify';
import { toWindow } from '../sheet/sheet.dto.js';
import type { SheetScope } from '../sheet/sheet.js';
import { CONDITIONAL_HEADERS, READS_CONDITIONALLY, sendConditionally } from '../sheet-view/conditional-read.js';
import { ReadsSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';
import { GridQuery, GridView } from './grid.dto.js';

const READING = prose`Cells without attributes, times and history: about a quarter of the sheet's bytes. \`ETag\`,
  \`rows_after\` and \`rows_limit\` are used as in \`GET …/{id}\`; a read of \`row_ids\` has no \`ETag\`.`;

@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id/grid'))
export class GridController {
  constructor(private readonly view: SheetReadModel) {}

  @Get()
  @ReadsSheet({
    name: 'sheets.grid.get',
    headers: CONDITIONAL_HEADERS,
    summary: 'What a grid shows of the sheet: values and selected generations',
    description: READING,
    answer: GridView,
  })
  @READS_CONDITIONALLY
  async get(
    @CurrentSheet() scope: SheetScope,
    @Query() query: GridQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonBody | undefined> {
    const { row_ids: rowIds, history } = query;
    const window = toWindow(query);
    if (!rowIds) return sendConditionally(reply, await this.view.grid(scope, { history, window, known }));
    if (window) throw invalid('row_ids', 'cannot be combined with a window');
    return this.view.gridOfRows(scope, rowIds, history);
  }
}
