import { Global, Module } from '@nestjs/common';
import { SetupProject } from '../agents/setup-project.port.js';
import { CellController } from './cell.controller.js';
import { CellReader } from './cell.reader.js';
import { CellRepository } from './cell.repository.js';
import { CellService } from './cell.service.js';
import { ColumnController } from './column.controller.js';
import { ColumnRepository } from './column.repository.js';
import { ColumnService } from './column.service.js';
import { CopyRepository } from './copy.repository.js';
import { DefaultEngine } from './default-engine.js';
import { EngineChanges } from './engine.changes.js';
import { EngineController } from './engine.controller.js';
import { EngineReader } from './engine.reader.js';
import { EngineRepository } from './engine.repository.js';
import { EngineService } from './engine.service.js';
import { GenerationResultWriter } from './generation-result.writer.js';
import { LayerController } from './layer.controller.js';
import { LayerRepository } from './layer.repository.js';
import { LayerService } from './layer.service.js';
import { PositionRepository } from './position.repository.js';
import { Positions } from './positions.js';
import { PromptReader } from './prompt.reader.js';
import { RouteBodyLimits } from './route-body-limits.js';
import { RowController } from './row.controller.js';
import { RowRepository } from './row.repository.js';
import { RowService } from './row.service.js';
import { SheetPlanRepository } from './sheet-plan.repository.js';

/**
 * Sheets and what they hold; how they are read, generations and all, is bound by engine-view. Global, because agents
 * below ask for {@link SetupProject} without knowing who answers.
 */
@Global()
@Module({
  controllers: [EngineController, RowController, ColumnController, CellController, LayerController],
  providers: [
    EngineService,
    RowService,
    ColumnService,
    CellService,
    LayerService,
    EngineChanges,
    Positions,
    EngineRepository,
    RowRepository,
    ColumnRepository,
    CellRepository,
    LayerRepository,
    PositionRepository,
    CopyRepository,
    SheetPlanRepository,
    EngineReader,
    CellReader,
    PromptReader,
    GenerationResultWriter,
    RouteBodyLimits,
    { provide: SetupProject, useClass: DefaultEngine },
  ],
  exports: [EngineService, EngineReader, CellReader, PromptReader, GenerationResultWriter, SetupProject],
})
export class EnginesModule {}
