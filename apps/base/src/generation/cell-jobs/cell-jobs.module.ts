import { Module } from '@nestjs/common';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { BatchAnnouncements } from './batches/batch-announcements.js';
import { BatchController } from './batches/batch.controller.js';
import { BatchEventsController } from './batches/batch-events.controller.js';
import { BatchReader } from './batches/batch.reader.js';
import { BatchProgressService } from './batches/batch-progress.service.js';
import { BatchRepository } from './batches/batch.repository.js';
import { BatchService } from './batches/batch.service.js';
import { FailedCellController } from './failed-cells/failed-cell.controller.js';
import { FailedCellService } from './failed-cells/failed-cell.service.js';
import { RunCellJobs } from './run-cell-jobs.task.js';
import { CellJobOrders } from './cell-job-orders.js';
import { RunningOrders } from './running-orders.js';
import { CellJobReader } from './cell-job.reader.js';
import { CellJobEndings } from './cell-job-endings.js';
import { CellJobInputs } from './cell-job-inputs.js';
import { CellJobListener } from './cell-job.listener.js';
import { CellJobRepository } from './cell-job.repository.js';
import { CellJobRunner } from './cell-job-runner.js';
import { CellJobs } from './cell-jobs.js';
import { StopBatch } from './batches/stop-batch.task.js';

@Module({
  imports: [SheetsModule, GenerationsModule],
  controllers: [BatchController, BatchEventsController, FailedCellController],
  providers: [
    BatchService,
    BatchAnnouncements,
    BatchProgressService,
    FailedCellService,
    CellJobs,
    CellJobRunner,
    CellJobInputs,
    CellJobOrders,
    RunningOrders,
    RunCellJobs,
    StopBatch,
    CellJobRepository,
    BatchRepository,
    BatchReader,
    CellJobEndings,
    CellJobListener,
    CellJobReader,
  ],
  exports: [BatchReader, BatchService, CellJobs, CellJobEndings, CellJobReader],
})
export class CellJobsModule {}
