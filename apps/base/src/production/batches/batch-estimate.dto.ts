import { toCredits } from '@reelsheet/kernel';
import { Choice, Decimal, Id, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { CELL_JOB_STAGES } from '../../generation/cell-jobs/cell-job.js';
import type { BatchEstimate } from './batch-estimate.js';

export class EstimateLineView {
  @Choice(CELL_JOB_STAGES) stage!: string;
  @Text({ about: '`generation_type` of the cells, or `render`' }) kind!: string;
  @Text({ about: 'name in the catalogue' }) model!: string;
  @Whole({ about: 'number of cells' }) count!: number;
  @Decimal() credits_min!: number;
  @Decimal() credits_max!: number;
}

export class RefusedNodeView {
  @Id() cell_id!: number;
  @Choice(CELL_JOB_STAGES) stage!: string;
  @Text({ about: 'why it cannot be made as it is' }) error!: string;
}

export class BatchEstimateView {
  @Decimal({ about: 'the sum at least' }) credits_min!: number;
  @Decimal({ about: 'the sum at most' }) credits_max!: number;

  @ListOf(() => EstimateLineView, { about: 'by stage, kind and model' })
  lines!: EstimateLineView[];

  @ListOf(() => RefusedNodeView)
  refused!: RefusedNodeView[];
}

export function toBatchEstimate({ minimum, maximum, lines, rejected }: BatchEstimate): BatchEstimateView {
  return {
    credits_min: toCredits(minimum),
    credits_max: toCredits(maximum),
    lines: lines.map((line) => ({
      ...{ stage: line.stage, kind: line.kind, model: line.model, count: line.count },
      credits_min: toCredits(line.minimum),
      credits_max: toCredits(line.maximum),
    })),
    refused: rejected.map(({ cellId, stage, reason }) => ({ cell_id: cellId, stage, error: reason })),
  };
}
