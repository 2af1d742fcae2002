import { Injectable } from '@nestjs/common';
import { bigint, boolean, Database, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { openCellJobsOf, openPostJobsOf } from '../../../generation/cell-jobs/cell-job.sql.js';
import { openGenerationsOf } from '../../../generation/generations/generation.sql.js';
import { openRendersOf } from '../../../rendering/cell-renders/open-renders.sql.js';
import { CELLS_WITH_ROW_AND_COLUMN } from '../../../sheets/cells/cell-address.sql.js';
import { sheetNotFound } from '../../../sheets/sheet/sheet.errors.js';
import { items, json, list, nullable, object, word } from '../../../sheets/sheet-view/json-text.js';
import { ACTIVE_SHEET } from '../../../sheets/sheet-view/sheet-statement.js';
import { SheetNodeEntity } from '../node.entity.js';
import type { ComparedState } from '../node.js';
import { PostNodeEntity } from '../posts/post-node.entity.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';

const States = row({ body: text(), isCurrent: boolean(), organizationId: bigint() });
export type NodeStates = RowOf<typeof States>;

const IS_CURRENT = 'NOT EXISTS (SELECT FROM input_change WHERE sheet_id = sheet.id)';
const IS_SHOWN = 'sheet_id = $1 AND ($3::bigint IS NULL OR row_id = $3)';
const CELL_IDS = `count(*) AS count, string_agg(cell_id::text, ',') AS cell_ids, '' AS row_ids`;
const ROW_IDS = `count(*) AS count, '' AS cell_ids, string_agg(row_id::text, ',') AS row_ids`;
const GROUP = object({
  stage: word('stage'),
  state: word('state'),
  reason: nullable(json('reason')),
  count: 'count',
  cell_ids: list('cell_ids'),
  row_ids: list('row_ids'),
});
const BODY = object({ sheet_version: 'sheet.version', is_current: json(IS_CURRENT), nodes: list('groups.body') });

const Node = rowOf(SheetNodeEntity, 'cellId', 'state');
export type NodeInState = RowOf<typeof Node>;
const RowWithPosts = rowOf(PostNodeEntity, 'rowId');

/** Reads the states of all nodes of a sheet, or of one of its rows, by one statement. */
@Injectable()
export class NodeStatesReader {
  constructor(private readonly db: Database) {}

  /** Returns JSON text that groups the cells by stage, state and reason. Throws `spreadsheet_not_found`. */
  async states({ agentId, sheetId }: SheetScope, rowId?: number): Promise<NodeStates> {
    const found = await this.db.row(
      States,
      `WITH open AS MATERIALIZED (
         SELECT cell_id, bool_or(is_running) AS is_running FROM (
           ${openCellJobsOf('$1')} UNION ALL ${openGenerationsOf('$2', '$1')} UNION ALL ${openRendersOf('$2', '$1')}
         ) AS work GROUP BY cell_id
       ), open_posts AS MATERIALIZED (
         ${openPostJobsOf('$1')}
       ), grouped AS (
         SELECT stage, state, reason, ${CELL_IDS} FROM sheet_node
         WHERE ${IS_SHOWN} AND NOT EXISTS (SELECT FROM open WHERE open.cell_id = sheet_node.cell_id)
         GROUP BY stage, state, reason
         UNION ALL
         SELECT stage, CASE WHEN is_running THEN 'working' ELSE 'queued' END, NULL, ${CELL_IDS}
         FROM sheet_node JOIN open USING (cell_id) WHERE ${IS_SHOWN} GROUP BY stage, is_running
         UNION ALL
         SELECT 'post', state, reason, ${ROW_IDS} FROM post_node
         WHERE ${IS_SHOWN} AND NOT EXISTS (SELECT FROM open_posts WHERE open_posts.row_id = post_node.row_id)
         GROUP BY state, reason
         UNION ALL
         SELECT 'post', CASE WHEN is_running THEN 'working' ELSE 'queued' END, NULL, ${ROW_IDS}
         FROM post_node JOIN open_posts USING (row_id) WHERE ${IS_SHOWN} GROUP BY is_running
       ), groups AS (
         SELECT ${items(GROUP, 'stage, state, count DESC, reason')} AS body FROM grouped
       )
       SELECT ${BODY} AS body, ${IS_CURRENT} AS is_current, sheet.organization_id
       FROM (${ACTIVE_SHEET}) AS sheet, groups`,
      [sheetId, agentId, rowId ?? null],
    );
    if (!found) throw sheetNotFound();
    return found;
  }

  /** Returns the nodes of the rows in these states, without regard to open work; of all rows when absent. */
  async cellsIn(sheetId: number, states: readonly ComparedState[], rowIds?: readonly number[]): Promise<NodeInState[]> {
    return this.db.rows(
      Node,
      `SELECT ${Node.columns()} FROM sheet_node WHERE sheet_id = $1 AND state = ANY ($2::text[])
         AND ($3::bigint[] IS NULL OR row_id = ANY ($3))`,
      [sheetId, states, rowIds ?? null],
    );
  }

  /**
   * Returns the rows of the sheet, or those among `rowIds`, whose posts are in these states, without regard to open
   * work. A row that was never compared with a plan counts as missing: a worker of an earlier version compares rows
   * without their posts.
   */
  async rowsWithPostsIn(
    sheetId: number,
    states: readonly ComparedState[],
    rowIds?: readonly number[],
  ): Promise<number[]> {
    const nodes = await this.db.rows(
      RowWithPosts,
      `SELECT row_id FROM post_node WHERE sheet_id = $1 AND state = ANY ($2::text[])
         AND ($3::bigint[] IS NULL OR row_id = ANY ($3))
       UNION
       SELECT cell.row_id FROM ${CELLS_WITH_ROW_AND_COLUMN}
       WHERE cell.sheet_id = $1 AND 'missing' = ANY ($2::text[]) AND ($3::bigint[] IS NULL OR cell.row_id = ANY ($3))
         AND NOT EXISTS (SELECT FROM post_node WHERE sheet_id = $1 AND post_node.row_id = cell.row_id)`,
      [sheetId, states, rowIds ?? null],
    );
    return nodes.map(({ rowId }) => rowId);
  }
}
