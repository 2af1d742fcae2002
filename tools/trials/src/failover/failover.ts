import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROCESSES } from '@reelsheet/contracts/bus';
import { startNats, temporaryFolder, urlOf } from '@reelsheet/native-servers';
import { waitUntil } from '../support/database.js';
import { Installation } from '../support/installation.js';
import { MediaServer } from '../support/media-server.js';
import { connectAccounts } from '../support/social-accounts.js';
import { injectFault, newTenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { PostgresPair } from './postgres-pair.js';
import { RepeatingCallers, type OrderKind, type PlannedOrder } from './repeating-callers.js';
import { compareOutcome, countUnderWay } from './results.js';

const READY_WITHIN_MS = 10_000;
const NAME = 'failover';
const CELLS = 10;
const MINUTE_MS = 60_000;
const ENDED_WITHIN_MS = 10 * MINUTE_MS;
/** Milliseconds by which the vendor delays each text, so that texts are under way when the primary is killed. */
const VENDOR_MS = 1_500;
const HEALTH_WITHIN_MS = 2_000;
/** Milliseconds between the starts of two orders. */
const PAUSE_MS = 60;
const MAX_WAIT_BEFORE_PROMOTION_MS = 3_000;

interface Size extends Readonly<Record<`${OrderKind}s`, number>> {
  readonly rounds: number;
}

export const failover: Trial = {
  shows: 'the primary killed under load, its standby promoted: nothing accepted is lost, made or paid twice',
  async run(trial) {
    const size = trial.size<Size>({
      small: { rounds: 1, texts: 30, renders: 4, posts: 12, uploads: 4 },
      full: { rounds: 5, texts: 100, renders: 20, posts: 50, uploads: 10 },
    });
    const media = await MediaServer.start();
    trial.afterwards(() => media.stop());
    const picture = new Uint8Array(await (await fetch(media.url('picture.jpg'))).arrayBuffer());
    for (let index = 1; index <= size.rounds; index += 1)
      await failOver(trial, size, `${trial.seed}-${index}`, picture);
  },
};

/** Runs a round with an installation of its own, which is stopped afterwards. */
async function failOver(trial: TrialRun, size: Size, name: string, picture: Uint8Array<ArrayBuffer>): Promise<void> {
  const endings: (() => Promise<unknown>)[] = [];
  let ended: Promise<void> | undefined;
  const endAll = async () => {
    for (const end of endings.toReversed()) await end();
  };
  const endRound = () => (ended ??= endAll());
  trial.afterwards(endRound);
  const dir = temporaryFolder();
  endings.push(() => rm(dir, { recursive: true, force: true }));
  const pair = await PostgresPair.start(join(dir, 'postgres'));
  endings.push(() => pair.stop());
  const installation = await Installation.plan(NAME, join(dir, NAME), Number(process.env['PORT_OFFSET'] ?? 0));
  const nats = await startNats({ dir: join(dir, 'nats'), port: 0, config: `accounts {\n${installation.account}}\n` });
  endings.push(() => nats.stop());
  endings.push(() => installation.stop());
  await installation.start({ adminUrl: pair.primary.url, standbys: [pair.standbyHost], natsUrl: nats.url });
  await loseNothing(trial, { size, name, picture, pair, installation });
  await endRound();
}

interface Round {
  readonly size: Size;
  readonly name: string;
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly pair: PostgresPair;
  readonly installation: Installation;
}

async function loseNothing(trial: TrialRun, { size, name, picture, pair, installation }: Round): Promise<void> {
  const { file } = installation;
  const tenant = await newTenant(file, { rows: CELLS });
  await connectAccounts(tenant, RepeatingCallers.networks, 'on.trial');
  await injectFault(file, { vendor: 'chat', kind: 'latency', times: 1_000_000, value: VENDOR_MS });
  trial.note(`round ${name}: the standby confirms commits as ${await pair.confirmation()}`);
  const orders = trial.shuffle(plan(size));
  const callers = new RepeatingCallers(file.base_url, tenant, name, picture);
  const sending = callers.send(orders, PAUSE_MS);
  const acceptedBefore = Math.ceil(orders.length * (0.3 + trial.random() * 0.3));
  await waitUntil('some orders are accepted', async () => callers.accepted.length >= acceptedBefore, MINUTE_MS);
  const url = urlOf(pair.standby.url, { database: NAME });
  const underWay = await countUnderWay(url);
  const killed = pair.killPrimary();
  const known = callers.accepted.length;
  await Promise.all(PROCESSES.map((process) => untilReadiness(installation.originOf(process), false)));
  await sleep(trial.random() * MAX_WAIT_BEFORE_PROMOTION_MS);
  const promotedAt = performance.now();
  callers.mark();
  await pair.promote();
  const promotion = performance.now() - promotedAt;
  await Promise.all(PROCESSES.map((process) => untilReadiness(installation.originOf(process), true)));
  trial.figure('ms from the promotion until all processes are ready', performance.now() - promotedAt, {
    atMost: READY_WITHIN_MS,
  });
  await sending;
  const { unavailable, lost, unknown } = callers.repeated;
  trial.note(
    `${known} of ${orders.length} orders were accepted and ${underWay} jobs, posts and holds open when ${killed} ` +
      `processes of the primary were killed; the promotion took ${promotion.toFixed(0)} ms, the first order was ` +
      `accepted ${((callers.firstAfterMark ?? NaN) - promotedAt).toFixed(0)} ms after its start; repeated after 503: ` +
      `${unavailable}, without an answer: ${lost}; uploads with an unknown outcome: ${unknown}`,
  );
  trial.none('orders that were never accepted', callers.unaccepted);
  const ended = await waitUntil('all work has ended', async () => (await countUnderWay(url)) === 0, ENDED_WITHIN_MS);
  trial.note(`all work had ended ${(ended / 1_000).toFixed(0)} s after the last answer`);
  await compareOutcome(trial, { orders, accepted: callers.accepted, name, file, url });
}

const plan = (size: Size): PlannedOrder[] =>
  (['text', 'render', 'post', 'upload'] as const).flatMap((kind) =>
    Array.from({ length: size[`${kind}s`] }, (_, index) => ({ kind, index })),
  );

/** Resolves when a process reports that it is ready, or no longer does. */
async function untilReadiness(origin: string, expected: boolean): Promise<void> {
  const isReady = async () => {
    const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) });
    await answer.body?.cancel();
    return answer.ok;
  };
  const what = `${origin} is ${expected ? 'ready' : 'not ready'}`;
  await waitUntil(what, async () => (await isReady().catch(() => false)) === expected);
}
