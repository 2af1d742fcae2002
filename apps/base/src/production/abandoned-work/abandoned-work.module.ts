import { Global, Module } from '@nestjs/common';
import { AbandonedWork } from '../../identity/agents/abandoned-work.port.js';
import { FillingsModule } from '../fillings/fillings.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { RendersModule } from '../renders/renders.module.js';
import { ScheduledAbandonedWork } from './scheduled-abandoned-work.js';
import { StopAbandonedWork } from './stop-abandoned-work.task.js';

/** Global, because agents and sheets below ask for {@link AbandonedWork} without knowing who answers. */
@Global()
@Module({
  imports: [FillingsModule, GenerationsModule, RendersModule],
  providers: [StopAbandonedWork, { provide: AbandonedWork, useClass: ScheduledAbandonedWork }],
  exports: [AbandonedWork],
})
export class AbandonedWorkModule {}
