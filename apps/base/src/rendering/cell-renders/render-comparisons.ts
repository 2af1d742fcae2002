import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { parseDocument } from '@reelsheet/composition';
import { CellJobReader, type EarlyFailedJob } from '../../generation/cell-jobs/cell-job.reader.js';
import type { Comparison } from '../../generation/comparisons/comparison.js';
import { RenderInputs } from '../render-inputs.js';
import { changedRenderHashes, hashesOf } from './render-hashes.js';
import type { LatestRender } from '../render.reader.js';
import { LatestRenders, type CellWithRender } from './latest-renders.js';

/** A cell whose video is rendered. */
export interface RenderedCell {
  readonly id: number;
  /** True when the cell holds layers. */
  readonly hasLayers: boolean;
}

type PresentState = Pick<Comparison, 'changed' | 'error'>;

/**
 * Compares what videos of cells were rendered from with what they would be rendered from now. A video is rendered again
 * from the document of the cell's latest render, which is empty when the cell's own layers are composed.
 */
@Injectable()
export class RenderComparisons {
  constructor(
    private readonly renders: LatestRenders,
    private readonly inputs: RenderInputs,
    private readonly cellJobs: CellJobReader,
  ) {}

  /** Returns a comparison for each of the cells of the sheet, by id. */
  async of(
    scope: { readonly agentId: number; readonly sheetId: number },
    cells: readonly RenderedCell[],
  ): Promise<Map<number, Comparison>> {
    if (cells.length === 0) return new Map();
    const ids = cells.map(({ id }) => id);
    const early = new Map((await this.cellJobs.failedEarly(ids)).map((failed) => [failed.cellId, failed]));
    const comparisons = new Map<number, Comparison>();
    const layered = new Set(cells.flatMap(({ id, hasLayers }) => (hasLayers ? [id] : [])));
    for await (const chunk of this.renders.of(scope.sheetId, ids)) {
      const composable = chunk.filter(({ cellId, latest }) => layered.has(cellId) || isMadeBy(latest));
      const present = await this.present(scope, composable);
      for (const { cellId, latest } of chunk)
        comparisons.set(cellId, {
          leftOut: present.has(cellId) ? null : 'It has no layers',
          isMade: isMadeBy(latest),
          ...(present.get(cellId) ?? { changed: [], error: null }),
          lastError: lastError(latest, early.get(cellId)),
        });
    }
    return comparisons;
  }

  /** Returns whether the video of the cell is made of what it would be made of now. */
  async isUnchanged({ cellId, ...scope }: { agentId: number; sheetId: number; cellId: number }): Promise<boolean> {
    const comparison = (await this.of(scope, [{ id: cellId, hasLayers: true }])).get(cellId)!;
    return comparison.isMade && comparison.changed.length === 0 && comparison.error === null;
  }

  /** Returns the error of the latest attempt at each video of which it failed, by cell. */
  async lastErrors(sheetId: number, cellIds: readonly number[]): Promise<Map<number, string>> {
    const early = new Map((await this.cellJobs.failedEarly(cellIds)).map((failed) => [failed.cellId, failed]));
    const errors = new Map<number, string>();
    for await (const chunk of this.renders.of(sheetId, cellIds))
      for (const { cellId, latest } of chunk) {
        const error = lastError(latest, early.get(cellId));
        if (error !== null) errors.set(cellId, error);
      }
    return errors;
  }

  private async present(
    scope: { readonly agentId: number; readonly sheetId: number },
    cells: readonly CellWithRender[],
  ): Promise<Map<number, PresentState>> {
    const inputs = await this.inputs.resolveAll(
      scope,
      cells.map(({ cellId, latest }) => ({ cellId, document: latest?.input ?? parseDocument('') })),
    );
    return new Map(
      cells.map(({ cellId, latest }, index): [number, PresentState] => {
        const input = inputs[index]!;
        if (input instanceof DomainError) return [cellId, { changed: [], error: input.message }];
        const changed = latest && isMadeBy(latest) ? changedRenderHashes(latest.madeOf, hashesOf(input)) : [];
        return [cellId, { changed, error: null }];
      }),
    );
  }
}

const isMadeBy = (render: LatestRender | undefined): boolean => render !== undefined && render.id !== null;

/** Returns the error of the latest attempt: a render, or a cell job that failed before it ordered one. */
function lastError(render: LatestRender | undefined, early: EarlyFailedJob | undefined): string | null {
  if (early && !(render && render.orderedAt > early.endedAt)) return early.reason ?? 'Its render failed';
  return render?.error ?? null;
}
