import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stopChild, withPostgres } from '@reelsheet/native-servers';
import { newBigSheet } from './big-sheet.js';
import { startInfrastructure } from '../infrastructure.js';
import { median, percentile99 } from '../median.js';
import { cpuSeconds, cpuSecondsOfTree, parentOf } from '../process-usage.js';
import { Replica } from '../replicas.js';

/** Goals of base compared with the handwritten statement and with the peer. */
const GOALS = { cpu: 1.15, throughput: 10, wait: 10, pages: 1.5 };
const ROUNDS = 9;
const READS = 4;
const READERS = 4;
const READS_OF_READER = 10;
const PEER_ROUNDS = 3;
const WAIT_MS = 15_000;
const POLL_INTERVAL_MS = 20;
const PAGE = 100;
/** Number of columns with which the sheet that is read as a grid has twenty. */
const PLAIN_COLUMNS = 14;
const TRIFLES = 40;

/** A process that serves the sheet. */
interface Server {
  readonly name: string;
  readonly pid: number;
  readonly sheet: string;
  readonly health: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Cost of one read. */
interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/**
 * Compares the cost of reading a big sheet: from base over HTTP with a key, by one handwritten statement through a bare
 * server, and by NestJS, Fastify and TypeORM, in alternation. Base runs twice: without a cache, and with its default
 * cache. A sheet of twenty columns is also read as a grid. Processor time is that of the serving process and of
 * Postgres. Linux only.
 */
export async function benchSheetRead(): Promise<boolean> {
  const infrastructure = await startInfrastructure(['base']);
  const replicas: Replica[] = [];
  const children: ChildProcess[] = [];
  try {
    const { DATABASE_URL: databaseUrl } = infrastructure.environment('base') as { DATABASE_URL: string };
    for (const SHEET_CACHE_MEGABYTES of [0, 64])
      replicas.push(await Replica.start('base', infrastructure, { SHEET_CACHE_MEGABYTES }));
    const sheet = await newBigSheet(replicas[0]!.url, databaseUrl);
    const wide = await newBigSheet(replicas[0]!.url, databaseUrl, { plainColumns: PLAIN_COLUMNS });
    const peerOf = async (main: string, name: string, { id } = sheet): Promise<Server> => {
      const url = new URL(databaseUrl);
      url.searchParams.set('options', '-c search_path=base');
      const child = fork(fileURLToPath(new URL(`${main}.js`, import.meta.url)), {
        env: { ...process.env, DATABASE_URL: url.href },
      });
      children.push(child);
      const [address] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
      if (typeof address !== 'string') throw new Error(`${main} did not start`);
      return { name, pid: child.pid!, sheet: `${address}/${id}`, health: `${address}/health/live`, headers: {} };
    };
    const oursOf = (name: string, { pid, url }: Replica, { id, agentId, key } = sheet, path = ''): Server => ({
      name,
      pid,
      sheet: `${url}/v1/autocontentengine/${id}${path}?agent_id=${agentId}`,
      health: `${url}/health/live`,
      headers: { 'X-API-Key': key },
    });
    const assembled = oursOf('assembled', replicas[0]!);
    const cached = oursOf('kept', replicas[1]!);
    const grid = oursOf('grid', replicas[0]!, wide, '/grid');
    const limit = await peerOf('bare-sheet', 'a handwritten statement');
    const gridLimit = await peerOf('bare-grid', 'a handwritten statement', wide);
    const peer = await peerOf('peer-sheet', 'TypeORM');
    const postmaster = await postmasterOf(databaseUrl);
    await expectSame([assembled, cached, limit]);
    await expectSame([grid, gridLimit]);
    const results = [
      await compareCost(assembled, limit, postmaster, GOALS.cpu),
      await compareCost(grid, gridLimit, postmaster, GOALS.cpu),
      await compareCost(cached, limit, postmaster),
      await compareThroughput(cached, peer, GOALS.throughput),
      await whileChanging(databaseUrl, sheet.id, () =>
        compareThroughput({ ...cached, name: 'changed each second' }, peer),
      ),
      await compareThroughput(assembled, peer),
      await compareWaits([assembled, cached], peer),
      await comparePages(assembled, postmaster),
    ];
    await answerNotModified(assembled, postmaster);
    return results.every(Boolean);
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await Promise.all(children.map((child) => stopChild(child, 'SIGKILL', 5_000)));
    await infrastructure.stop();
  }
}

function postmasterOf(databaseUrl: string): Promise<number> {
  return withPostgres(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return parentOf(rows[0]!.pid);
  });
}

async function expectSame(servers: readonly Server[]): Promise<void> {
  const bodies = await Promise.all(servers.map(async (server) => JSON.stringify(JSON.parse(await text(server)))));
  if (new Set(bodies).size > 1) throw new Error('base and the handwritten statement return different sheets');
}

/** Without a goal the figure is only printed. */
async function compareCost(ours: Server, limit: Server, postmaster: number, goal = Infinity): Promise<boolean> {
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
    `sheet_read: ${ours.name}, ${middle('ours', 'cpuMs')} ms of processor time, ${middle('ours', 'wallMs')} ms; ${limit.name} ${middle('limit', 'cpuMs')} and ${middle('limit', 'wallMs')} ms: ` +
      `${ratio('cpuMs').toFixed(2)} of its processor time${goalOf(goal)}, ${ratio('wallMs').toFixed(2)} of its time`,
  );
  return ratio('cpuMs') <= goal;
}

const goalOf = (goal: number) => (Number.isFinite(goal) && goal > 0 ? ` (goal ${goal})` : '');

/** Changes one cell continuously, like a user who types. */
function whileChanging<T>(databaseUrl: string, sheetId: number, work: () => Promise<T>): Promise<T> {
  return withPostgres(databaseUrl, async (client) => {
    const change = () => client.query('UPDATE base.sheet SET version = version + 1 WHERE id = $1', [sheetId]);
    const changing = setInterval(() => void change().catch(() => undefined), 1_000);
    return work().finally(() => clearInterval(changing));
  });
}

async function costOf(server: Server, postmaster: number, reads: number, query = '', headers = {}): Promise<Cost> {
  const spent = () => cpuSeconds(server.pid) + cpuSecondsOfTree(postmaster);
  const [cpu, startedAt] = [spent(), performance.now()];
  for (let read = 0; read < reads; read += 1) await fetchOnce(server.sheet + query, { ...server.headers, ...headers });
  return { wallMs: (performance.now() - startedAt) / reads, cpuMs: ((spent() - cpu) * 1_000) / reads };
}

async function compareThroughput(ours: Server, peer: Server, goal = 0): Promise<boolean> {
  const rounds: { ours: number; peer: number }[] = [];
  while (rounds.length < PEER_ROUNDS)
    rounds.push({ ours: await readsPerSecond(ours, READS_OF_READER), peer: await readsPerSecond(peer, 1) });
  const ratio = median(rounds.map((round) => round.ours / round.peer));
  console.log(
    `sheet_read: ${ours.name}, ${READERS} readers get ${median(rounds.map((round) => round.ours)).toFixed(1)} a second, of ${peer.name} ${median(rounds.map((round) => round.peer)).toFixed(2)}: ${ratio.toFixed(1)}${goalOf(goal)}`,
  );
  return ratio >= goal;
}

async function readsPerSecond(server: Server, each: number): Promise<number> {
  const startedAt = performance.now();
  const reader = async () => {
    for (let read = 0; read < each; read += 1) await fetchOnce(server.sheet, server.headers);
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return (READERS * each) / ((performance.now() - startedAt) / 1_000);
}

async function compareWaits(ours: readonly Server[], peer: Server): Promise<boolean> {
  const theirs = await waitBesideReads(peer);
  const results: boolean[] = [];
  for (const server of ours) {
    const mine = await waitBesideReads(server);
    console.log(
      `sheet_read: ${server.name}, /health/live beside a looping read waits ${mine.toFixed(0)} ms at p99, beside ${peer.name}'s ${theirs.toFixed(0)}: ${(theirs / mine).toFixed(1)} (goal ${GOALS.wait})`,
    );
    results.push(theirs >= mine * GOALS.wait);
  }
  return results.every(Boolean);
}

/** Sends requests at a constant rate, regardless of earlier responses. */
async function waitBesideReads({ sheet, health, headers }: Server): Promise<number> {
  let isOver = false;
  const reads = (async () => {
    while (!isOver) await fetchOnce(sheet, headers);
  })();
  const waits: Promise<number>[] = [];
  const request = async () => {
    const startedAt = performance.now();
    await fetchOnce(health, {});
    return performance.now() - startedAt;
  };
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end) {
    waits.push(request());
    await sleep(POLL_INTERVAL_MS);
  }
  isOver = true;
  await reads;
  return percentile99(await Promise.all(waits));
}

/** Reads the first and the last page of the window in alternation. */
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

async function answerNotModified(ours: Server, postmaster: number): Promise<void> {
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

/** Discards the bytes of the response, so that the client uses little processor time. */
async function fetchOnce(address: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const request = get(address, { headers, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200 && response.statusCode !== 304)
    throw new Error(`${address} answered ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
}
