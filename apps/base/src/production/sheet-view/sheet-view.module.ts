import { Global, Module } from '@nestjs/common';
import { CellGenerations } from '../../sheets/cells/cell-generations.port.js';
import { SheetReadModel } from '../../sheets/sheet/sheet-read-model.port.js';
import { SqlCellGenerations } from './sql-cell.generations.js';
import { SqlSheetReadModel } from './sql-sheet.read-model.js';

/** The sheet as it is read, generations and all. Global, because sheets below ask for both ports without knowing who answers. */
@Global()
@Module({
  providers: [
    { provide: SheetReadModel, useClass: SqlSheetReadModel },
    { provide: CellGenerations, useClass: SqlCellGenerations },
  ],
  exports: [SheetReadModel, CellGenerations],
})
export class SheetViewModule {}
