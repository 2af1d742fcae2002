import { Module } from '@nestjs/common';
import { ComparisonsModule } from '../../generation/comparisons/comparisons.module.js';
import { RendersModule } from '../../rendering/renders.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { CompareInputs } from './compare-inputs.task.js';
import {
  CreatedSheetsListener,
  FailedCellJobListener,
  GenerationEndListener,
  InputChangeListener,
  RenderEndListener,
} from './input-change.listener.js';
import { InputChangeRepository } from './input-change.repository.js';
import { InputChanges } from './input-changes.js';
import { NodeComparison } from './node-comparison.js';
import { NodeStatesController } from './node-states.controller.js';
import { NodeStatesReader } from './node-states.reader.js';
import { NodeStatesService } from './node-states.service.js';
import { NodeUpdates } from './node-updates.js';
import { NodeRepository } from './node.repository.js';

@Module({
  imports: [SheetsModule, ComparisonsModule, RendersModule],
  controllers: [NodeStatesController],
  providers: [
    NodeComparison,
    NodeRepository,
    NodeStatesReader,
    NodeStatesService,
    InputChanges,
    NodeUpdates,
    InputChangeRepository,
    InputChangeListener,
    CreatedSheetsListener,
    GenerationEndListener,
    FailedCellJobListener,
    RenderEndListener,
    CompareInputs,
  ],
  exports: [NodeUpdates, NodeStatesReader],
})
export class NodesModule {}
