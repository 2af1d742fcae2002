import { Injectable } from '@nestjs/common';
import type { CellSelection } from '../../generation/cell-jobs/cell-job.repository.js';
import type { BatchTarget } from '../../generation/cell-jobs/batches/batch.js';
import { CellJobReader } from '../../generation/cell-jobs/cell-job.reader.js';
import { EstimateService } from '../../generation/estimates/estimate.service.js';
import { RenderEstimates } from '../../rendering/cell-renders/render-estimates.js';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import { RowTextReader } from '../../sheets/dependencies/row-text.reader.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { estimateOf, type BatchEstimate, type PriceRange } from './batch-estimate.js';
import { ESTIMATED_CELLS } from './batch-limits.js';

/** The cells that a batch makes. */
export interface BatchSelection extends CellSelection {
  readonly through?: BatchTarget;
}

/** Estimates what batches will cost, before anything is held. */
@Injectable()
export class BatchEstimateService {
  constructor(
    private readonly estimates: EstimateService,
    private readonly renders: RenderEstimates,
    private readonly cellJobs: CellJobReader,
    private readonly texts: RowTextReader,
    private readonly dependencies: DependencyReader,
  ) {}

  /** Throws `not_found` for an id of another sheet, and `validation_error` for too many cells and videos. */
  async of(sheet: SheetScope, { through, ...selection }: BatchSelection): Promise<BatchEstimate> {
    const { rowIds, columnIds, cells: chosen } = selection;
    const isRendered = through === 'render' || through === 'post';
    const rendered = isRendered ? await this.cellJobs.rendersIn(sheet.sheetId, selection) : [];
    const { cells, rejected } = await this.estimates.of(
      { id: sheet.agentId },
      sheet.sheetId,
      { rowIds, columnIds, cellIds: chosen?.ids },
      { withFollowers: false, videos: rendered.length },
    );
    const expected = new Map(cells.flatMap(({ cellId, expects }) => (expects ? [[cellId, expects] as const] : [])));
    const renders = await this.renders.of(sheet, rendered, expected);
    return estimateOf(
      [
        ...cells.map(({ generationType: kind, model, minimum, estimate: maximum }) => ({
          ...{ stage: 'cells' as const, kind, model, minimum, maximum },
        })),
        ...renders.flatMap((render) =>
          'reason' in render ? [] : [{ stage: 'render' as const, kind: 'render', model: 'render', ...priceOf(render) }],
        ),
      ],
      [
        ...rejected.map((cell) => ({ ...cell, stage: 'cells' as const })),
        ...renders.flatMap((render) => ('reason' in render ? [{ ...render, stage: 'render' as const }] : [])),
      ],
    );
  }

  /** Like {@link of}, but undefined for a batch that is too large to be estimated while its caller waits. */
  async ofStart(sheet: SheetScope, selection: BatchSelection): Promise<PriceRange | undefined> {
    const { columns } = await this.dependencies.names(sheet.sheetId);
    const rows = selection.rowIds ?? (await this.texts.rowsOf(sheet.sheetId, {}));
    if (rows.length * columns.length > ESTIMATED_CELLS) return undefined;
    const { minimum, maximum } = await this.of(sheet, selection);
    return { minimum, maximum };
  }
}

const priceOf = ({ minimum, maximum }: PriceRange): PriceRange => ({ minimum, maximum });
