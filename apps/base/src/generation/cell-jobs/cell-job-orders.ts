import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import { AgentDirectory, type AgentRecord } from '@reelsheet/platform-auth';
import { Hooks } from '@reelsheet/platform-hooks';
import { CellReader } from '../../sheets/cells/cell.reader.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { GenerationRequestService } from '../generations/generation-request.service.js';
import { CellJobHooks, type CellRenderOrder, type EnqueuedRender } from './cell-job-hooks.js';
import type { MadeByCellJob } from './cell-job.js';
import { CellNotGenerated, SheetDeleted } from './cell-job.errors.js';
import { cellPlan } from './cell-plan.js';
import type { CellJob } from './cell-job.repository.js';

/** The work that a cell job has ordered, and the price that is held for it. */
export interface OrderedByCellJob {
  readonly made: MadeByCellJob;
  readonly estimate: Micro;
}

/** Enqueues what cell jobs order. */
@Injectable()
export class CellJobOrders {
  constructor(
    private readonly generations: GenerationRequestService,
    private readonly sheets: SheetReader,
    private readonly cells: CellReader,
    private readonly agents: AgentDirectory,
    private readonly hooks: Hooks,
  ) {}

  /**
   * Enqueues the generation or render of a cell, which with `maxCost` never costs more than its estimate. Returns
   * undefined when none is needed, because what the cell is made of has not changed. Throws {@link CellNotGenerated},
   * {@link SheetDeleted} and the errors of an order.
   */
  async enqueue(cellJob: CellJob, maxCost: Micro | undefined): Promise<OrderedByCellJob | undefined> {
    return cellJob.stage === 'render' ? this.render(cellJob, maxCost) : this.generate(cellJob, maxCost);
  }

  /** Makes the posts of a row. Throws {@link SheetDeleted}, 404 for a deleted row, and what is wrong with a row. */
  async makePosts(cellJob: CellJob): Promise<void> {
    const { agentId, sheetId, rowId } = cellJob;
    const agent = await this.agentOf(cellJob);
    await this.sheets.require({ agentId, sheetId });
    await this.hooks.query(CellJobHooks.makePosts, { agent, sheetId, rowId });
  }

  private async generate(cellJob: CellJob, maxCost: Micro | undefined): Promise<OrderedByCellJob | undefined> {
    const { sheetId, batchId, skipsUnchanged } = cellJob;
    const cellId = cellOf(cellJob);
    const plan = await this.planOf(cellJob);
    const ofBatch = skipsUnchanged ? 'selected' : undefined;
    const generation = await this.generations.enqueue(
      { agent: await this.agentOf(cellJob), sheetId, cellId, maxCost, ...plan },
      { unlessSame: batchId === null ? 'latest' : ofBatch, isEstimateBinding: maxCost !== undefined },
    );
    return generation && { made: { generationId: generation.id }, estimate: generation.estimate };
  }

  private async render(cellJob: CellJob, maxCost: Micro | undefined): Promise<OrderedByCellJob | undefined> {
    const { agentId, sheetId, skipsUnchanged: unlessUnchanged } = cellJob;
    const cellId = cellOf(cellJob);
    const agent = await this.agentOf(cellJob);
    await this.sheets.require({ agentId, sheetId });
    const { columnRole } = await this.cells.requireCell(sheetId, cellId);
    if (columnRole !== 'final_video') throw new CellNotGenerated();
    const render = await this.enqueueRender({ agent, sheetId, cellId, maxCost, unlessUnchanged });
    return render ? { made: { renderJobId: render.id }, estimate: render.estimate } : undefined;
  }

  /** A source of the video that does not exist fails the job, which a deleted cell would only end. */
  private async enqueueRender(order: CellRenderOrder): Promise<EnqueuedRender | null> {
    try {
      return await this.hooks.query(CellJobHooks.enqueueRender, order);
    } catch (error) {
      if (error instanceof DomainError && error.is(CommonErrors.notFound))
        throw new DomainError(CommonErrors.validation, error.message);
      throw error;
    }
  }

  private async agentOf({ agentId }: CellJob): Promise<AgentRecord> {
    const agent = await this.agents.find({ id: agentId });
    if (!agent) throw new SheetDeleted();
    return agent;
  }

  private async planOf(cellJob: CellJob) {
    const { sheetId, batchId } = cellJob;
    const cell = await this.cells.requireCell(sheetId, cellOf(cellJob));
    const plan = cellPlan(cell);
    const isWanted = batchId !== null || cell.attributes['autoGenerate'] === true;
    if (!plan || !isWanted) throw new CellNotGenerated();
    return plan;
  }
}

function cellOf({ cellId }: CellJob): number {
  if (cellId === null) throw new CellNotGenerated();
  return cellId;
}
