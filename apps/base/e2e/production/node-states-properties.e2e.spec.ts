import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { errorOf } from '@reelsheet/testing';
import { pickBy, randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { NodeComparison } from '../../src/production/nodes/node-comparison.js';
import { PostNodeComparison } from '../../src/production/nodes/posts/post-node-comparison.js';
import { BatchUser, whenCompared } from '../support/batch-user.js';
import { statesOf, type State } from '../support/node-states.js';
import { postStates } from '../support/posted-sheet.js';
import { editAtRandom, editedSheet } from '../support/sheet-edits.js';
import type { Sheet } from '../support/sheet-user.js';

/** The trial `edits` raises this. */
const EDITS = Number(process.env['SHEET_EDITS'] ?? 40);
/** Number of edits between two comparisons, and of comparisons between two batches. */
const EDITS_OF_ROUND = 10;
const ROUNDS_OF_BATCH = 2;
const SECOND_MS = 1_000;
const FINAL_STATES = ['fresh', 'skipped', 'failed'];

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(() => user.refresh());

it.each(testSeeds())(
  'states equal those computed from nothing, and a batch makes what is stale and nothing else (seed %i)',
  async (seed) => {
    const pick = pickBy(randomBy(seed));
    user.actAs(await user.fixture.base.creator(100_000));
    const sheet = await editedSheet(user);
    await editAtRandom(user, sheet, 4, pick);
    // The first batch counts too, because few edits may leave nothing that can be made again.
    const made: Made[] = [await makeAgain(sheet)];
    const rounds = EDITS / EDITS_OF_ROUND;
    for (let round = 1; round <= rounds; round += 1) {
      await editAtRandom(user, sheet, EDITS_OF_ROUND, pick);
      await expectSameFromNothing(sheet);
      if (round % ROUNDS_OF_BATCH === 0 || round === rounds) made.push(await makeAgain(sheet));
    }
    const sum = (of: keyof Made) => made.reduce((total, each) => total + each[of], 0);
    console.log(
      `edits: seed ${seed}, ${EDITS} edits, ${made.length} batches made ${sum('again')} nodes again, of which ` +
        `${sum('fresh')} became fresh, and left ${sum('untouched')} untouched`,
    );
    expect(sum('fresh')).toBeGreaterThan(0);
    expect(sum('untouched')).toBeGreaterThan(0);
  },
  300 * SECOND_MS + EDITS * 5 * SECOND_MS,
);

/** Numbers of nodes. */
interface Made {
  readonly again: number;
  readonly fresh: number;
  readonly untouched: number;
}

/** Makes what is not up to date, and expects everything to be so, and what was up to date to be as before. */
async function makeAgain(sheet: Sheet): Promise<Made> {
  const before = await allStates(sheet);
  const made = await madeBy(sheet);
  const answer = await whenCompared(() =>
    sheet.call('POST', '/rows/generate', { through: 'post', only: ['missing', 'stale', 'failed'] }),
  );
  if (answer.status === 202) await user.until(sheet, answer.body.id, { status: 'completed' });
  else expect(errorOf(answer).error).toContain('None of these cells can be generated');
  await expectSameFromNothing(sheet);
  const after = await allStates(sheet);
  expect([...after].filter(([, [state]]) => !FINAL_STATES.includes(state))).toEqual([]);
  const untouched = [...before].flatMap(([node, [state]]) => (['fresh', 'skipped'].includes(state) ? [node] : []));
  const now = await madeBy(sheet);
  const of = (results: ReadonlyMap<string, unknown>) => untouched.map((node) => [node, results.get(node)]);
  expect(of(now)).toEqual(of(made));
  const again = [...after].filter(([node]) => !untouched.includes(node));
  const fresh = again.filter(([, [state]]) => state === 'fresh');
  return { again: again.length, fresh: fresh.length, untouched: untouched.length };
}

/** Returns the states of all cells, videos and posts. */
async function allStates(sheet: Sheet): Promise<Map<string, State>> {
  const cells = [...(await statesOf(sheet))].map(([id, state]) => [`cell ${id}`, state] as const);
  const posts = [...(await postStates(sheet))].map(([id, state]) => [`posts of row ${id}`, state] as const);
  return new Map([...cells, ...posts]);
}

/** Returns what was made of each cell, video and row: generations, renders and posts, and which are selected. */
async function madeBy(sheet: Sheet): Promise<Map<string, unknown>> {
  const rows = await user.db.manager.query(
    `SELECT 'cell ' || cell.id AS node, jsonb_build_array(cell.value, cell.default_generation_id,
       (SELECT jsonb_agg(id ORDER BY id) FROM generation WHERE cell_id = cell.id),
       (SELECT jsonb_agg(id ORDER BY id) FROM render_job WHERE cell_id = cell.id)) AS made
     FROM cell WHERE sheet_id = $1
     UNION ALL
     SELECT 'posts of row ' || row_id, jsonb_agg(jsonb_build_array(id, status, scheduled_time, content) ORDER BY id)
     FROM post WHERE agent_id = $2 GROUP BY row_id`,
    [sheet.id, user.user.agentId],
  );
  return new Map(rows.map(({ node, made }: { node: string; made: unknown }) => [node, made]));
}

async function expectSameFromNothing(sheet: Sheet): Promise<void> {
  const states = await allStates(sheet);
  const scope = { agentId: user.user.agentId, sheetId: sheet.id };
  const { worker } = user.fixture.base;
  const rowIds = await sheet.rowIds();
  const nodes = await worker.get(NodeComparison, { strict: false }).nodesOf(scope, rowIds);
  const posts = await worker.get(PostNodeComparison, { strict: false }).nodesOf(scope, rowIds, nodes);
  const expected = [
    ...nodes.map(({ cellId, state, reason }) => [`cell ${cellId}`, [state, reason]] as const),
    ...posts.map(({ rowId, state, reason }) => [`posts of row ${rowId}`, [state, reason]] as const),
  ];
  expect(states).toEqual(new Map<string, readonly unknown[]>(expected));
}
