import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder, urlOf } from '@reelsheet/native-servers';
import { waitUntil } from '../support/database.js';
import type { Installation, SharedServers } from '../support/installation.js';
import { sumOfCounter } from '../support/prometheus.js';
import type { TrialRun } from '../trial.js';
import { untilDelivered } from './events.js';
import { callersOf, PAUSE_MS, plannedInstallation, plannedOrders, type Amounts } from './load.js';
import { PostgresPair } from './postgres-pair.js';
import type { RepeatingCallers } from './repeating-callers.js';
import { compareOutcome, countUnderWay, untilAllEnded } from './results.js';

const READY_WITHIN_MS = 10_000;
const MINUTE_MS = 60_000;
const HEALTH_WITHIN_MS = 2_000;
const HTTP_OK = 200;
const MAX_WAIT_BEFORE_PROMOTION_MS = 3_000;

/** One or several servers of NATS. */
interface Bus {
  readonly url: string;
  stop(): Promise<void>;
}

/** Servers and processes of a round, so that they can be lost. */
export interface Running<Servers extends Bus> {
  readonly pair: PostgresPair;
  readonly bus: Servers;
  readonly installation: Installation;
}

/** Loads an installation that loses the primary of Postgres, alone or with other servers and processes. */
export interface Round<Servers extends Bus> extends Pick<SharedServers, 'replicas' | 'streamReplicas'> {
  readonly amounts: Amounts;
  /** Name of the installation and of its database. */
  readonly installation: string;
  /** Name of the round, which the texts of its posts contain. */
  readonly name: string;
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly startBus: (options: { dir: string; config: string }) => Promise<Servers>;
  /** Loses the primary and returns the loss in words. */
  readonly lose: (running: Running<Servers>) => string;
  /** Ends a loss that lasts only for a while. */
  readonly resume?: (running: Running<Servers>) => void;
}

/** Runs a round with an installation of its own, which is stopped afterwards. */
export async function runRound<Servers extends Bus>(trial: TrialRun, round: Round<Servers>): Promise<void> {
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
  const installation = await plannedInstallation(dir, round.installation);
  const bus = await round.startBus({ dir: join(dir, 'nats'), config: installation.natsConfig });
  endings.push(() => bus.stop());
  endings.push(() => installation.stop());
  const { replicas, streamReplicas } = round;
  const servers = { adminUrl: pair.primary.url, standbys: [pair.standbyHost], natsUrl: bus.url };
  await installation.start({ ...servers, replicas, streamReplicas });
  await loseNothing(trial, round, { pair, bus, installation });
  await endRound();
}

async function loseNothing<Servers extends Bus>(
  trial: TrialRun,
  round: Round<Servers>,
  running: Running<Servers>,
): Promise<void> {
  const { name, picture } = round;
  const { pair, installation } = running;
  const { file } = installation;
  const orders = trial.shuffle(plannedOrders(round.amounts));
  const callers = await callersOf(file, name, picture);
  trial.note(`round ${name}: the standby confirms commits as ${await pair.confirmation()}`);
  const sending = callers.send(orders, PAUSE_MS);
  const acceptedBefore = Math.ceil(orders.length * (0.3 + trial.random() * 0.3));
  await waitUntil('some orders are accepted', async () => callers.accepted.length >= acceptedBefore, MINUTE_MS);
  await readSpending(trial, running, callers, 'replica');
  const url = urlOf(pair.standby.url, { database: round.installation });
  const underWay = await countUnderWay(url);
  const lost = round.lose(running);
  trial.note(
    `${lost} with ${callers.accepted.length} of ${orders.length} orders accepted, ` +
      `and ${underWay} jobs, posts and holds open`,
  );
  await promote(trial, running, callers);
  await readSpending(trial, running, callers, 'primary');
  round.resume?.(running);
  await sending;
  const { unavailable, lost: unanswered, unknown } = callers.repeated;
  trial.note(
    `repeated after 503: ${unavailable}, without an answer: ${unanswered}; uploads with an unknown outcome: ${unknown}`,
  );
  trial.none('orders that were never accepted', callers.unaccepted);
  await untilAllEnded(trial, url);
  await untilDelivered(trial, url);
  await compareOutcome(trial, { orders, accepted: callers.accepted, name, file, url });
}

/** Reads until the server of these reads has answered one: the standby before its promotion, the primary after it. */
async function readSpending(
  trial: TrialRun,
  { installation }: Pick<Running<Bus>, 'installation'>,
  callers: RepeatingCallers,
  server: 'replica' | 'primary',
): Promise<void> {
  const count = () => sumOfCounter(installation.origins, 'postgres_replica_reads_total', `server="${server}"`);
  const before = await count();
  const hasAnswered = async () => (await callers.readSpending()) === HTTP_OK && (await count()) > before;
  const ms = await waitUntil(`the ${server} answers reads for the replica`, hasAnswered, MINUTE_MS);
  trial.note(`the ${server} answered a read for the replica after ${ms.toFixed(0)} ms`);
}

/** Promotes the standby some time after all processes have missed the primary. */
async function promote(
  trial: TrialRun,
  { pair, installation }: Pick<Running<Bus>, 'pair' | 'installation'>,
  callers: RepeatingCallers,
): Promise<void> {
  const { origins } = installation;
  await Promise.all(origins.map((origin) => untilReadiness(origin, false)));
  await sleep(trial.random() * MAX_WAIT_BEFORE_PROMOTION_MS);
  const promotedAt = performance.now();
  callers.mark();
  await pair.promote();
  const promotion = performance.now() - promotedAt;
  await Promise.all(origins.map((origin) => untilReadiness(origin, true)));
  const ready = performance.now() - promotedAt;
  trial.figure('ms from the promotion until all processes are ready', ready, { atMost: READY_WITHIN_MS });
  await waitUntil('an order is accepted', async () => callers.firstAfterMark !== undefined, MINUTE_MS);
  const accepted = callers.firstAfterMark! - promotedAt;
  trial.note(`the promotion took ${promotion.toFixed(0)} ms; an order was accepted after ${accepted.toFixed(0)} ms`);
}

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
