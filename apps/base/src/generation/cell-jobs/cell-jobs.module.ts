import { Global, Module } from '@nestjs/common';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { GenerationEndings } from '../generations/generation-endings.port.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { BatchController } from './batches/batch.controller.js';
import { BatchRepository } from './batches/batch.repository.js';
import { BatchService } from './batches/batch.service.js';
import { FailureController } from './failure.controller.js';
import { FailureService } from './failure.service.js';
import { FillCells } from './run-cell-jobs.task.js';
import { CellJobEndings } from './cell-job-endings.js';
import { CellJobRepository } from './cell-job.repository.js';
import { CellJobRunner } from './cell-job-runner.js';
import { CellJobs } from './cell-jobs.js';
import { StopBatch } from './batches/stop-batch.task.js';

/** Global, because generations tell {@link GenerationEndings} without knowing who hears. */
@Global()
@Module({
  imports: [SheetsModule, GenerationsModule],
  controllers: [BatchController, FailureController],
  providers: [
    BatchService,
    FailureService,
    CellJobs,
    CellJobRunner,
    FillCells,
    StopBatch,
    CellJobRepository,
    BatchRepository,
    { provide: GenerationEndings, useClass: CellJobEndings },
  ],
  exports: [BatchService, CellJobs, GenerationEndings],
})
export class CellJobsModule {}
