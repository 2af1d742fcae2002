import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stopChild } from '@reelsheet/tool-native';
import { startInfrastructure } from './infrastructure.js';
import { requestsPerSecond } from './load.js';

const GOAL = 0.8;
const ROUNDS = 9;
const ROUND_MS = 1_500;

/** What an authenticated request costs: the same trivial route of base, once open and once behind the door, in turns. */
export async function benchDoor(): Promise<boolean> {
  const infrastructure = await startInfrastructure('base');
  const server = fork(fileURLToPath(new URL('door-server.js', import.meta.url)), { env: { ...process.env, ...infrastructure.environment } });
  try {
    return report(await measure(await addressOf(server)));
  } finally {
    await stopChild(server, 'SIGTERM', 5_000);
    await infrastructure.stop();
  }
}

interface Round {
  readonly open: number;
  readonly closed: number;
}

async function measure(url: string): Promise<Round[]> {
  const headers = { 'X-API-Key': await newKey(url) };
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
  console.log(`door: ${speed('closed')} requests/s authenticated, ${speed('open')} open: ${ratio.toFixed(2)} (goal ${GOAL})`);
  return ratio >= GOAL;
}

async function addressOf(server: ChildProcess): Promise<string> {
  const [answer] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (typeof answer !== 'string') throw new Error('the server of the bench did not start');
  return answer;
}

async function newKey(url: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { access_token } = await post('/auth/sign_up', { email: 'bench@example.com', password: 'correct horse', name: 'Bench' });
  return (await post('/persisted_tokens', {}, access_token)).token!;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
