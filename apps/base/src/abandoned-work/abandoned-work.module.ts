import { Module } from '@nestjs/common';
import { CellJobsModule } from '../generation/cell-jobs/cell-jobs.module.js';
import { GenerationsModule } from '../generation/generations/generations.module.js';
import { RendersModule } from '../rendering/renders.module.js';
import { AbandonedWorkService } from './abandoned-work.service.js';
import { AbandonedWorkListener } from './abandoned-work.listener.js';
import { StopAbandonedWork } from './stop-abandoned-work.task.js';

@Module({
  imports: [CellJobsModule, GenerationsModule, RendersModule],
  providers: [AbandonedWorkService, StopAbandonedWork, AbandonedWorkListener],
  exports: [AbandonedWorkService],
})
export class AbandonedWorkModule {}
