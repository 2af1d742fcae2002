import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROCESSES } from '@reelsheet/contracts/bus';
import { startNats, temporaryFolder, urlOf } from '@reelsheet/native-servers';
import { waitUntil } from '../support/database.js';
import type { Installation } from '../support/installation.js';
import type { Trial, TrialRun } from '../trial.js';
import { callersOf, PAUSE_MS, pictureFor, plannedInstallation, plannedOrders, type Amounts } from './load.js';
import { PostgresPair, type Loss } from './postgres-pair.js';
import { compareOutcome, countUnderWay, untilAllEnded } from './results.js';

const READY_WITHIN_MS = 10_000;
const NAME = 'failover';
const MINUTE_MS = 60_000;
const HEALTH_WITHIN_MS = 2_000;
const MAX_WAIT_BEFORE_PROMOTION_MS = 3_000;

interface Size extends Amounts {
  readonly rounds: number;
}

export const failover: Trial = {
  shows: 'the primary killed or silent under load, its standby promoted: nothing accepted is lost or made twice',
  async run(trial) {
    const size = trial.size<Size>({
      small: { rounds: 2, texts: 30, renders: 4, posts: 12, uploads: 4 },
      full: { rounds: 5, texts: 100, renders: 20, posts: 50, uploads: 10 },
    });
    const picture = await pictureFor(trial);
    for (let index = 1; index <= size.rounds; index += 1) {
      const loss = index % 2 === 1 ? 'killed' : 'silent';
      await failOver(trial, { size, name: `${trial.seed}-${index}`, picture, loss });
    }
  },
};

interface Round {
  readonly size: Size;
  readonly name: string;
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly loss: Loss;
}

/** Runs a round with an installation of its own, which is stopped afterwards. */
async function failOver(trial: TrialRun, round: Round): Promise<void> {
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
  const installation = await plannedInstallation(dir, NAME);
  const nats = await startNats({ dir: join(dir, 'nats'), port: 0, config: installation.natsConfig });
  endings.push(() => nats.stop());
  endings.push(() => installation.stop());
  await installation.start({ adminUrl: pair.primary.url, standbys: [pair.standbyHost], natsUrl: nats.url });
  await loseNothing(trial, { ...round, pair, installation });
  await endRound();
}

interface RunningRound extends Round {
  readonly pair: PostgresPair;
  readonly installation: Installation;
}

async function loseNothing(trial: TrialRun, round: RunningRound): Promise<void> {
  const { size, name, picture, loss, pair, installation } = round;
  const { file } = installation;
  const orders = trial.shuffle(plannedOrders(size));
  const callers = await callersOf(file, name, picture);
  trial.note(`round ${name}: the standby confirms commits as ${await pair.confirmation()}`);
  const sending = callers.send(orders, PAUSE_MS);
  const acceptedBefore = Math.ceil(orders.length * (0.3 + trial.random() * 0.3));
  await waitUntil('some orders are accepted', async () => callers.accepted.length >= acceptedBefore, MINUTE_MS);
  const url = urlOf(pair.standby.url, { database: NAME });
  const underWay = await countUnderWay(url);
  const processes = pair.losePrimary(loss);
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
  if (loss === 'silent') pair.endSilence();
  await sending;
  const { unavailable, lost, unknown } = callers.repeated;
  trial.note(
    `${known} of ${orders.length} orders were accepted and ${underWay} jobs, posts and holds open when ${processes} ` +
      `processes of the primary were ${loss}; the promotion took ${promotion.toFixed(0)} ms, the first order was ` +
      `accepted ${((callers.firstAfterMark ?? NaN) - promotedAt).toFixed(0)} ms after its start; repeated after 503: ` +
      `${unavailable}, without an answer: ${lost}; uploads with an unknown outcome: ${unknown}`,
  );
  trial.none('orders that were never accepted', callers.unaccepted);
  await untilAllEnded(trial, url);
  await compareOutcome(trial, { orders, accepted: callers.accepted, name, file, url });
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
