import { Injectable } from '@nestjs/common';
import { CellJobReader } from '../../../generation/cell-jobs/cell-job.reader.js';
import { PostComparisons, type RowPostsComparison } from '../../../publishing/post-plans/batches/post-comparisons.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { stateOf } from '../node-state.js';
import type { PostNode, SheetNode } from '../node.js';

/** Compares the posts of rows with what the post plan of their sheet would make of them now. */
@Injectable()
export class PostNodeComparison {
  constructor(
    private readonly posts: PostComparisons,
    private readonly cellJobs: CellJobReader,
  ) {}

  /** Returns the nodes of the posts of the rows, whose other nodes are given; none for a sheet without a plan. */
  async nodesOf(sheet: SheetScope, rowIds: readonly number[], nodes: readonly SheetNode[]): Promise<PostNode[]> {
    const compared = await this.posts.of(sheet, rowIds);
    if (compared.size === 0) return [];
    const failures = await this.cellJobs.failedPosts([...compared.keys()]);
    const byCell = new Map(nodes.map((node) => [node.cellId, node]));
    return [...compared].map(([rowId, comparison]): PostNode => {
      const { isMade, changed, error, madeAt } = comparison;
      const stale = staleInputs(comparison, byCell);
      const failed = failures.get(rowId);
      const isUpToDate = isMade && changed.length === 0 && error === null && stale.length === 0;
      const isLatest = failed !== undefined && (madeAt === null || madeAt < failed.endedAt);
      const lastError = isLatest && !isUpToDate ? (failed.reason ?? 'Its posts could not be made') : null;
      const leftOut = isMade ? null : withoutVideo(comparison, byCell);
      return { rowId, ...stateOf({ isMade, leftOut, changed, error, lastError }, stale) };
    });
  }
}

const staleInputs = ({ madeOf }: RowPostsComparison, nodes: ReadonlyMap<number, SheetNode>): string[] =>
  [...madeOf].flatMap(([cellId, title]) => (nodes.get(cellId)?.isOutdated ? [title] : []));

/** Returns why the row can have no posts: its cell of the video holds none and cannot be made. */
function withoutVideo({ emptyVideoCell }: RowPostsComparison, nodes: ReadonlyMap<number, SheetNode>): string | null {
  const node = emptyVideoCell === null ? undefined : nodes.get(emptyVideoCell);
  return node?.state === 'skipped' ? `It has no video: ${node.reason}` : null;
}
