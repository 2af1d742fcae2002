import { Global, Module } from '@nestjs/common';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { GenerationEndings } from '../generations/generation-endings.port.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { BatchController } from './batch.controller.js';
import { BatchRepository } from './batch.repository.js';
import { BatchService } from './batch.service.js';
import { FailureController } from './failure.controller.js';
import { FailureService } from './failure.service.js';
import { FillCells } from './fill-cells.task.js';
import { FillingEndings } from './filling-endings.js';
import { FillingRepository } from './filling.repository.js';
import { FillingRunner } from './filling-runner.js';
import { Fillings } from './fillings.js';
import { StopBatch } from './stop-batch.task.js';

/** Global, because generations tell {@link GenerationEndings} without knowing who hears. */
@Global()
@Module({
  imports: [SheetsModule, GenerationsModule],
  controllers: [BatchController, FailureController],
  providers: [
    BatchService,
    FailureService,
    Fillings,
    FillingRunner,
    FillCells,
    StopBatch,
    FillingRepository,
    BatchRepository,
    { provide: GenerationEndings, useClass: FillingEndings },
  ],
  exports: [BatchService, Fillings, GenerationEndings],
})
export class FillingsModule {}
