import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stopChild } from '@reelsheet/native-servers';
import pg from 'pg';
import { newBigSheet } from './big-sheet.js';
import { startInfrastructure } from './infrastructure.js';
import { median, percentile99 } from './median.js';
import { cpuSeconds, cpuSecondsOfTree, parentOf } from './process-usage.js';
import { Replica } from './replicas.js';

/** Ours against the hand-written statement, ours against the peer. */
const GOALS = { cpu: 1.15, throughput: 10, wait: 10, pages: 1.5 };
const ROUNDS = 9;
const READS = 4;
const READERS = 4;
const PEER_ROUNDS = 3;
const WAIT_MS = 15_000;
const ASK_EVERY_MS = 20;
const PAGE = 100;
const TRIFLES = 40;

/** A process that serves the sheet. */
interface Server {
  readonly pid: number;
  readonly sheet: string;
  readonly health: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Of one read. */
interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/**
 * What reading a big sheet costs: of base over HTTP with a key, of one hand-written statement through a bare server, and of
 * NestJS, Fastify and TypeORM, in turns. Processor time is that of the serving process and of Postgres. Linux alone.
 */
export async function benchSheetRead(): Promise<boolean> {
  const infrastructure = await startInfrastructure(['base']);
  const children: ChildProcess[] = [];
  try {
    const { DATABASE_URL: databaseUrl } = infrastructure.environment('base') as { DATABASE_URL: string };
    const replica = await Replica.start('base', infrastructure);
    const { id, agentId, key } = await newBigSheet(replica.url, databaseUrl);
    const other = async (name: string): Promise<Server> => {
      const url = new URL(databaseUrl);
      url.searchParams.set('options', '-c search_path=base');
      const main = fileURLToPath(new URL(`${name}.js`, import.meta.url));
      const child = fork(main, { env: { ...process.env, DATABASE_URL: url.href } });
      children.push(child);
      const [address] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
      if (typeof address !== 'string') throw new Error(`${name} did not start`);
      return { pid: child.pid!, sheet: `${address}/${id}`, health: `${address}/health/live`, headers: {} };
    };
    const ours = {
      pid: replica.pid,
      sheet: `${replica.url}/v1/autocontentengine/${id}?agent_id=${agentId}`,
      health: `${replica.url}/health/live`,
      headers: { 'X-API-Key': key },
    };
    try {
      return await compare(ours, await other('bare-sheet'), await other('peer-sheet'), await postmasterOf(databaseUrl));
    } finally {
      await replica.stop();
    }
  } finally {
    await Promise.all(children.map((child) => stopChild(child, 'SIGKILL', 5_000)));
    await infrastructure.stop();
  }
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(rows[0]!.pid);
  await client.end();
  return postmaster;
}

async function compare(ours: Server, limit: Server, peer: Server, postmaster: number): Promise<boolean> {
  const bodies = await Promise.all([ours, limit].map(async (server) => JSON.stringify(JSON.parse(await text(server)))));
  if (bodies[0] !== bodies[1]) throw new Error('base and the hand-written statement give different sheets');
  const results = [
    await compareCost(ours, limit, postmaster),
    await compareThroughput(ours, peer),
    await compareWaits(ours, peer),
    await comparePages(ours, postmaster),
  ];
  await tellUnchanged(ours, postmaster);
  return results.every(Boolean);
}

async function compareCost(ours: Server, limit: Server, postmaster: number): Promise<boolean> {
  for (const server of [ours, limit]) for (let read = 0; read < 6; read += 1) await text(server);
  const rounds: { ours: Cost; limit: Cost }[] = [];
  while (rounds.length < ROUNDS)
    rounds.push({
      ours: await costOf(ours, postmaster, READS),
      limit: await costOf(limit, postmaster, READS),
    });
  const ratio = (of: keyof Cost) => median(rounds.map((round) => round.ours[of] / round.limit[of]));
  const middle = (server: 'ours' | 'limit', of: keyof Cost) =>
    median(rounds.map((round) => round[server][of])).toFixed(0);
  console.log(
    `sheet_read: ${middle('ours', 'cpuMs')} ms of processor, ${middle('ours', 'wallMs')} ms; a hand-written statement ${middle('limit', 'cpuMs')} and ${middle('limit', 'wallMs')} ms: ` +
      `${ratio('cpuMs').toFixed(2)} of its processor time (goal ${GOALS.cpu}), ${ratio('wallMs').toFixed(2)} of its time`,
  );
  return ratio('cpuMs') <= GOALS.cpu;
}

async function costOf(server: Server, postmaster: number, reads: number, query = '', headers = {}): Promise<Cost> {
  const spent = () => cpuSeconds(server.pid) + cpuSecondsOfTree(postmaster);
  const [cpu, begun] = [spent(), performance.now()];
  for (let read = 0; read < reads; read += 1) await fetchOnce(server.sheet + query, { ...server.headers, ...headers });
  return { wallMs: (performance.now() - begun) / reads, cpuMs: ((spent() - cpu) * 1_000) / reads };
}

async function compareThroughput(ours: Server, peer: Server): Promise<boolean> {
  const rounds: { ours: number; peer: number }[] = [];
  while (rounds.length < PEER_ROUNDS)
    rounds.push({ ours: await readsPerSecond(ours, 5), peer: await readsPerSecond(peer, 1) });
  const ratio = median(rounds.map((round) => round.ours / round.peer));
  console.log(
    `sheet_read: ${READERS} readers get ${median(rounds.map((round) => round.ours)).toFixed(1)} a second, of TypeORM ${median(rounds.map((round) => round.peer)).toFixed(2)}: ${ratio.toFixed(1)} (goal ${GOALS.throughput})`,
  );
  return ratio >= GOALS.throughput;
}

async function readsPerSecond(server: Server, each: number): Promise<number> {
  const begun = performance.now();
  const reader = async () => {
    for (let read = 0; read < each; read += 1) await fetchOnce(server.sheet, server.headers);
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return (READERS * each) / ((performance.now() - begun) / 1_000);
}

async function compareWaits(ours: Server, peer: Server): Promise<boolean> {
  const [mine, theirs] = [await waitBesideReads(ours), await waitBesideReads(peer)];
  console.log(
    `sheet_read: /health/live beside a looping read waits ${mine.toFixed(0)} ms at p99, beside TypeORM's ${theirs.toFixed(0)}: ${(theirs / mine).toFixed(1)} (goal ${GOALS.wait})`,
  );
  return theirs >= mine * GOALS.wait;
}

/** Asked at a steady pace, whether the one before has its answer or not. */
async function waitBesideReads({ sheet, health, headers }: Server): Promise<number> {
  let isOver = false;
  const reads = (async () => {
    while (!isOver) await fetchOnce(sheet, headers);
  })();
  const waits: Promise<number>[] = [];
  const ask = async () => {
    const begun = performance.now();
    await fetchOnce(health, {});
    return performance.now() - begun;
  };
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end) {
    waits.push(ask());
    await sleep(ASK_EVERY_MS);
  }
  isOver = true;
  await reads;
  return percentile99(await Promise.all(waits));
}

/** The first and the last page of the window, in turns. */
async function comparePages(ours: Server, postmaster: number): Promise<boolean> {
  const { spreadsheet_rows: rows } = JSON.parse(await text(ours)) as { spreadsheet_rows: { id: number }[] };
  const last = `&rows_limit=${PAGE}&rows_after=${rows.at(-PAGE - 1)!.id}`;
  const rounds: { first: Cost; last: Cost }[] = [];
  while (rounds.length < ROUNDS)
    rounds.push({
      first: await costOf(ours, postmaster, TRIFLES, `&rows_limit=${PAGE}`),
      last: await costOf(ours, postmaster, TRIFLES, last),
    });
  const ratio = median(rounds.map((round) => round.last.cpuMs / round.first.cpuMs));
  console.log(
    `sheet_read: the first ${PAGE} of ${rows.length} rows take ${median(rounds.map(({ first }) => first.cpuMs)).toFixed(1)} ms of processor, ` +
      `the last ${median(rounds.map((round) => round.last.cpuMs)).toFixed(1)}: ${ratio.toFixed(2)} (goal ${GOALS.pages})`,
  );
  return ratio <= GOALS.pages;
}

async function tellUnchanged(ours: Server, postmaster: number): Promise<void> {
  const response = await fetch(ours.sheet, { headers: ours.headers });
  await response.arrayBuffer();
  const { wallMs, cpuMs } = await costOf(ours, postmaster, TRIFLES, '', {
    'If-None-Match': response.headers.get('etag')!,
  });
  console.log(`sheet_read: a 304 takes ${cpuMs.toFixed(1)} ms of processor, ${wallMs.toFixed(1)} ms`);
}

async function text({ sheet, headers }: Server): Promise<string> {
  return (await fetch(sheet, { headers })).text();
}

const agent = new Agent({ keepAlive: true });

/** Lets the bytes go by, so that the asking side takes little of the machine. */
async function fetchOnce(address: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const request = get(address, { headers, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200 && response.statusCode !== 304)
    throw new Error(`${address} answered ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
}
