import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { parseDocument } from '@reelsheet/composition';
import { CellJobReader, type EarlyFailedJob } from '../../generation/cell-jobs/cell-job.reader.js';
import type { Comparison } from '../../generation/comparisons/comparison.js';
import { RenderInputs } from '../render-inputs.js';
import { changedRenderHashes, hashesOf } from './render-hashes.js';
import { RenderReader, type LatestRender } from '../render.reader.js';

/** A cell whose video is rendered. */
export interface RenderedCell {
  readonly id: number;
  /** True when the cell holds layers. */
  readonly hasLayers: boolean;
}

/**
 * Compares what videos of cells were rendered from with what they would be rendered from now. A video is rendered again
 * from the document of the cell's latest render, which is empty when the cell's own layers are composed.
 */
@Injectable()
export class RenderComparisons {
  constructor(
    private readonly renders: RenderReader,
    private readonly inputs: RenderInputs,
    private readonly cellJobs: CellJobReader,
  ) {}

  /** Returns a comparison for each of the cells of the sheet, by id. */
  async of(
    scope: { readonly agentId: number; readonly sheetId: number },
    cells: readonly RenderedCell[],
  ): Promise<Map<number, Comparison>> {
    const ids = cells.map(({ id }) => id);
    const latest = await this.renders.latestOf(ids);
    const early = new Map((await this.cellJobs.failedEarly(ids)).map((failed) => [failed.cellId, failed]));
    const comparisons = new Map<number, Comparison>();
    for (const { id, hasLayers } of cells) {
      const render = latest.get(id);
      const isMade = render !== undefined && render.id !== null;
      const isComposable = hasLayers || isMade;
      comparisons.set(id, {
        leftOut: isComposable ? null : 'It has no layers',
        isMade,
        ...(isComposable ? await this.present({ ...scope, cellId: id }, render) : { changed: [], error: null }),
        lastError: lastError(render, early.get(id)),
      });
    }
    return comparisons;
  }

  /** Returns whether the video of the cell is made of what it would be made of now. */
  async isUnchanged({ cellId, ...scope }: { agentId: number; sheetId: number; cellId: number }): Promise<boolean> {
    const comparison = (await this.of(scope, [{ id: cellId, hasLayers: true }])).get(cellId)!;
    return comparison.isMade && comparison.changed.length === 0 && comparison.error === null;
  }

  private async present(
    scope: { readonly agentId: number; readonly sheetId: number; readonly cellId: number },
    render: LatestRender | undefined,
  ): Promise<Pick<Comparison, 'changed' | 'error'>> {
    try {
      const input = await this.inputs.resolve(scope, render?.input ?? parseDocument(''));
      const changed = render && render.id !== null ? changedRenderHashes(render.madeOf, hashesOf(input)) : [];
      return { changed, error: null };
    } catch (error) {
      if (error instanceof DomainError) return { changed: [], error: error.message };
      throw error;
    }
  }
}

/** Returns the error of the latest attempt: a render, or a cell job that failed before it ordered one. */
function lastError(render: LatestRender | undefined, early: EarlyFailedJob | undefined): string | null {
  if (early && !(render && render.orderedAt > early.endedAt)) return early.reason ?? 'Its render failed';
  return render?.error ?? null;
}
