import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, invalid, prose } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import type { SheetScope } from '../sheet/sheet.js';
import { ReadsSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { readCursor } from './change-cursor.js';
import { ChangesQuery, ChangesView } from './changes.dto.js';
import { ChangesErrors } from './changes.errors.js';
import { ChangesReader } from './changes.reader.js';

const READING = prose`Rows, columns and cells that were created, changed or deleted, with their current content; a
  layer and a generation change their cell. Follow \`next_cursor\` to the last page, then use its \`version\` as
  \`since\`. What changes in the meantime may be returned twice, never left out.

  Changes are kept for a day. Older ones, and changes of more than 10,000 items at once, return 410
  \`resync_required\`: read the sheet again.`;

@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id/changes'))
export class ChangesController {
  constructor(private readonly changes: ChangesReader) {}

  @Get()
  @ReadsSheet({
    name: 'sheets.changes.list',
    summary: 'What has changed since a version of the sheet',
    description: READING,
    answer: ChangesView,
    errors: [CommonErrors.validation, ChangesErrors.resync],
  })
  list(@CurrentSheet() scope: SheetScope, @Query() { since, cursor, history }: ChangesQuery): Promise<JsonBody> {
    if (cursor !== undefined) return this.changes.behind(scope, readCursor(cursor), history);
    if (since === undefined) throw invalid('since', 'is required');
    return this.changes.since(scope, since, history);
  }
}
