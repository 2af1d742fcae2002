import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { prose } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { PathId } from '@reelsheet/platform-http';
import type { SheetScope } from '../sheet/sheet.js';
import { ChangesSheet, ReadsSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { writtenVersion } from '../sheet/sheet-version.js';
import { TrashReader } from './trash.reader.js';
import { toDeletions, DeletionsQuery, DeletionsView, UndoneView } from './undo.dto.js';
import { UndoErrors } from './undo.errors.js';
import { UndoService } from './undo.service.js';

const UNDOING = prose`Each write of rows, columns, cells, layers and variables is one change, named by the version of
  the sheet that it made (\`X-Sheet-Version\`). Deleted items come back with their ids, positions, times and selected
  generations; created ones are deleted; changed ones get their earlier values. Undoing is a change too: undoing that
  one does it again. What belongs to a row or column that was deleted since stays away.

  Possible for a day, deletions of rows, columns and layers for 30 days, unless the operator has set another time
  (\`TRASH_DAYS\`). Beyond 256 MiB of kept values of a sheet the oldest changes are forgotten sooner, deletions last.
  409 \`changed_later\` with \`items\` where a later change has changed the same values. Results of generations, and
  changes of more than 200,000 items or 64 MiB, cannot be undone.`;

@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class UndoController {
  constructor(
    private readonly changes: UndoService,
    private readonly trash: TrashReader,
  ) {}

  @Post('changes/:version/undo')
  @ChangesSheet({
    name: 'sheets.changes.undo',
    summary: 'Undo a change of the sheet',
    description: UNDOING,
    answer: UndoneView,
    errors: Object.values(UndoErrors),
  })
  async undo(@CurrentSheet() scope: SheetScope, @PathId('version') version: number): Promise<UndoneView> {
    await this.changes.undo(scope, version);
    return { version: writtenVersion(scope.sheetId)!, undone_version: version };
  }

  @Get('trash')
  @ReadsSheet({
    name: 'sheets.deletions.list',
    summary: 'Rows, columns and layers that were deleted and can be restored',
    description: prose`Deletions of the last 30 days, unless the operator has set another time (\`TRASH_DAYS\`); newest
      first. \`POST …/changes/{version}/undo\` restores them, unless a later change prevents
      it. A sheet with more than 256 MiB of kept values forgets the oldest sooner.`,
    answer: DeletionsView,
  })
  async list(@CurrentSheet() scope: SheetScope, @Query() { cursor }: DeletionsQuery): Promise<DeletionsView> {
    return toDeletions(await this.trash.page(scope, cursor));
  }
}
