import { Injectable } from '@nestjs/common';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { CellJobReader, type CellUnderWay } from '../cell-job.reader.js';
import type { Batch } from './batch.repository.js';
import { BatchService } from './batch.service.js';

export interface BatchProgress extends Batch {
  /** The cells that are being made now. */
  readonly underWay: readonly CellUnderWay[];
}

/** Reads how far batches are. */
@Injectable()
export class BatchProgressService {
  constructor(
    private readonly batches: BatchService,
    private readonly cellJobs: CellJobReader,
  ) {}

  /** Reads the batch first, because a batch that has ended starts no more cells. Throws 404 for an unknown batch. */
  async get(sheet: SheetScope, id: number): Promise<BatchProgress> {
    const batch = await this.batches.find(sheet, id);
    return { ...batch, underWay: await this.cellJobs.underWay(id) };
  }
}
