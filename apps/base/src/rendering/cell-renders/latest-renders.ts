import { Injectable } from '@nestjs/common';
import { sourcesOf } from '@reelsheet/composition';
import { CellReader } from '../../sheets/cells/cell.reader.js';
import { RENDERS_AT_ONCE } from '../render-limits.js';
import { RenderReader, type LatestRender } from '../render.reader.js';
import { chunksOfSize } from './render-chunks.js';

/** A cell, and its latest render if it has any. */
export interface CellWithRender {
  readonly cellId: number;
  readonly latest: LatestRender | undefined;
}

/** Reads the latest renders of many cells, as many at a time as fit in memory along with what they show. */
@Injectable()
export class LatestRenders {
  constructor(
    private readonly renders: RenderReader,
    private readonly cells: CellReader,
  ) {}

  async *of(sheetId: number, cellIds: readonly number[]): AsyncGenerator<readonly CellWithRender[]> {
    for (const ids of chunksOfSize(cellIds, () => 1, RENDERS_AT_ONCE.videos)) {
      const latest = await this.renders.latestOf(ids);
      const layers = await this.cells.layerCounts(sheetId, ids);
      const sizeOf = ({ cellId, latest: render }: CellWithRender) =>
        (layers.get(cellId) ?? 0) + (render?.input ? sourcesOf(render.input).length : 0);
      const cells = ids.map((cellId) => ({ cellId, latest: latest.get(cellId) }));
      yield* chunksOfSize(cells, sizeOf, RENDERS_AT_ONCE.sources);
    }
  }
}
