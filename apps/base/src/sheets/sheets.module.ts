import { Module } from '@nestjs/common';
import { CellController } from './cells/cell.controller.js';
import { CellReader } from './cells/cell.reader.js';
import { ItemFileReader } from './cells/item-file.reader.js';
import { StatsWriter } from './cells/stats.writer.js';
import { RowReader } from './rows/row.reader.js';
import { CellRepository } from './cells/cell.repository.js';
import { CellService } from './cells/cell.service.js';
import { ChangeLogExpiry } from './changes/change-log-expiry.js';
import { ChangeLogRepository } from './changes/change-log.repository.js';
import { ChangesController } from './changes/changes.controller.js';
import { ChangesReader } from './changes/changes.reader.js';
import { ColumnController } from './columns/column.controller.js';
import { ColumnService } from './columns/column.service.js';
import { CopyRepository } from './copies/sheet-copy.repository.js';
import { CreateDefaultSheet, FindDefaultSheet } from './sheet/default-sheet.listener.js';
import { SheetChanges } from './sheet/sheet-changes.js';
import { SheetController } from './sheet/sheet.controller.js';
import { ItemReader } from './items/item.reader.js';
import { SheetReader } from './sheet/sheet.reader.js';
import { SheetRepository } from './sheet/sheet.repository.js';
import { SheetService } from './sheet/sheet.service.js';
import { Cycles } from './dependencies/cycles.js';
import { RowTextReader } from './dependencies/row-text.reader.js';
import { DependencyReader } from './dependencies/dependency.reader.js';
import { ImportExportController } from './import-export/import-export.controller.js';
import { ImportExportRepository } from './import-export/import-export.repository.js';
import { ExportService } from './import-export/export.service.js';
import { ImportService } from './import-export/import.service.js';
import { GenerationResultWriter } from './cells/generation-result.writer.js';
import { LayerController } from './layers/layer.controller.js';
import { LayerService } from './layers/layer.service.js';
import { ItemRepository } from './items/item.repository.js';
import { ItemService } from './items/item.service.js';
import { ItemChanges } from './items/item-changes.js';
import { ManyItemsRepository } from './items/many-items.repository.js';
import { ManyItems } from './items/many-items.service.js';
import { ItemPositions } from './items/item-positions.js';
import { PromptRepository } from './prompts/prompt.repository.js';
import { PromptResolver } from './prompts/prompt-resolver.js';
import { RowController } from './rows/row.controller.js';
import { ModelRowRepository } from './rows/model-row.repository.js';
import { RowService } from './rows/row.service.js';
import { VariableController } from './variables/variable.controller.js';
import { VariableRepository } from './variables/variable.repository.js';
import { VariableService } from './variables/variable.service.js';
import { SheetPlanReader } from './copies/sheet-plan.reader.js';
import { SheetPlanRepository } from './copies/sheet-plan.repository.js';
import { SheetViewModule } from './sheet-view/sheet-view.module.js';
import { FindController } from './find/find.controller.js';
import { FindRepository } from './find/find.repository.js';
import { FindService } from './find/find.service.js';
import { GridController } from './grid/grid.controller.js';
import { IdeaRowReader } from './idea-rows/idea-row.reader.js';
import { IdeaRowRepository } from './idea-rows/idea-row.repository.js';
import { IdeaRowService } from './idea-rows/idea-row.service.js';
import { SavedViewController } from './saved-views/saved-view.controller.js';
import { SavedViewRepository } from './saved-views/saved-view.repository.js';
import { SavedViewService } from './saved-views/saved-view.service.js';
import { SheetRemovalWriter } from './trash/sheet-removal.writer.js';
import { SheetRemovals } from './trash/sheet-removals.js';
import { SheetTrashController } from './trash/sheet-trash.controller.js';
import { SheetTrashExpiry } from './trash/sheet-trash-expiry.js';
import { SheetTrashRepository } from './trash/sheet-trash.repository.js';
import { SheetTrashService } from './trash/sheet-trash.service.js';
import { ChangeSetExpiry } from './undo/change-set-expiry.js';
import { ChangeSetRemovalRepository } from './undo/change-set-removal.repository.js';
import { ChangeSetRepository } from './undo/change-set.repository.js';
import { ChangeSets } from './undo/change-sets.js';
import { TrashReader } from './undo/trash.reader.js';
import { TrimChangeSets } from './undo/trim-change-sets.task.js';
import { UndoController } from './undo/undo.controller.js';
import { UndoLayers } from './undo/undo-layers.js';
import { UndoLines } from './undo/undo-lines.js';
import { UndoRepository } from './undo/undo.repository.js';
import { UndoService } from './undo/undo.service.js';
import { ChangeMarkerCompaction } from './sheet/change-marker-compaction.js';

/** Sheets and what they hold. */
@Module({
  imports: [SheetViewModule],
  controllers: [
    SheetTrashController,
    SheetController,
    GridController,
    ChangesController,
    UndoController,
    FindController,
    RowController,
    ColumnController,
    CellController,
    LayerController,
    VariableController,
    ImportExportController,
    SavedViewController,
  ],
  providers: [
    SheetService,
    RowService,
    ModelRowRepository,
    ColumnService,
    CellService,
    LayerService,
    ImportService,
    SavedViewService,
    SavedViewRepository,
    ExportService,
    ImportExportRepository,
    SheetChanges,
    ItemPositions,
    ItemChanges,
    ManyItems,
    ManyItemsRepository,
    ItemService,
    SheetRepository,
    ChangeMarkerCompaction,
    ChangeLogExpiry,
    ChangeSets,
    ChangeSetRepository,
    ChangeSetExpiry,
    ChangeSetRemovalRepository,
    TrimChangeSets,
    UndoService,
    UndoLines,
    UndoLayers,
    UndoRepository,
    TrashReader,
    ChangeLogRepository,
    ChangesReader,
    FindRepository,
    FindService,
    CellRepository,
    ItemRepository,
    CopyRepository,
    SheetPlanRepository,
    SheetPlanReader,
    SheetReader,
    ItemReader,
    CellReader,
    ItemFileReader,
    StatsWriter,
    RowReader,
    VariableService,
    VariableRepository,
    PromptRepository,
    PromptResolver,
    DependencyReader,
    RowTextReader,
    Cycles,
    GenerationResultWriter,
    CreateDefaultSheet,
    FindDefaultSheet,
    IdeaRowService,
    IdeaRowReader,
    IdeaRowRepository,
    SheetTrashService,
    SheetTrashRepository,
    SheetTrashExpiry,
    SheetRemovals,
    SheetRemovalWriter,
  ],
  exports: [
    SheetService,
    ImportService,
    SheetReader,
    ItemReader,
    SheetPlanReader,
    CellReader,
    ItemFileReader,
    StatsWriter,
    RowReader,
    PromptResolver,
    DependencyReader,
    RowTextReader,
    Cycles,
    GenerationResultWriter,
    IdeaRowService,
    IdeaRowReader,
    SheetRemovalWriter,
  ],
})
export class SheetsModule {}
