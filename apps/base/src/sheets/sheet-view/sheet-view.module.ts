import { Module } from '@nestjs/common';
import { CellGenerations } from './cell-generations.reader.js';
import { CellTexts } from './cell-texts.reader.js';
import { SheetReadModel } from './sheet-view.reader.js';

/** Reads sheets with their generations. */
@Module({
  providers: [SheetReadModel, CellGenerations, CellTexts],
  exports: [SheetReadModel, CellGenerations, CellTexts],
})
export class SheetViewModule {}
