import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataOf, putSigned, resumableHeaders, sendResumable } from '@reelsheet/client';
import { SERVICES } from '@reelsheet/contracts';
import { temporaryFolder } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { fingerprints } from '../support/fingerprints.js';
import { operate, statusOf } from '../support/operator.js';
import { newTenant, requestText, type Tenant } from '../support/tenant.js';
import type { Trial } from '../trial.js';

const PROCESSES = SERVICES.flatMap((service) => [service, `${service}-worker`]);
/** Erases the data folders and restores everything from a backup. */
export const restoring: Trial = {
  shows: 'data erased and restored from a backup: rows, ledger, media and thumbnails are the same',
  async run(trial) {
    const fleet = await trial.fleet();
    const folder = temporaryFolder();
    trial.afterwards(async () => rmSync(folder, { recursive: true, force: true }));
    const tenant = await newTenant(fleet.file, { rows: trial.size({ small: 5, full: 200 }) });
    const pictures = trial.size({ small: 3, full: 50 });
    await work(tenant, pictures);
    const settled = () => queryRows(fleet, `SELECT FROM base.generation WHERE due_at IS NOT NULL`);
    await waitUntil('all work has ended', async () => (await settled()).length === 0, 300_000);
    let urls: string[] = [];
    const haveThumbnails = async () => (urls = await addressesOf(fleet, tenant)).length === 2 * (pictures + 1);
    await waitUntil('all pictures have thumbnails', haveThumbnails, 120_000);

    const before = await fingerprints(fleet);
    const bytes = await Promise.all(urls.map(hashAt));
    await operate(fleet, 'backup', folder);
    const backup = join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('Z'))!,
    );
    trial.note((await operate(fleet, 'verify', backup)).join('; '));
    const exports = join(folder, 'exports');
    trial.note((await operate(fleet, 'export-organization', String(tenant.organizationId), exports)).join('; '));

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
    const [exported] = readdirSync(exports);
    const unequal = await statusOf(fleet, 'compare-organization', join(exports, exported!));
    trial.figure('exit status of the comparison with the exported organization', unequal, { exactly: 0 });
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

/** Requests texts, and uploads pictures and one more as a resumable upload. */
async function work(tenant: Tenant, pictures: number): Promise<void> {
  await Promise.all(tenant.cellIds.map((cellId, index) => requestText(tenant, `Morning ${index}`, cellId)));
  for (let index = 0; index < pictures; index += 1) await upload(tenant, index);
  await uploadResumable(tenant);
}

/** Returns the URLs of the tenant's files and their thumbnails. */
async function addressesOf(fleet: OwnFleet, { organizationId }: Tenant): Promise<string[]> {
  const rows = await queryRows<{ url: string }>(
    fleet,
    `SELECT unnest(ARRAY[url, thumbnail_url]) AS url FROM base.content_resource
     WHERE organization_id = $1 AND thumbnail_url IS NOT NULL ORDER BY 1`,
    [organizationId],
  );
  return rows.map(({ url }) => url);
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(tenant: Tenant, index: number): Promise<void> {
  const bytes = Buffer.concat([PNG, Buffer.from(`picture ${index}`)]);
  const checksum = createHash('md5').update(bytes).digest('base64');
  const blob = { filename: 'dot.png', byte_size: bytes.length, checksum, content_type: 'image/png' };
  const { signed_id, direct_upload } = await dataOf(tenant.base.uploads.create({ body: { blob } }));
  const stored = await putSigned(direct_upload, bytes);
  if (!stored.ok) throw new Error(`the upload returned ${stored.status}`);
  await claim(tenant, signed_id);
}

async function uploadResumable(tenant: Tenant): Promise<void> {
  const file = new Blob([PNG, 'resumable']);
  const query = { agent_id: String(tenant.agentId) };
  const headers = resumableHeaders({ name: 'dot.png', size: file.size, type: 'image/png' });
  const { signed_id, upload_url } = await dataOf(tenant.base.uploads.createResumable({ query, headers }));
  await sendResumable(upload_url, file);
  await claim(tenant, signed_id);
}

async function claim({ base, agentId }: Tenant, file: string): Promise<void> {
  await dataOf(base.files.create({ query: { agent_id: agentId }, body: { content_resource: { file } } }));
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
