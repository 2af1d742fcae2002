/** Ways in which the content of a node is made. */
export const NODE_STAGES = ['cells', 'render'] as const;
export type NodeStage = (typeof NODE_STAGES)[number];

/** States that follow from what a node is and would be made of. */
export const COMPARED_STATES = ['missing', 'fresh', 'stale', 'failed', 'skipped'] as const;
export type ComparedState = (typeof COMPARED_STATES)[number];

/** All states of a node; `queued` and `working` replace the others while work on it is open. */
export const NODE_STATES = [...COMPARED_STATES, 'queued', 'working'] as const;
export type NodeState = (typeof NODE_STATES)[number];

/** A cell whose content is generated or rendered, as a node of the graph of its row. */
export interface SheetNode {
  readonly cellId: number;
  readonly rowId: number;
  readonly stage: NodeStage;
  readonly state: ComparedState;
  /** In words; null where the state says everything. */
  readonly reason: string | null;
}
