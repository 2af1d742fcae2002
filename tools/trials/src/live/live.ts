import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@reelsheet/client';
import type { OwnFleet, Replica } from '@reelsheet/tool-fleet';
import { waitUntil } from '../support/database.js';
import { quantile } from '../support/quantile.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { EventReader, openSilent, type ReadEvent } from './event-reader.js';

const WRITERS = 2;
const MAX_LATENCY_MS = 300;
const MAX_END_MS = 1_000;
const CHANGES_PER_SECOND = 20;
/** Share of a core that 500 readers may cost; fewer may cost a part of it. */
const MAX_SHARE_OF_500 = 0.1;
const CLOCK_TICKS_PER_SECOND = 100;

interface Site {
  readonly fleet: OwnFleet;
  readonly second: Replica;
  readonly tenant: Tenant;
}

/** Verifies the stream of an organization's events. */
export const live: Trial = {
  shows: 'events of two writers on two replicas once and in order through cuts; ends with the access; cost of readers',
  async run(trial) {
    const settings = { MAX_STREAMS_PER_CALLER: '1000' };
    const fleet = await trial.fleet(settings);
    const second = await fleet.replica('base', settings);
    const site = { fleet, second, tenant: await newTenant(fleet.file, { rows: WRITERS }) };
    await followCuts(trial, site);
    await removeMember(trial, site);
    await countCost(trial, site);
  },
};

const origins = ({ fleet, second }: Site) => [fleet.originOf('base'), second.origin] as const;
const streamAt = (origin: string, { organizationId }: Tenant, query = 'kinds=cell') =>
  `${origin}/v1/organizations/${organizationId}/events?${query}`;

async function write(
  { key, sheetId, agentId }: Tenant,
  origin: string,
  cellId: number,
  value: string,
): Promise<number> {
  const answer = await fetch(`${origin}/v1/autocontentengine/${sheetId}/cells/${cellId}?agent_id=${agentId}`, {
    method: 'PATCH',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ spreadsheet_cell: { value } }),
  });
  const at = performance.now();
  if (answer.status !== 200) throw new Error(`a change was answered with ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return at;
}

/** Two writers change cells as fast as they can, while one reader is cut and another one is not. */
async function followCuts(trial: TrialRun, site: Site): Promise<void> {
  const { changes, cuts } = trial.size({ small: { changes: 400, cuts: 5 }, full: { changes: 10_000, cuts: 50 } });
  const { tenant } = site;
  const steady: ReadEvent[] = [];
  const reader = await EventReader.open(streamAt(origins(site)[1], tenant), tenant.key, {
    take: (event) => steady.push(event),
  });
  const seen: ReadEvent[] = [];
  const cutting = readWithCuts(trial, site, seen, { changes, cuts });
  await sleep(500);
  const answers = await Promise.all(
    origins(site).map(async (origin, writer) => {
      const at: number[] = [];
      for (let change = 0; change < changes / WRITERS; change += 1)
        at.push(await write(tenant, origin, tenant.cellIds[writer]!, `${writer} ${change}`));
      return at;
    }),
  );
  await cutting;
  await waitUntil('all events have arrived', async () => steady.length >= changes);
  await sleep(500);
  reader.cut();
  for (const [name, events] of [
    ['the steady reader', steady],
    ['the reader that was cut', seen],
  ] as const) {
    trial.figure(`events that ${name} has seen`, events.length, { exactly: changes });
    trial.figure(`different events of ${name}`, new Set(events.map(({ id }) => id)).size, { exactly: changes });
    trial.figure(`events of ${name} out of order`, outOfOrder(events), { exactly: 0 });
  }
  const latencies = answers.flatMap((at, writer) => {
    const events = steady.filter(({ cellId }) => cellId === tenant.cellIds[writer]);
    return events.map((event, index) => event.at - at[index]!);
  });
  trial.figure('ms from the answer to the event, p50', quantile(latencies, 0.5), { atMost: MAX_LATENCY_MS });
  trial.figure('ms from the answer to the event, p95', quantile(latencies, 0.95), { atMost: MAX_LATENCY_MS });
}

/** Events whose id or version of the sheet does not follow that of the event before. */
const outOfOrder = (events: readonly ReadEvent[]) =>
  events.filter((event, index) => {
    const previous = events[index - 1];
    return previous !== undefined && (event.id <= previous.id || event.version !== previous.version + 1);
  }).length;

async function readWithCuts(
  trial: TrialRun,
  site: Site,
  seen: ReadEvent[],
  { changes, cuts }: { readonly changes: number; readonly cuts: number },
): Promise<void> {
  const { tenant } = site;
  const points = Array.from({ length: cuts }, () => 1 + Math.floor(trial.random() * (changes - 1))).sort(
    (a, b) => a - b,
  );
  for (const point of [...points, changes]) {
    const reader = await EventReader.open(streamAt(trial.pick(origins(site)), tenant), tenant.key, {
      after: seen.at(-1)?.id,
      take: (event) => {
        seen.push(event);
        return seen.length >= point && point < changes ? 'cut' : undefined;
      },
    });
    await waitUntil(`event ${point} has arrived`, async () => seen.length >= point, 600_000);
    if (point === changes) await sleep(500);
    reader.cut();
  }
}

async function removeMember(trial: TrialRun, site: Site): Promise<void> {
  const { fleet, tenant } = site;
  const member = await newTenant(fleet.file);
  const params = { path: { organization_id: tenant.organizationId } };
  const body = { email: member.email, role: 'viewer' } as const;
  await dataOf(tenant.base.organizations.members.add({ ...params, body }));
  const members = await dataOf(tenant.base.organizations.members.list(params));
  const id = members.find(({ email }) => email === member.email)!.user_id!;
  const readers = await Promise.all(
    origins(site).map((origin) => EventReader.open(streamAt(origin, tenant), member.key)),
  );
  await dataOf(tenant.base.organizations.members.remove({ path: { ...params.path, user_id: id } }));
  const answeredAt = performance.now();
  while (readers.some(({ hasEnded }) => !hasEnded) && performance.now() < answeredAt + 10_000) await sleep(2);
  const ms = performance.now() - answeredAt;
  trial.figure("ms from a member's removal to the end of both streams", ms, { atMost: MAX_END_MS });
}

/** Processor time of a replica with readers, without what the same changes cost it without readers. */
async function countCost(trial: TrialRun, site: Site): Promise<void> {
  const { readers, seconds } = trial.size({
    small: { readers: 100, seconds: 10 },
    full: { readers: 500, seconds: 60 },
  });
  const { second, tenant } = site;
  const before = await shareDuring(site, seconds);
  const streams = [];
  for (let opened = 0; opened < readers; opened += 1)
    streams.push(await openSilent(streamAt(second.origin, tenant), tenant.key));
  await sleep(1_000);
  const bytes = streams.map((stream) => stream.bytes());
  const during = await shareDuring(site, seconds);
  const smallest = Math.min(...streams.map((stream, index) => stream.bytes() - bytes[index]!));
  streams.forEach((stream) => stream.close());
  trial.note(`share of a core without readers ${before.toFixed(3)}, with ${readers} readers ${during.toFixed(3)}`);
  trial.figure('bytes per change that each reader received', smallest / (seconds * CHANGES_PER_SECOND), {
    atLeast: 100,
  });
  trial.figure(`share of a core that ${readers} readers cost`, during - before, {
    atMost: (MAX_SHARE_OF_500 * readers) / 500,
  });
}

/** Share of a core that the second replica uses while cells are changed at the first one. */
async function shareDuring(site: Site, seconds: number): Promise<number> {
  const { second, tenant } = site;
  const [origin] = origins(site);
  const usedBefore = await processorSeconds(second.pid);
  const startedAt = performance.now();
  for (let change = 0; change < seconds * CHANGES_PER_SECOND; change += 1) {
    await write(tenant, origin, tenant.cellIds[0]!, `cost ${change}`);
    await sleep(Math.max(0, startedAt + ((change + 1) * 1_000) / CHANGES_PER_SECOND - performance.now()));
  }
  const elapsed = (performance.now() - startedAt) / 1_000;
  return ((await processorSeconds(second.pid)) - usedBefore) / elapsed;
}

async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}
