import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { injectFault, newTenant, watch, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

const POST_PRICE = 1.5;
const POSTS_OF_A_SOURCE = 50;
const CREDITS = 100_000;
/** Credits that are not enough for any result. */
const TOO_FEW = 1;
const KILL_EVERY_MS = { min: 1_000, more: 6_000 };
const TIMEOUT_MS = 15 * 60_000;

interface Sizes {
  readonly sources: number;
  readonly lists: number;
  readonly organizations: number;
  readonly kills: number;
  readonly rounds: number;
}
const SMALL: Sizes = { sources: 24, lists: 9, organizations: 4, kills: 2, rounds: 1 };
const FULL: Sizes = { sources: 200, lists: 50, organizations: 20, kills: 6, rounds: 2 };

/** An organization and the sources in its lists. The last organization cannot pay. */
interface Watcher {
  readonly tenant: Tenant;
  readonly credits: number;
  readonly watched: Set<string>;
}

/**
 * Scrapes sources that are in lists of several organizations, while the worker is killed and responses of the vendor
 * are lost.
 */
export const scraping: Trial = {
  shows: 'shared sources are scraped once per cycle and paid for once by each organization, while workers are killed',
  async run(trial) {
    const sizes = trial.size({ small: SMALL, full: FULL });
    const fleet = await trial.fleet();
    const watchers = await newWatchers(trial, fleet, sizes);
    const lists = await createLists(trial, watchers, sizes);
    for (let round = 1; round <= sizes.rounds; round += 1) {
      if (round > 1) await makeDue(fleet);
      await withKills(trial, fleet, sizes.kills, () => untilScraped(fleet, round));
      await waitUntil('all sources are shown and paid for', () => isShown(fleet, watchers), TIMEOUT_MS);
      await expectRound(trial, fleet, { round, lists, watchers });
    }
    await expectFairShares(trial, fleet, sizes);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

const isRich = ({ credits }: Watcher) => credits > TOO_FEW;

async function newWatchers(trial: TrialRun, { file }: OwnFleet, { organizations }: Sizes): Promise<Watcher[]> {
  const watchers: Watcher[] = [];
  while (watchers.length < organizations) {
    const credits = watchers.length < organizations - 1 ? CREDITS : TOO_FEW;
    watchers.push({ tenant: await newTenant(file, { credits }), credits, watched: new Set() });
  }
  trial.note(`${organizations} organizations, one of them with too few credits`);
  return watchers;
}

/**
 * Creates lists so that every source is in at least one that is paid for, and most are in several. Returns the number
 * of lists.
 */
async function createLists(trial: TrialRun, watchers: readonly Watcher[], sizes: Sizes): Promise<number> {
  const sources = Array.from({ length: sizes.sources }, (_, index) => `@shared${trial.seed}x${index}`);
  const lists = Array.from({ length: sizes.lists }, (_, index) => ({
    watcher: watchers[index % watchers.length]!,
    values: new Set(trial.shuffle(sources).slice(0, Math.ceil(sizes.sources / 10))),
  }));
  const paid = lists.filter(({ watcher }) => isRich(watcher));
  for (const value of sources) trial.pick(paid).values.add(value);
  for (const [index, { watcher, values }] of lists.entries()) {
    await watch(watcher.tenant, `List ${index}`, [...values]);
    for (const value of values) watcher.watched.add(value);
  }
  return lists.length;
}

/** Makes all sources due, as if their interval had passed. */
async function makeDue(fleet: OwnFleet): Promise<void> {
  const due = `UPDATE core.scraped_source SET scraped_at = scraped_at - interval '1 day', due_at = now(), ready = true
    WHERE is_idle AND NOT ready AND waiting RETURNING id`;
  const left = () =>
    queryRows(fleet, `SELECT id FROM core.scraped_source WHERE scraped_at > now() - interval '12 hours'`);
  await waitUntil('all are due', async () => {
    await queryRows(fleet, due);
    return (await left()).length === 0;
  });
}

/** Kills the worker repeatedly until the work is done or the number of kills is reached. */
async function withKills(trial: TrialRun, fleet: OwnFleet, kills: number, work: () => Promise<unknown>): Promise<void> {
  await injectFault(fleet.file, { vendor: 'scraper', kind: 'lost_answer', times: 3 });
  let isDone = false;
  let killed = 0;
  const killing = (async () => {
    while (!isDone && killed < kills) {
      await sleep(KILL_EVERY_MS.min + trial.random() * KILL_EVERY_MS.more);
      if (isDone) return;
      fleet.signal('core-worker', 'SIGKILL');
      killed += 1;
      await fleet.untilReady('core-worker');
    }
  })();
  const startedAt = performance.now();
  await work();
  isDone = true;
  await killing;
  trial.note(
    `all sources were scraped in ${Math.round((performance.now() - startedAt) / 1_000)} s, with ${killed} kills`,
  );
}

const untilScraped = (fleet: OwnFleet, round: number) =>
  waitUntil(
    `cycle ${round} has ended`,
    async () =>
      (
        await queryRows(
          fleet,
          `SELECT id FROM core.scraped_source WHERE NOT is_idle OR scraped_at IS NULL
            OR scraped_at < now() - interval '12 hours'`,
        )
      ).length === 0,
    TIMEOUT_MS,
  );

/** Returns true if the lists of all organizations that can pay show posts of each source, and no bill is open. */
async function isShown(fleet: OwnFleet, watchers: readonly Watcher[]): Promise<boolean> {
  const rich = watchers.filter(isRich).map(({ tenant }) => tenant.organizationId);
  const hidden = await queryRows(
    fleet,
    `SELECT watch.id FROM core.watch_source AS watch JOIN core.watchlist AS list ON list.id = watch.watchlist_id
     WHERE list.organization_id = ANY ($1) AND watch.seen_through = 0`,
    [rich],
  );
  const open = await queryRows(fleet, `SELECT id FROM core.source_bill WHERE status IN ('pending', 'processing')`);
  return hidden.length === 0 && open.length === 0;
}

interface Round {
  readonly round: number;
  readonly lists: number;
  readonly watchers: readonly Watcher[];
}

async function expectRound(trial: TrialRun, fleet: OwnFleet, { round, lists, watchers }: Round): Promise<void> {
  const runs = await runsByTarget(fleet);
  const sources = new Set(watchers.flatMap(({ watched }) => [...watched]));
  const timesOf = (value: string) => runs.get(`clockworks~tiktok-scraper ${value.slice(1)}`) ?? 0;
  const found = `cycle ${round}: of ${sources.size} sources in ${lists} lists`;
  const often = [...sources].filter((value) => timesOf(value) > round);
  const seldom = [...sources].filter((value) => timesOf(value) < round);
  trial.none(
    `${found}, those scraped more than once`,
    often.map((value) => `${value}: ${timesOf(value)} runs`),
  );
  trial.none(`${found}, those not scraped`, seldom);
  const wrong: string[] = [];
  for (const { tenant, credits, watched } of watchers) {
    const paid = credits - (await balanceOf(tenant));
    const due = credits === TOO_FEW ? 0 : watched.size * POSTS_OF_A_SOURCE * POST_PRICE;
    if (Math.abs(paid - due) > 0.001) wrong.push(`organization ${tenant.organizationId} paid ${paid} for ${due}`);
  }
  trial.none(`cycle ${round}: organizations that did not pay exactly once per post`, wrong);
}

/** Returns the number of runs that the vendor started, by actor and target. */
async function runsByTarget({ file }: OwnFleet): Promise<Map<string, number>> {
  const answer = await fetch(`${file.sandbox_url}/log?vendor=scraper&method=POST`);
  const runs = new Map<string, number>();
  for (const { summary, replay } of (await answer.json()) as { summary?: string; replay?: boolean }[])
    if (summary && !replay) runs.set(summary, (runs.get(summary) ?? 0) + 1);
  return runs;
}

async function balanceOf({ base, organizationId }: Tenant): Promise<number> {
  const params = { path: { organization_id: organizationId } };
  const { available } = await dataOf(base.credits.get(params));
  return available;
}

/** Compares one organization with very many sources and a later one with two. */
async function expectFairShares(trial: TrialRun, fleet: OwnFleet, { sources }: Sizes): Promise<void> {
  const [big, small] = [
    await newTenant(fleet.file, { credits: CREDITS }),
    await newTenant(fleet.file, { credits: CREDITS }),
  ];
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `@${name}${trial.seed}x${index}`);
  await watch(big, 'Big', named('big', Math.min(200, sources * 3)));
  await watch(small, 'Small', named('small', 2));
  const waiting = (name: string) =>
    queryRows(fleet, `SELECT id FROM core.scraped_source WHERE target_value LIKE $1 AND scraped_at IS NULL`, [
      `@${name}${trial.seed}x%`,
    ]);
  const ms = await waitUntil(
    'the small organization is served',
    async () => (await waiting('small')).length === 0,
    TIMEOUT_MS,
  );
  trial.note(`a newcomer with two sources was served after ${Math.round(ms)} ms`);
  trial.figure(
    'sources of the big organization that wait while the newcomer is served',
    (await waiting('big')).length,
    {
      atLeast: 1,
    },
  );
  await waitUntil('the big organization is served', async () => (await waiting('big')).length === 0, TIMEOUT_MS);
}
