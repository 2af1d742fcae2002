import type { Micro } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { defineHook } from '@reelsheet/platform-hooks';

/** A cell job that failed before it ordered anything. */
export interface FailedCellJob {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
  readonly rowId: number;
}

/** The order of the posts of a row. */
export interface RowPostsOrder {
  readonly agent: AgentRecord;
  readonly sheetId: number;
  readonly rowId: number;
}

/** The order of the video of a cell. */
export interface CellRenderOrder {
  readonly agent: Pick<AgentRecord, 'id' | 'organizationId'>;
  readonly sheetId: number;
  readonly cellId: number;
  /** Most that it may cost; any price when absent. Otherwise the video never costs more than what is held for it. */
  readonly maxCost?: Micro;
  /** True to order nothing when the video is made of what it would be made of now. */
  readonly unlessUnchanged: boolean;
}

/** A render that was enqueued, and the price that is held for it. */
export interface EnqueuedRender {
  readonly id: number;
  readonly estimate: Micro;
}

/** The sources of the video of a cell: the names in its layers, and cells that its document shows. */
export interface RenderSourcesOfCell {
  readonly names: readonly string[];
  readonly cellIds: readonly number[];
}

export const CellJobHooks = {
  /** Query, in the transaction that starts a cell job: enqueues the render of a cell; null when none is needed. */
  enqueueRender: defineHook<CellRenderOrder, EnqueuedRender | null>('cell_job.enqueue_render'),

  /** Query by cells: what their videos are made of. */
  findRenderSources: defineHook<readonly number[], ReadonlyMap<number, RenderSourcesOfCell>>(
    'cell_job.find_render_sources',
  ),

  /** Stops a render that a stopped batch has ordered, if it is open. */
  stopRender: defineHook<number>('cell_job.stop_render'),

  /** In the transaction of a cell job: makes the posts of a row. An error in the row is a `validation_error`. */
  makePosts: defineHook<RowPostsOrder>('cell_job.make_posts'),

  /** Runs in the transaction in which a cell job fails that has ordered nothing. */
  failed: defineHook<FailedCellJob>('cell_job.failed'),
};
