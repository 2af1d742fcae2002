import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataOf, putSigned } from '@reelsheet/client';
import { SERVICES } from '@reelsheet/contracts';
import { temporaryFolder } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { fingerprints } from '../support/fingerprints.js';
import { operate } from '../support/operator.js';
import { newTenant, requestText, type Tenant } from '../support/tenant.js';
import type { Trial } from '../trial.js';

const PROCESSES = SERVICES.flatMap((service) => [service, `${service}-worker`]);
/** Erases the data folders and restores everything from a backup. */
export const restoring: Trial = {
  shows: 'data erased and restored from a backup: rows, ledger and media are the same',
  async run(trial) {
    const fleet = await trial.fleet();
    const folder = temporaryFolder();
    trial.afterwards(async () => rmSync(folder, { recursive: true, force: true }));
    const tenant = await newTenant(fleet.file, { rows: trial.size({ small: 5, full: 200 }) });
    const urls = await work(tenant, trial.size({ small: 3, full: 50 }));
    const settled = () => queryRows(fleet, `SELECT FROM base.generation WHERE due_at IS NOT NULL`);
    await waitUntil('all work has ended', async () => (await settled()).length === 0, 300_000);

    const before = await fingerprints(fleet);
    const bytes = await Promise.all(urls.map(hashAt));
    await operate(fleet, 'backup', folder);
    const backup = join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('Z'))!,
    );
    trial.note((await operate(fleet, 'verify', backup)).join('; '));

    await fleet.halt();
    for (const data of ['postgres', 'storage', 'nats']) rmSync(fleet.path(data), { recursive: true });
    await fleet.resume();
    trial.figure('rows of the tenant after the erasure', await countOf(fleet, tenant), { exactly: 0 });
    const giveBack = await fleet.borrow(PROCESSES);
    const startedAt = performance.now();
    trial.note((await operate(fleet, 'restore', backup, '--yes')).join('; '));
    trial.note(`restored within ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    const after = await fingerprints(fleet);
    trial.none(
      'tables that differ',
      [...before].filter(([table, print]) => after.get(table) !== print).map(([table]) => table),
    );
    giveBack();
    for (const name of ['base', 'upload', 'base-worker', 'upload-worker'] as const) await fleet.untilReady(name);

    const back = await Promise.all(urls.map(hashAt));
    trial.none(
      'media that differ',
      urls.filter((_, index) => back[index] !== bytes[index]),
    );
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
    await requestText(tenant, 'After the restore');
    await waitUntil('new work is done', async () => (await settled()).length === 0);
    trial.none('ledger inconsistencies after new work', await ledgerErrorsOf(fleet));
  },
};

/** Requests texts and uploads pictures. Returns the URLs of the pictures. */
async function work(tenant: Tenant, pictures: number): Promise<string[]> {
  await Promise.all(tenant.cellIds.map((cellId, index) => requestText(tenant, `Morning ${index}`, cellId)));
  const urls: string[] = [];
  for (let index = 0; index < pictures; index += 1) urls.push(await upload(tenant, index));
  return urls;
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload({ base, agentId }: Tenant, index: number): Promise<string> {
  const bytes = Buffer.concat([PNG, Buffer.from(`picture ${index}`)]);
  const checksum = createHash('md5').update(bytes).digest('base64');
  const blob = { filename: 'dot.png', byte_size: bytes.length, checksum, content_type: 'image/png' };
  const { signed_id, direct_upload } = await dataOf(base.uploads.create({ body: { blob } }));
  const stored = await putSigned(direct_upload, bytes);
  if (!stored.ok) throw new Error(`the upload returned ${stored.status}`);
  const claim = { query: { agent_id: agentId }, body: { content_resource: { file: signed_id } } };
  return (await dataOf(base.files.create(claim))).content_resource.url;
}

async function hashAt(url: string): Promise<string> {
  const answer = await fetch(url);
  return `${answer.status} ${createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')}`;
}

async function countOf(fleet: OwnFleet, { email }: Tenant): Promise<number> {
  return (await queryRows(fleet, `SELECT FROM base.user_account WHERE email = $1`, [email])).length;
}
