import { Global, Module } from '@nestjs/common';
import { CellGenerations } from '../cells/cell-generations.port.js';
import { CellTexts } from '../import-export/cell-texts.port.js';
import { SheetReadModel } from '../sheet/sheet-view.port.js';
import { SqlCellGenerations } from './cell-generations.repository.js';
import { SqlCellTexts } from './cell-texts.repository.js';
import { SqlSheetReadModel } from './sheet-view.repository.js';

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
