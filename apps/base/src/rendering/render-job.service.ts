import { Injectable } from '@nestjs/common';
import { renderDownloaded } from '@reelsheet/contracts';
import { CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { parseDocument } from '@reelsheet/composition';
import type { DeletedScope } from '../agents/agents/abandoned-work.port.js';
import { CellReader } from '../sheets/cells/cell.reader.js';
import { SheetReader } from '../sheets/sheet/sheet.reader.js';
import { assumedExtent, renderPrice } from '../billing/prices/render-price.js';
import { OwnLayers } from './own-layers.js';
import { RenderErrors, renderJobNotFound } from './render-job.errors.js';
import { RENDER } from './render-job.job.js';
import { RenderJobRepository, type RenderRecord } from './render-job.repository.js';
import { RenderSources } from './render-sources.js';

export const PAGE_SIZE = 20;

export interface RenderOrder {
  readonly agent: AgentRecord;
  readonly sheetId: number;
  readonly cellId: number;
  /** A render document, or its JSON text; empty for the cell's own layers. */
  readonly input: unknown;
  /** A draft of half the size. */
  readonly preview: boolean;
}

export interface Download {
  readonly url: string;
  readonly fileName: string;
}

/** Takes orders for renders, and tells how they stand. */
@Injectable()
export class RenderJobService {
  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly sources: RenderSources,
    private readonly sheets: SheetReader,
    private readonly cells: CellReader,
    private readonly layers: OwnLayers,
    private readonly queue: Jobs,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** Returns the job's id. Throws `project_not_found`, 422 that names `job.input.…`, and `insufficient_credits_for_job`. */
  async order({ agent, sheetId, cellId, input, preview }: RenderOrder): Promise<number> {
    const document = parseDocument(input);
    const scope = { agentId: agent.id, sheetId };
    await this.requireProject(agent.id, sheetId);
    await this.cells.requireCell(sheetId, cellId);
    await this.sources.locate(scope, document);
    await this.sources.sentences(scope, document);
    if (!document.tracks) await this.layers.requireNames({ ...scope, cellId });
    const estimate = priceOf(document, preview);
    const order = { ...scope, organizationId: agent.organizationId, cellId, input: document, preview, estimate };
    return (await this.queue.order(RENDER, order)).id;
  }

  /** What an order for it would hold. */
  priceOf(input: unknown, preview: boolean): Micro {
    return priceOf(parseDocument(input), preview);
  }

  /** Newest first; `page` counts from 0. */
  async list(agentId: number, sheetId: number | undefined, page: number): Promise<RenderRecord[]> {
    if (sheetId !== undefined) await this.requireProject(agentId, sheetId);
    return this.jobs.list(agentId, sheetId, page * PAGE_SIZE, PAGE_SIZE);
  }

  async get(id: number): Promise<RenderRecord> {
    const job = await this.jobs.find(id);
    if (!job) throw renderJobNotFound();
    return job;
  }

  /** Where the finished video is, for somebody who takes it with them. Drafts are nobody's export, and announced to nobody. */
  async download(id: number): Promise<Download> {
    const { url, contentResourceId, preview, organizationId, agentId } = await this.get(id);
    if (url === null || contentResourceId === null)
      throw new DomainError(CommonErrors.notFound, 'The render has no video');
    const taken = { organization_id: organizationId, agent_id: agentId, render_job_id: id };
    if (!preview)
      await this.transaction.run(() =>
        this.outbox.send(renderDownloaded, { ...taken, content_resource_id: contentResourceId }),
      );
    return { url, fileName: `render-${id}.mp4` };
  }

  /** Gives the held credits back; stopping it again changes nothing. */
  async stop(id: number): Promise<RenderRecord> {
    const stopped = await this.queue.stop(RENDER, id);
    const job = await this.get(id);
    if (!stopped && job.status !== 'stopped') throw new DomainError(RenderErrors.cannotBeStopped);
    return job;
  }

  /** Stops up to `most` open ones whose agent or cell is gone; gives how many they were. */
  async stopAbandoned(bereft: DeletedScope, most: number): Promise<number> {
    const ids = await this.jobs.openAbandoned(bereft, most);
    for (const id of ids) await this.queue.stop(RENDER, id);
    return ids.length;
  }

  /** Calls `wake` when something on it moved, until the returned function is called. */
  watch(id: number, wake: () => void): () => void {
    return this.queue.watch(RENDER, id, wake);
  }

  private async requireProject(agentId: number, sheetId: number): Promise<void> {
    if (!(await this.sheets.find({ agentId, sheetId }))) throw new DomainError(RenderErrors.projectNotFound);
  }
}

const priceOf = (document: ReturnType<typeof parseDocument>, preview: boolean): Micro =>
  renderPrice(assumedExtent(document), preview);
