import { setTimeout as delay } from 'node:timers/promises';
import { startInfrastructure } from './infrastructure.js';
import { requestSteadily } from './load.js';
import { median } from './median.js';
import { Replica } from './replicas.js';
import { newUser } from './user.js';

/** Requests per minute of one user: a hundred per second. */
const LIMIT = 6_000;
const GOAL_ACCURACY = 0.02;
const GOAL_SLOWDOWN = 1.5;
const ROUNDS = 5;
const ROUND_MS = 5_000;
const QUIET_PER_SECOND = 50;
const NOISY_PER_SECOND = (10 * LIMIT) / 60;
const NOISY_CONNECTIONS = Array.from({ length: 10 }, (_, i) => i);
/** The first request of a new user, which creates the key, is not counted. */
const SPENT = 1;

/**
 * Measures how precisely two replicas enforce one limit, and how a user with ten times the
 * permitted rate affects another one.
 */
export async function benchRateLimits(): Promise<boolean> {
  const infrastructure = await startInfrastructure(['base']);
  const replicas: Replica[] = [];
  try {
    while (replicas.length < 2)
      replicas.push(await Replica.start('base', infrastructure, { RATE_LIMIT_PER_MINUTE: LIMIT }));
    const urls = replicas.map(({ url }) => `${url}/v1/bench/closed`);
    const newKey = async () => (await newUser(replicas[0]!.url)).key;
    const accuracy = await measureAccuracy(urls, await newKey());
    const slowdown = await measureSlowdown(urls, await newKey(), await newKey());
    console.log(
      `rate limits: ${(100 * accuracy).toFixed(1)} % of a limit over two replicas (goal ${100 * (1 - GOAL_ACCURACY)} to 100), p99 beside a user at ten times theirs ${slowdown.toFixed(2)} times as long (goal ${GOAL_SLOWDOWN})`,
    );
    return accuracy <= 1 && accuracy >= 1 - GOAL_ACCURACY && slowdown <= GOAL_SLOWDOWN;
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await infrastructure.stop();
  }
}

/** Returns the share of the limit that is admitted before both replicas reject. */
async function measureAccuracy(urls: readonly string[], key: string): Promise<number> {
  let letIn = SPENT;
  for (let i = 0, rejections = 0; rejections < LIMIT / 100; i += 1) {
    if ((await request(urls[i % urls.length]!, key)) === 200) letIn += 1;
    else rejections += 1;
  }
  return letIn / LIMIT;
}

/**
 * Returns the ratio of the p99 with and without the noisy user, as the median of alternating
 * rounds.
 */
async function measureSlowdown(urls: readonly string[], quiet: string, noisy: string): Promise<number> {
  const ratios: number[] = [];
  await latencies(urls, quiet);
  while (ratios.length < ROUNDS) {
    const alone = p99(await latencies(urls, quiet));
    const stops = await Promise.all(NOISY_CONNECTIONS.map((i) => makeNoise(urls[i % urls.length]!, noisy)));
    ratios.push(p99(await latencies(urls, quiet)) / alone);
    stops.forEach((stop) => stop());
  }
  return median(ratios);
}

const makeNoise = (url: string, key: string) =>
  requestSteadily(url, { 'X-API-Key': key }, NOISY_PER_SECOND / NOISY_CONNECTIONS.length);

/** Returns the response times in milliseconds for a caller who remains within the limit. */
async function latencies(urls: readonly string[], key: string): Promise<number[]> {
  const requested = Array.from({ length: (QUIET_PER_SECOND * ROUND_MS) / 1_000 }, async (_, i) => {
    await delay((i * 1_000) / QUIET_PER_SECOND);
    const startedAt = performance.now();
    const status = await request(urls[i % urls.length]!, key);
    if (status !== 200) throw new Error(`a caller within the limit got status ${status}`);
    return performance.now() - startedAt;
  });
  return Promise.all(requested);
}

const p99 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)]!;

async function request(url: string, key: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'X-API-Key': key } });
  await answer.arrayBuffer();
  return answer.status;
}
