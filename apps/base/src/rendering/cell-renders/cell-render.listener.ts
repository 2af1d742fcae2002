import { sourcesOf } from '@reelsheet/composition';
import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { CellJobEndings } from '../../generation/cell-jobs/cell-job-endings.js';
import {
  CellJobHooks,
  type CellRenderOrder,
  type EnqueuedRender,
  type RenderSourcesOfCell,
} from '../../generation/cell-jobs/cell-job-hooks.js';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import { RenderComparisons } from './render-comparisons.js';
import { RenderHooks, type RenderEnding } from './render-hooks.js';
import { RenderJobService } from '../render-job.service.js';
import { RenderReader } from '../render.reader.js';

/** Renders the video of a cell for a batch, from the document of its latest render. */
@OnHook(CellJobHooks.enqueueRender)
export class EnqueueCellRender implements HookHandler<typeof CellJobHooks.enqueueRender> {
  constructor(
    private readonly renders: RenderJobService,
    private readonly latest: RenderReader,
    private readonly comparisons: RenderComparisons,
  ) {}

  async handle({ unlessUnchanged, maxCost, ...order }: CellRenderOrder): Promise<EnqueuedRender | null> {
    const { agent, sheetId, cellId } = order;
    if (unlessUnchanged && (await this.comparisons.isUnchanged({ agentId: agent.id, sheetId, cellId }))) return null;
    const input = (await this.latest.latestOf([cellId])).get(cellId)?.input ?? '';
    const isEstimateBinding = maxCost !== undefined;
    return this.renders.create({ ...order, input, preview: false, maxCost, isEstimateBinding });
  }
}

/** Finds what videos of cells are made of: names in their layers, and cells that their latest document shows. */
@OnHook(CellJobHooks.findRenderSources)
export class FindRenderSources implements HookHandler<typeof CellJobHooks.findRenderSources> {
  constructor(
    private readonly latest: RenderReader,
    private readonly dependencies: DependencyReader,
  ) {}

  async handle(cellIds: readonly number[]): Promise<ReadonlyMap<number, RenderSourcesOfCell>> {
    const names = await this.dependencies.layerNames(cellIds);
    const latest = await this.latest.latestOf(cellIds);
    return new Map(
      cellIds.map((id) => {
        const document = latest.get(id)?.input;
        const shown = document?.tracks ? sourcesOf(document).flatMap(({ source }) => source.cell_id ?? []) : [];
        return [id, { names: names.get(id) ?? [], cellIds: shown }];
      }),
    );
  }
}

@OnHook(CellJobHooks.stopRender)
export class StopCellRender implements HookHandler<typeof CellJobHooks.stopRender> {
  constructor(private readonly renders: RenderJobService) {}

  async handle(renderJobId: number): Promise<void> {
    await this.renders.stopIfOpen(renderJobId);
  }
}

/** Ends the cell job that ordered a render. */
@OnHook(RenderHooks.ended)
export class CellRenderEnd implements HookHandler<typeof RenderHooks.ended> {
  constructor(private readonly endings: CellJobEndings) {}

  async handle({ renderJobId, ...ending }: RenderEnding): Promise<void> {
    await this.endings.ended({ renderJobId }, ending);
  }
}
