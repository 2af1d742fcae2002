import { Global, Module } from '@nestjs/common';
import { CellGenerations } from '../../sheets/cells/cell-generations.port.js';
import { CellTexts } from '../../sheets/exchange/cell-texts.port.js';
import { SheetReadModel } from '../../sheets/sheet/sheet-read-model.port.js';
import { SqlCellGenerations } from './sql-cell.generations.js';
import { SqlCellTexts } from './sql-cell-texts.read-model.js';
import { SqlSheetReadModel } from './sql-sheet.read-model.js';

/** The sheet as it is read, generations and all. Global, because sheets below ask for the ports without knowing who answers. */
@Global()
@Module({
  providers: [
    { provide: SheetReadModel, useClass: SqlSheetReadModel },
    { provide: CellGenerations, useClass: SqlCellGenerations },
    { provide: CellTexts, useClass: SqlCellTexts },
  ],
  exports: [SheetReadModel, CellGenerations, CellTexts],
})
export class SheetViewModule {}
