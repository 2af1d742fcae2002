import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { pickBy, randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { ai, BatchUser } from '../support/batch-user.js';
import { ceilingViolations, watchCeilings } from '../support/ceilings.js';
import type { Sheet } from '../support/sheet-user.js';

/** The trial `ceilings` raises this. */
const BATCHES = Number(process.env['CEILING_BATCHES'] ?? 6);
/** Number of batches that run at the same time. */
const AT_ONCE = 4;
const MINUTE_MS = 60_000;
const TEXT_MODELS = ['textmodel_a', 'textmodel_b'];
const IMAGE_MODELS = ['imgdelta-4.0', 'imgbeta', 'imgepsilon-2', 'imgepsilon-2.5-sunburst'];
/** The vendor reports a thousand times the tokens of one in this number of texts. */
const OVERCHARGED = 4;
const SHARE_WITH_VIDEOS = 0.15;

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
  user.actAs(await user.fixture.base.creator(1_000_000));
  await watchCeilings(user.db);
});
afterAll(async () => {
  await user?.stop();
});

it.each(testSeeds())(
  `${BATCHES} batches never hold and spend more than their ceilings, and go on when these are raised (seed %i)`,
  async (seed) => {
    const random = randomBy(seed);
    await user.fixture.misbehave({ vendor: 'chat', kind: 'overcharge', times: 1_000_000, every: OVERCHARGED });
    const outcomes: Outcome[] = [];
    let left = BATCHES;
    const next = async () => {
      while (left > 0) {
        left -= 1;
        outcomes.push(await runBatch(random));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    await user.behave();
    const pauses = outcomes.reduce((sum, each) => sum + each.pauses, 0);
    const [{ overcharged }] = await user.db.manager.query(
      `SELECT count(*)::integer AS overcharged FROM generation
       WHERE user_job_type = 'text_generation' AND cost = estimate`,
    );
    console.log(
      `ceilings: seed ${seed}, ${BATCHES} batches paused ${pauses} times, ${overcharged} texts at their maximum`,
    );
    expect(await ceilingViolations(user.db)).toEqual([]);
    expect(outcomes.flatMap(({ failures }) => failures)).toEqual([]);
    expect(overcharged).toBeGreaterThan(0);
    const { held } = await user.fixture.credits(user.creator);
    expect(held).toBe(0);
  },
  BATCHES * MINUTE_MS,
);

interface Outcome {
  readonly pauses: number;
  readonly failures: readonly (string | null)[];
}

/** Starts a batch with a random ceiling, raises that until the batch has completed, and compares it with the ledger. */
async function runBatch(random: () => number): Promise<Outcome> {
  const through = random() < SHARE_WITH_VIDEOS ? 'render' : 'cells';
  const sheet = await randomSheet(random, through === 'render');
  const { body: estimate } = await sheet.call('POST', '/rows/estimate', { through });
  let ceiling = credits(estimate.credits_max * (0.02 + random()));
  const { id } = await user.start(sheet, { through, max_credits: ceiling });
  for (let pauses = 0; ; pauses += 1) {
    const batch = await eventually(
      async () => {
        const { status, ...rest } = await user.batchOf(sheet, id);
        expect(rest.credits_spent + rest.credits_held).toBeLessThanOrEqual(ceiling + 1e-9);
        expect(['paused', 'completed']).toContain(status);
        return { status, ...rest };
      },
      { interval: 20 },
    );
    if (batch.status === 'completed') {
      expect(batch.credits_spent).toBeCloseTo(await capturedBy(sheet), 6);
      return { pauses, failures: batch.failures.map(({ error }: { error: string | null }) => error) };
    }
    expect(batch).toMatchObject({ paused_reason: 'max_credits', credits_held: 0 });
    expect(batch.completed + batch.failed).toBeLessThan(batch.total);
    ceiling = credits(ceiling + estimate.credits_max * (0.1 + 0.4 * random()));
    expect(await user.act(sheet, id, 'resume', { max_credits: ceiling })).toMatchObject({ status: 200 });
  }
}

const credits = (amount: number) => Number(Math.max(0.000001, amount).toFixed(6));

async function randomSheet(random: () => number, isRendered: boolean): Promise<Sheet> {
  const pick = pickBy(random);
  const sheet = await user.sheetOf(
    {
      HOOK: ['text', ai('A hook', { model: pick(TEXT_MODELS) })],
      SCRIPT: ['text', ai('{{HOOK}} and more', { model: pick(TEXT_MODELS) })],
      VOICE: ['audio', random() < 0.5 ? { prompt: '{{HOOK}}' } : {}],
      PICTURE: ['image', { prompt: 'Calm', model: pick(IMAGE_MODELS) }],
    },
    pick([1, 2, 3]),
  );
  if (!isRendered) return sheet;
  await sheet.call('POST', '/columns', {
    spreadsheet_column: { title: 'FINAL', type: 'video', column_role: 'final_video' },
  });
  for (const row of await user.cellsOf(sheet)) {
    const additional_attributes = { source: '{{PICTURE}}', duration: 1 };
    const video_layer = { name: 'Picture', type: 'image', additional_attributes };
    await sheet.call('POST', `/cells/${row.at(-1)!.id}/layers`, { video_layer });
  }
  return sheet;
}

/** Returns the credits that were captured for generations and renders of the sheet. */
async function capturedBy(sheet: Sheet): Promise<number> {
  const [row] = await user.db.manager.query(
    `SELECT coalesce(sum(amount), 0)::float8 / 1000000 AS captured FROM ledger_entry WHERE kind = 'capture'
       AND reference IN (SELECT 'generation:' || id FROM generation WHERE sheet_id = $1
         UNION ALL SELECT 'render_job:' || id FROM render_job WHERE sheet_id = $1)`,
    [sheet.id],
  );
  return row.captured;
}
