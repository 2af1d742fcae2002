import type { Micro } from '@reelsheet/kernel';
import type { CellJobStage } from '../../generation/cell-jobs/cell-job.js';

/** A price that is not known exactly in advance. */
export interface PriceRange {
  readonly minimum: Micro;
  readonly maximum: Micro;
}

/** The price of all cells of a batch that one model makes. */
export interface EstimateLine extends PriceRange {
  readonly stage: CellJobStage;
  readonly kind: string;
  readonly model: string;
  readonly count: number;
}

/** A cell that cannot be made as it is. */
export interface RejectedNode {
  readonly cellId: number;
  readonly stage: CellJobStage;
  readonly reason: string;
}

export interface BatchEstimate extends PriceRange {
  readonly lines: readonly EstimateLine[];
  readonly rejected: readonly RejectedNode[];
}

type PricedNode = Omit<EstimateLine, 'count'>;

/** Sums the prices by stage, kind and model. */
export function estimateOf(nodes: readonly PricedNode[], rejected: readonly RejectedNode[]): BatchEstimate {
  const groups = Map.groupBy(nodes, ({ stage, kind, model }) => JSON.stringify([stage, kind, model]));
  const lines = [...groups.values()].map((group) => ({ ...group[0]!, ...sumOf(group), count: group.length }));
  return { ...sumOf(nodes), lines, rejected };
}

const sumOf = (ranges: readonly PriceRange[]): PriceRange => ({
  minimum: ranges.reduce((sum, { minimum }) => sum + minimum, 0),
  maximum: ranges.reduce((sum, { maximum }) => sum + maximum, 0),
});
