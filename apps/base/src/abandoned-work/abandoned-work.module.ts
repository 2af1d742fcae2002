import { Global, Module } from '@nestjs/common';
import { AbandonedWork } from '../agents/agents/abandoned-work.port.js';
import { CellJobsModule } from '../generation/cell-jobs/cell-jobs.module.js';
import { GenerationsModule } from '../generation/generations/generations.module.js';
import { RendersModule } from '../rendering/renders.module.js';
import { ScheduledAbandonedWork } from './scheduled-abandoned-work.js';
import { StopAbandonedWork } from './stop-abandoned-work.task.js';

/** Global, because agents and sheets below ask for {@link AbandonedWork} without knowing who answers. */
@Global()
@Module({
  imports: [CellJobsModule, GenerationsModule, RendersModule],
  providers: [StopAbandonedWork, { provide: AbandonedWork, useClass: ScheduledAbandonedWork }],
  exports: [AbandonedWork],
})
export class AbandonedWorkModule {}
