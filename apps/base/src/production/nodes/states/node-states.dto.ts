import { Choice, Flag, Id, Ids, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { CELL_JOB_STAGES } from '../../../generation/cell-jobs/cell-job.js';
import { NODE_STATES } from '../node.js';

export class NodeStatesQuery {
  @Id({ optional: true, about: 'only the nodes of this row' })
  row_id?: number;
}

export class NodeGroupView {
  @Choice(CELL_JOB_STAGES)
  stage!: string;

  @Choice(NODE_STATES) state!: string;
  @Text({ nullable: true, about: 'in words, where the state does not say everything' }) reason!: string | null;
  @Whole() count!: number;
  @Ids({ about: 'in any order; none of the stage `post`' }) cell_ids!: number[];
  @Ids({ about: 'the rows whose posts are in this state, in any order; only of the stage `post`' })
  row_ids!: number[];
}

export class NodeStatesView {
  @Whole({ about: 'increases with every change of the sheet' }) sheet_version!: number;

  @Flag({ about: 'false while changes of the last seconds are still being compared' })
  is_current!: boolean;

  @ListOf(() => NodeGroupView, { about: 'the nodes of the sheet by stage, state and reason' })
  nodes!: NodeGroupView[];
}
