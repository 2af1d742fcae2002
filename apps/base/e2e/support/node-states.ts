import { expect } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import type { Sheet } from './sheet-user.js';

/** State and reason of a node. */
export type State = readonly [state: string, reason: string | null];

/** Returns the states of all nodes by cell id, once all changes were compared. */
export async function statesOf(sheet: Sheet): Promise<Map<number, State>> {
  const body = await eventually(
    async () => {
      const answer = await sheet.call('GET', '/states');
      expect(answer).toMatchObject({ status: 200, body: { is_current: true } });
      return answer.body;
    },
    { interval: 50 },
  );
  return new Map(
    body.nodes.flatMap(({ state, reason, cell_ids }) => cell_ids.map((id) => [id, [state, reason] as const] as const)),
  );
}

/** Returns the states of the nodes of a row (from 0) by the titles of their columns. */
export async function rowStates(sheet: Sheet, row = 0): Promise<Record<string, State>> {
  const states = await statesOf(sheet);
  const { spreadsheet_columns, spreadsheet_rows } = await sheet.read();
  return Object.fromEntries(
    spreadsheet_rows[row]!.spreadsheet_cells.flatMap(({ id, spreadsheet_column_id }) => {
      const column = spreadsheet_columns.find((each) => each.id === spreadsheet_column_id)!;
      const state = states.get(id);
      return state ? [[column.title, state]] : [];
    }),
  );
}
