import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { CellReader } from '../../sheets/cells/cell.reader.js';
import { GenerationRequestService, type EnqueuedGeneration } from '../generations/generation-request.service.js';
import { CellNotGenerated, SheetDeleted } from './cell-job.errors.js';
import { cellPlan } from './cell-plan.js';
import type { CellJob } from './cell-job.repository.js';

/** Enqueues what cell jobs order. */
@Injectable()
export class CellJobOrders {
  constructor(
    private readonly generations: GenerationRequestService,
    private readonly cells: CellReader,
    private readonly agents: AgentDirectory,
  ) {}

  /**
   * Enqueues the generation of a cell, which with `maxCost` never costs more than its estimate. Returns undefined when
   * automation requested it and its input is that of the latest generation. Throws {@link CellNotGenerated},
   * {@link SheetDeleted} and the errors of an order.
   */
  async generate(cellJob: CellJob, maxCost: Micro | undefined): Promise<EnqueuedGeneration | undefined> {
    const { sheetId, cellId, batchId } = cellJob;
    const plan = await this.planOf(cellJob);
    return this.generations.enqueue(
      { agent: await this.agentOf(cellJob), sheetId, cellId, maxCost, ...plan },
      { unlessSame: batchId === null, isEstimateBinding: maxCost !== undefined },
    );
  }

  private async agentOf({ agentId }: CellJob): Promise<{ id: number; organizationId: number }> {
    const agent = await this.agents.find({ id: agentId });
    if (!agent) throw new SheetDeleted();
    return agent;
  }

  private async planOf({ sheetId, cellId, batchId }: CellJob) {
    const cell = await this.cells.requireCell(sheetId, cellId);
    const plan = cellPlan(cell);
    const isWanted = batchId !== null || cell.attributes['autoGenerate'] === true;
    if (!plan || !isWanted) throw new CellNotGenerated();
    return plan;
  }
}
