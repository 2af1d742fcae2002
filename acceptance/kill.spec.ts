import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from '@reelsheet/testing';
import { randomBy } from '@reelsheet/testing/seeded';
import { Fleet } from './fleet.js';
import { Bystander, median } from './production/bystander.js';
import { BilledOrders, captured, isChargedOnce, MADE_NODES, type MadeNode } from './production/made-nodes.js';
import { Member } from './production/member.js';
import { createSheet, CREDITS_OF_ROW, PAID_NODES_OF_ROW } from './production/production-sheet.js';
import { Production } from './production/production.js';
import { RandomKills } from './production/random-kills.js';

/** The trial `production` sets these to its size; `TEST_SEED` repeats an earlier run. */
const ROWS = Number(process.env['PRODUCTION_ROWS'] ?? 2);
const SHOWS_CLIPS = process.env['PRODUCTION_CLIPS'] === '1';
const RANDOM_KILLS = Number(process.env['PRODUCTION_KILLS'] ?? 2);
const WAIT_FACTOR = Number(process.env['PRODUCTION_WAIT_FACTOR'] ?? Infinity);
/** Milliseconds by which the text vendor delays each answer, so that a wait is as long as with a real one. */
const VENDOR_MS = Number(process.env['PRODUCTION_VENDOR_MS'] ?? 0);
const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
const USUAL_WAITS = 5;
const HOUR_MS = 3_600_000;

let fleet: Fleet;

beforeAll(async () => {
  fleet = await Fleet.start(1_200);
});
afterAll(() => fleet?.stop());

it(
  `rows become posts once while processes are killed at random (seed ${SEED})`,
  async () => {
    const member = await Member.create(fleet, `producer${SEED}`, CREDITS_OF_ROW * ROWS);
    const bystander = await Bystander.create(await Member.create(fleet, `bystander${SEED}`, 10_000));
    const sheet = await createSheet(member, `trial ${SEED}`, { rows: ROWS, showsClips: SHOWS_CLIPS });
    if (VENDOR_MS > 0) {
      const fault = { vendor: 'chat', kind: 'latency', times: 1_000_000, value: VENDOR_MS };
      await request('POST', `${fleet.file.sandbox_url}/faults`, { body: fault });
    }
    const usual = await bystander.usualWait(USUAL_WAITS);
    const startedAt = performance.now();
    const kills = new RandomKills(fleet, RANDOM_KILLS, randomBy(SEED));
    const billed = new BilledOrders(fleet);
    const production = new Production(fleet, member, sheet, billed);
    bystander.start();
    kills.start(() => production.done);
    const batch = await production.run();
    await Promise.all([bystander.stop(), kills.stop()]);
    const waits = bystander.waitsBeside(kills);
    const nodes = (await production.query<MadeNode>(MADE_NODES, [sheet.id]))!;
    console.log(
      `production: seed ${SEED}, ${ROWS} rows in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s, ` +
        `${batch.credits_spent} credits, estimate ${batch.estimate.min} to ${batch.estimate.max}\n` +
        `${kills.struck.length} kills: ${kills.struck.join(' ')}\n` +
        `made again after failing: ${JSON.stringify(production.retried)}\n` +
        `a single text of another organization: ${usual.toFixed(0)} ms alone, ` +
        `${median(waits).toFixed(0)} ms beside the batch (median of ${waits.length} without kills), ` +
        `at most ${Math.max(0, ...waits).toFixed(0)} ms`,
    );

    expect(batch).toMatchObject({ status: 'completed', failed: 0, completed: batch.total, credits_held: 0 });
    expect(batch.total).toBe(ROWS * (PAID_NODES_OF_ROW + 1));
    const made = nodes.filter(({ status }) => status === 'completed');
    expect(made).toHaveLength(ROWS * PAID_NODES_OF_ROW);
    expect(new Set(made.map(({ cell }) => cell)).size).toBe(made.length);
    expect(nodes.filter(({ status }) => !['completed', 'failed'].includes(status))).toEqual([]);
    const generations = made.map(({ reference }) => reference).filter((each) => each.startsWith('generation:'));
    const billedOtherwise = generations.map((each) => [each, billed.of(each)]).filter(([, times]) => times !== 1);
    expect(billedOtherwise).toEqual([]);
    expect(nodes.filter((node) => !isChargedOnce(node))).toEqual([]);
    expect(captured(nodes)).toBe(Math.round(batch.credits_spent * 1e6));
    const { held } = await member.read(`/organizations/${member.organizationId}/credits`);
    expect(held).toBe(0);
    expect([...(await production.postsOnNetworks())].filter(([, times]) => times !== 1)).toEqual([]);
    expect(bystander.failed).toEqual([]);
    expect(kills.struck.length).toBeGreaterThanOrEqual(RANDOM_KILLS / 2);
    expect(median(waits)).toBeLessThanOrEqual(usual * WAIT_FACTOR);
  },
  24 * HOUR_MS,
);
