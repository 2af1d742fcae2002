import { Module } from '@nestjs/common';
import { CellJobsModule } from '../../generation/cell-jobs/cell-jobs.module.js';
import { EstimatesModule } from '../../generation/estimates/estimates.module.js';
import { RendersModule } from '../../rendering/renders.module.js';
import { PostPlansModule } from '../../publishing/post-plans/post-plans.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { NodesModule } from '../nodes/nodes.module.js';
import { BatchEstimateService } from './batch-estimate.service.js';
import { BatchStartController } from './batch-start.controller.js';
import { BatchStartService } from './batch-start.service.js';
import { CellsByState } from './cells-by-state.js';
import { RowProduction } from './row-production.js';

@Module({
  imports: [SheetsModule, CellJobsModule, EstimatesModule, RendersModule, PostPlansModule, NodesModule],
  controllers: [BatchStartController],
  providers: [BatchStartService, BatchEstimateService, CellsByState, RowProduction],
  exports: [RowProduction],
})
export class ProductionBatchesModule {}
