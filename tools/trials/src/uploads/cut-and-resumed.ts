import { readFile } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import { dataOf, resumableHeaders, sendResumable, type ChunkAnswer, type ChunkRequest } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { waitUntil } from '../support/database.js';
import type { Tenant } from '../support/tenant.js';
import { someFile } from '../support/uploading.js';
import type { TrialRun } from '../trial.js';

const MEGABYTE = 2 ** 20;
/** The service holds a few chunks of memory for an upload, whatever its size; the rest is for garbage. */
const MAX_GROWTH_MB = 160;

/** Sends a large file whose connection is cut twice and whose service is killed once. */
export async function cutAndResumed(trial: TrialRun, fleet: OwnFleet, tenant: Tenant): Promise<void> {
  const { bytes } = someFile(trial.size({ small: 100, full: 1_024 }) * MEGABYTE);
  const params = { query: { agent_id: String(tenant.agentId) } };
  const headers = resumableHeaders({ name: 'long.mp4', size: bytes.length, type: 'video/mp4' });
  const announced = await dataOf(tenant.base.uploads.createResumable({ ...params, headers }));
  const interruptions = [
    { at: 0.25, act: 'cut' },
    { at: 0.5, act: 'kill' },
    { at: 0.75, act: 'cut' },
  ] as const;
  const due = interruptions.map(({ at, act }) => ({ from: Math.floor(at * bytes.length), act }));
  const sendChunk = async (chunk: ChunkRequest): Promise<ChunkAnswer> => {
    const isDue = Number(chunk.headers['Upload-Offset']) + chunk.body.size > (due[0]?.from ?? Infinity);
    const act = isDue ? due.shift()!.act : undefined;
    if (act === 'kill') fleet.signal('upload', 'SIGKILL');
    if (act) await sendHalf(chunk).catch(() => undefined);
    if (act) throw new Error('the connection was cut');
    const { status, headers } = await fetch(chunk.url, { method: 'PATCH', headers: chunk.headers, body: chunk.body });
    return { status, offset: headers.get('Upload-Offset') };
  };
  let furthest = 0;
  const steps: number[] = [];
  const onProgress = (sent: number) => {
    if (sent < furthest) steps.push(furthest - sent);
    furthest = sent;
  };
  await sendResumable(announced.upload_url, new Blob([bytes]), { sendChunk, onProgress });
  trial.none('interruptions that did not happen', due);
  trial.none('bytes that were stored and had to be sent again', steps);
  const growth = await memoryGrowth(fleet, async () => {
    await upload(tenant, bytes);
  });
  trial.figure('megabytes by which the memory of the service grows during an upload', growth, {
    atMost: MAX_GROWTH_MB,
  });
  const { content_resource: resource } = await dataOf(
    tenant.base.files.create({ ...params, body: { content_resource: { file: announced.signed_id } } }),
  );
  const stored = Buffer.from(await (await fetch(resource.url)).arrayBuffer());
  trial.figure('files of which a byte differs', stored.equals(bytes) ? 0 : 1, { exactly: 0 });
}

async function upload({ base, agentId }: Tenant, bytes: Buffer<ArrayBuffer>): Promise<void> {
  const headers = resumableHeaders({ name: 'long.mp4', size: bytes.length, type: 'video/mp4' });
  const query = { agent_id: String(agentId) };
  const { upload_url } = await dataOf(base.uploads.createResumable({ query, headers }));
  await sendResumable(upload_url, new Blob([bytes]));
}

/** Sends half of a chunk and ends the connection. */
async function sendHalf({ url, headers, body }: ChunkRequest): Promise<void> {
  const half = Buffer.from(await body.slice(0, body.size / 2).arrayBuffer());
  const request = openRequest(url, { method: 'PATCH', headers: { ...headers, 'Content-Length': body.size } });
  const ended = new Promise((resolve) => request.on('error', () => undefined).once('close', resolve));
  request.write(half, () => request.destroy());
  await ended;
}

/** Returns the megabytes of the peak above the memory before. */
async function memoryGrowth(fleet: OwnFleet, work: () => Promise<void>): Promise<number> {
  await waitUntil('the service runs', async () => fleet.file.pids['upload'] !== undefined);
  const pid = fleet.file.pids['upload']!;
  const [before] = await memoryOf(pid);
  await work();
  const [, peak] = await memoryOf(pid);
  return (peak - before) / 1_024;
}

/** Returns the resident memory of a process and its peak in KiB. */
async function memoryOf(pid: number): Promise<readonly [number, number]> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return [value('VmRSS'), value('VmHWM')];
}
