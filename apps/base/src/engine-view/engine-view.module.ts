import { Global, Module } from '@nestjs/common';
import { CellGenerations } from '../engines/cell-generations.port.js';
import { SheetView } from '../engines/sheet-view.port.js';
import { SqlCellGenerations } from './sql-cell.generations.js';
import { SqlSheetView } from './sql-sheet.view.js';

/** The sheet as it is read: a model of its own above engines and generations, so that engines need not know generations. */
@Global()
@Module({
  providers: [
    { provide: SheetView, useClass: SqlSheetView },
    { provide: CellGenerations, useClass: SqlCellGenerations },
  ],
  exports: [SheetView, CellGenerations],
})
export class EngineViewModule {}
