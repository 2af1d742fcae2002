import { Injectable } from '@nestjs/common';
import { renderDownloaded } from '@reelsheet/contracts';
import { CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs, requireWithinLimit } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { parseDocument } from '@reelsheet/composition';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';
import { CellReader } from '../sheets/cells/cell.reader.js';
import { SheetReader } from '../sheets/sheet/sheet.reader.js';
import { RenderErrors, renderJobNotFound } from './render-job.errors.js';
import { RENDER } from './render-job.job.js';
import { type ListedRenders, RenderJobRepository, type RenderRecord } from './render-job.repository.js';
import { estimateRender } from './render-estimate.js';
import { RenderInputs } from './render-inputs.js';
import { PAGE_SIZE } from './render-limits.js';

export interface NewRender {
  readonly agent: Pick<AgentRecord, 'id' | 'organizationId'>;
  readonly sheetId: number;
  readonly cellId: number;
  /** A render document or its JSON text; empty to compose the cell's own layers. */
  readonly input: unknown;
  /** True to render a draft with half the size and frame rate. */
  readonly preview: boolean;
  /** Most that it may cost; any price when absent. */
  readonly maxCost?: Micro;
  /** True when it may never cost more than its estimate, on which the limit of a batch is based. */
  readonly isEstimateBinding?: boolean;
}

/** A render that was enqueued, and the price that is held for it. */
export interface EnqueuedRenderJob {
  readonly id: number;
  readonly estimate: Micro;
}

export interface RenderDownload {
  readonly url: string;
  readonly fileName: string;
}

/** Creates, reads and stops render jobs. */
@Injectable()
export class RenderJobService {
  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly inputs: RenderInputs,
    private readonly sheets: SheetReader,
    private readonly cells: CellReader,
    private readonly queue: Jobs,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Returns the job. Throws `project_not_found`, 422 for `job.input.…`, `insufficient_credits_for_job` and
   * `cost_exceeds_limit`.
   */
  async create(order: NewRender): Promise<EnqueuedRenderJob> {
    const { agent, sheetId, cellId, preview, isEstimateBinding } = order;
    const { document, estimate } = await this.prepare(order);
    requireWithinLimit(estimate, order.maxCost);
    const maxCost = isEstimateBinding ? estimate : order.maxCost;
    const scope = { agentId: agent.id, organizationId: agent.organizationId, sheetId, cellId };
    const { id } = await this.queue.enqueue(RENDER, { ...scope, input: document, preview, estimate, maxCost });
    return { id, estimate };
  }

  /** Returns the credits that a render would hold; nothing is created. Throws what {@link create} throws. */
  async estimate(order: NewRender): Promise<Micro> {
    return (await this.prepare(order)).estimate;
  }

  /** Returns a page of jobs, newest first; `page` counts from 0. */
  async list(which: ListedRenders, page: number): Promise<RenderRecord[]> {
    if (which.sheetId !== undefined) await this.requireProject(which.agentId, which.sheetId);
    return this.jobs.list(which, page * PAGE_SIZE, PAGE_SIZE);
  }

  async get(id: number): Promise<RenderRecord> {
    const job = await this.jobs.find(id);
    if (!job) throw renderJobNotFound();
    return job;
  }

  /** Returns the finished video and emits an event, except for drafts, which do not count as exports. */
  async download(id: number): Promise<RenderDownload> {
    const { url, contentResourceId, preview, organizationId, agentId } = await this.get(id);
    if (url === null || contentResourceId === null)
      throw new DomainError(CommonErrors.notFound, 'The render has no video');
    const event = { organization_id: organizationId, agent_id: agentId, render_job_id: id };
    if (!preview)
      await this.transaction.run(() =>
        this.outbox.send(renderDownloaded, { ...event, content_resource_id: contentResourceId }),
      );
    return { url, fileName: `render-${id}.mp4` };
  }

  /** Releases the held credits. Stopping a stopped job has no effect. */
  async stop(id: number): Promise<RenderRecord> {
    const stopped = await this.queue.stop(RENDER, id);
    const job = await this.get(id);
    if (!stopped && job.status !== 'stopped') throw new DomainError(RenderErrors.cannotBeStopped);
    return job;
  }

  /** Stops a job that is open; one that has ended stays as it is. */
  async stopIfOpen(id: number): Promise<void> {
    await this.queue.stop(RENDER, id);
  }

  /** Stops up to `limit` open jobs whose agent or cell was deleted, and returns their number. */
  async stopAbandoned(scope: DeletedScope, limit: number): Promise<number> {
    const ids = await this.jobs.openAbandoned(scope, limit);
    for (const id of ids) await this.queue.stop(RENDER, id);
    return ids.length;
  }

  /** Calls `wake` when the job changes, until the returned function is called. */
  watch(id: number, wake: () => void): () => void {
    return this.queue.watch(RENDER, id, wake);
  }

  private async prepare({ agent, sheetId, cellId, input, preview }: NewRender) {
    const document = parseDocument(input);
    await this.requireProject(agent.id, sheetId);
    await this.cells.requireCell(sheetId, cellId);
    const resolved = await this.inputs.resolve({ agentId: agent.id, sheetId, cellId }, document);
    return { document, estimate: estimateRender(resolved, preview) };
  }

  private async requireProject(agentId: number, sheetId: number): Promise<void> {
    if (!(await this.sheets.find({ agentId, sheetId }))) throw new DomainError(RenderErrors.projectNotFound);
  }
}
