import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNats, temporaryFolder } from '@reelsheet/native-servers';
import pg from 'pg';
import { Pair } from './dispatch/pair.js';
import type { QueueName } from './dispatch/queues.js';
import { startRedis } from './dispatch/redis.js';
import { measureWaits } from './dispatch/waits.js';
import { startInfrastructure } from './infrastructure.js';
import { median } from './median.js';

const JOBS = 20_000;
const ROUNDS = 5;
/** True to measure only the waits. */
const WAITS_ALONE = process.env['BENCH_WAITS_ALONE'] === 'true';
/**
 * Minimum ratio to the throughput of each peer in the same run. A ratio near one is expected for peers that also use
 * Postgres.
 */
const MIN_RATIO = { jetstream: 0.85, bullmq: 1.3, pg_boss: 2.5, pg_boss_burst: 0 };

type Peer = keyof typeof MIN_RATIO;
const PEERS = Object.keys(MIN_RATIO) as Peer[];

export async function benchJobDispatch(): Promise<boolean> {
  const isSoon = await measureWaits();
  return WAITS_ALONE ? isSoon : (await measureMany()) && isSoon;
}

/** Dispatches 20,000 jobs from one process to another, in alternation with dedicated queues. */
async function measureMany(): Promise<boolean> {
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const infrastructure = await startInfrastructure(['base']);
  const nats = await startNats({ dir: folders[0], port: 0 });
  const redis = await startRedis(folders[1]);
  const pairs: Partial<Record<QueueName, Pair>> = {};
  try {
    const peers = {
      PEER_NATS_URL: nats.url,
      PEER_DATABASE_URL: await infrastructure.externalDatabase('peer'),
      REDIS_PORT: String(redis.port),
    };
    const [producer, worker] = [infrastructure.environment('base'), infrastructure.environment('base', 'base-worker')];
    const own = (pairs.own = await Pair.start('own', { producer, worker }));
    for (const name of PEERS) pairs[name] = await Pair.start(name, { producer: peers, worker: peers });
    const results = [
      await compareThroughput(pairs as Record<'own' | Peer, Pair>),
      await measureLoss(own, producer['DATABASE_URL']!, () => infrastructure.eraseBus()),
    ];
    return results.every(Boolean);
  } finally {
    await Promise.all(Object.values(pairs).map((pair) => pair.stop()));
    await Promise.all([infrastructure.stop(), nats.stop(), redis.stop()]);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

async function compareThroughput(pairs: Readonly<Record<'own' | Peer, Pair>>): Promise<boolean> {
  const names = ['own', ...PEERS] as const;
  const rounds: Record<'own' | Peer, number>[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const speeds = {} as Record<'own' | Peer, number>;
    for (const name of names) speeds[name] = await pairs[name].jobsPerSecond(JOBS);
    if (round >= 0) rounds.push(speeds);
  }
  const speed = (name: 'own' | Peer) => Math.round(median(rounds.map((each) => each[name])));
  const ratio = (peer: Peer) => median(rounds.map((each) => each.own / each[peer]));
  console.log(
    `job_dispatch: ${JOBS} jobs at ${speed('own')} a second; ` +
      PEERS.map(
        (peer) =>
          `${peer} ${speed(peer)}: ${ratio(peer).toFixed(2)}×${MIN_RATIO[peer] ? ` (goal ≥ ${MIN_RATIO[peer]})` : ''}`,
      ).join('; '),
  );
  return PEERS.every((peer) => ratio(peer) >= MIN_RATIO[peer]);
}

/** Kills NATS and erases its data halfway. The pair itself fails if a job was run twice. */
async function measureLoss(own: Pair, databaseUrl: string, eraseBus: () => Promise<void>): Promise<boolean> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const done = async () =>
      (await database.query<{ done: string }>(`SELECT count(*) AS done FROM bench_job WHERE status = 'completed'`))
        .rows[0]!;
    const before = Number((await done()).done);
    const speed = own.jobsPerSecond(JOBS);
    while (Number((await done()).done) < before + JOBS / 4) await sleep(5);
    await eraseBus();
    const atErasure = Number((await done()).done) - before;
    const perSecond = await speed;
    const { rows } = await database.query<{ jobs: string; once: string }>(
      `SELECT count(*) AS jobs, count(*) FILTER (WHERE status = 'completed' AND attempt = 1) AS once FROM bench_job`,
    );
    const [jobs, once] = [Number(rows[0]!.jobs), Number(rows[0]!.once)];
    console.log(
      `job_dispatch: NATS killed and its folder erased when at most ${atErasure} of ${JOBS} were done: all ${once} of ${jobs} done once, at ${Math.round(perSecond)} a second`,
    );
    return once === jobs;
  } finally {
    await database.end();
  }
}
