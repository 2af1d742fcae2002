import { Module } from '@nestjs/common';
import { ComparisonsModule } from '../../generation/comparisons/comparisons.module.js';
import { CellJobsModule } from '../../generation/cell-jobs/cell-jobs.module.js';
import { PostPlansModule } from '../../publishing/post-plans/post-plans.module.js';
import { RendersModule } from '../../rendering/renders.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { CompareInputs } from './compare-inputs.task.js';
import {
  ChangedPostsListener,
  CreatedSheetsListener,
  FailedCellJobListener,
  GenerationEndListener,
  InputChangeListener,
  RenderEndListener,
} from './input-change.listener.js';
import { InputChangeRepository } from './input-change.repository.js';
import { InputChanges } from './input-changes.js';
import { NodeComparison } from './node-comparison.js';
import { NodeStatesController } from './states/node-states.controller.js';
import { NodeStatesReader } from './states/node-states.reader.js';
import { NodeStatesService } from './states/node-states.service.js';
import { NodeUpdates } from './node-updates.js';
import { NodeRepository } from './node.repository.js';
import { PostNodeComparison } from './posts/post-node-comparison.js';
import { PostNodeRepository } from './posts/post-node.repository.js';
import { RowNodes } from './row-nodes.js';

@Module({
  imports: [SheetsModule, CellJobsModule, ComparisonsModule, RendersModule, PostPlansModule],
  controllers: [NodeStatesController],
  providers: [
    NodeComparison,
    NodeRepository,
    PostNodeComparison,
    PostNodeRepository,
    RowNodes,
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
    ChangedPostsListener,
    CompareInputs,
  ],
  exports: [NodeUpdates, NodeStatesReader],
})
export class NodesModule {}
