import { startInfrastructure } from './infrastructure.js';
import { requestsPerSecond } from './load.js';
import { median } from './median.js';
import { newUser } from './user.js';
import { Replica } from './replicas.js';

const GOAL = 0.8;
const ROUNDS = 9;
const ROUND_MS = 1_500;

/** Measures the cost of authentication: the same trivial route of base with and without it, in alternation. */
export async function benchAuthentication(): Promise<boolean> {
  const infrastructure = await startInfrastructure(['base']);
  try {
    const server = await Replica.start('base', infrastructure);
    return report(await measure(server.url).finally(() => server.stop()));
  } finally {
    await infrastructure.stop();
  }
}

interface Round {
  readonly open: number;
  readonly closed: number;
}

async function measure(url: string): Promise<Round[]> {
  const headers = { 'X-API-Key': (await newUser(url)).key };
  const open = () => requestsPerSecond(`${url}/v1/bench/open`, headers, ROUND_MS);
  const closed = () => requestsPerSecond(`${url}/v1/bench/closed`, headers, ROUND_MS);
  await open();
  await closed();
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push({ open: await open(), closed: await closed() });
  return rounds;
}

function report(rounds: Round[]): boolean {
  const ratio = median(rounds.map(({ open, closed }) => closed / open));
  const speed = (of: keyof Round) => Math.round(median(rounds.map((round) => round[of])));
  console.log(
    `authentication: ${speed('closed')} requests/s authenticated, ${speed('open')} open: ${ratio.toFixed(2)} (goal ${GOAL})`,
  );
  return ratio >= GOAL;
}
