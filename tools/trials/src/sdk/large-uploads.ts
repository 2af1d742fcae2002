import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import type { Tenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import type { CuttingProxy } from './cutting-proxy.js';
import type { InstalledPackages } from './installed-packages.js';
import { renamingProxy } from './renaming-proxy.js';

const execute = promisify(execFile);
const MEGABYTE = 2 ** 20;
const MAX_MEMORY_MB = 60;
const TIMEOUT_MS = 900_000;

interface UploadReport {
  readonly signed_id: string;
  /** Megabytes of the process before the upload, and at its peak. */
  readonly before: number;
  readonly peak: number;
}

/** Uploads a large file with each SDK through a proxy that cuts the connection twice. */
export async function uploadLargeFiles(
  trial: TrialRun,
  fleet: OwnFleet,
  tenant: Tenant,
  { folder, python, site }: InstalledPackages,
  proxy: CuttingProxy,
): Promise<void> {
  const size = trial.size({ small: 100, full: 1_000 }) * MEGABYTE;
  const file = join(folder, 'long.mp4');
  const expected = await writeRandom(file, size);
  const { base_url, upload_url } = fleet.file;
  const url = await renamingProxy(trial, new URL(base_url).origin, new URL(upload_url).host, proxy.host);
  const env = { ...process.env, REELSHEET_URL: url, REELSHEET_KEY: tenant.key, PYTHONPATH: site };
  const programs = {
    'Node, a blob': [process.execPath, 'upload.mjs'],
    'Node, a path': [process.execPath, 'upload.mjs', 'path'],
    Python: [python, 'upload.py'],
  } as const;
  for (const [name, [program, script, ...how]] of Object.entries(programs)) {
    proxy.cutAfter(Math.floor(size * 0.3), Math.floor(size * 0.8));
    const args = [script, file, String(tenant.agentId), ...how];
    const { stdout } = await execute(program, args, { cwd: folder, env, timeout: TIMEOUT_MS });
    const { signed_id, before, peak } = JSON.parse(stdout) as UploadReport;
    const megabytes = size / MEGABYTE;
    trial.figure(`${name}, ${megabytes} MB: cuts that did not happen`, proxy.missing, { exactly: 0 });
    trial.note(`${name}: ${before.toFixed(0)} MB before the upload, ${peak.toFixed(0)} MB at its peak`);
    trial.figure(`${name}: megabytes of memory that the upload needs`, peak - before, { atMost: MAX_MEMORY_MB });
    const params = { query: { agent_id: String(tenant.agentId) }, body: { content_resource: { file: signed_id } } };
    const { content_resource: resource } = await dataOf(tenant.base.files.create(params));
    const stored = await hashOf((await fetch(resource.url)).body!);
    trial.figure(`${name}: files of which a byte differs`, stored === expected ? 0 : 1, { exactly: 0 });
  }
}

/** Writes random bytes, and returns their hash. */
async function writeRandom(path: string, size: number): Promise<string> {
  const file = await open(path, 'w');
  try {
    for (let written = 0; written < size; written += MEGABYTE) await file.write(randomBytes(MEGABYTE));
  } finally {
    await file.close();
  }
  return hashOf(createReadStream(path));
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}
