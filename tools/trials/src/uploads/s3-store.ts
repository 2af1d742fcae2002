import { putSigned } from '@reelsheet/client';
import { waitUntil } from '../support/database.js';
import { BUCKET, REGION, startGateway, type Gateway } from '../support/s3-gateway.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { announce, claim, someFile, type Announced, type SomeFile } from '../support/uploading.js';

const MEGABYTE = 2 ** 20;

/** Runs a fleet on a bucket of a third-party store that verifies signatures. */
export const s3Store: Trial = {
  shows:
    'on a third-party S3 store that verifies signatures: callers upload to it directly, tampered uploads are rejected, and deleted files are removed',
  async run(trial) {
    const store = await startGateway(trial);
    const fleet = await trial.fleet(store.settings);
    const tenant = await newTenant(fleet.file);
    await uploadAndDownload(trial, tenant, store);
    await tamper(trial, tenant, store);
  },
};

async function uploadAndDownload(trial: TrialRun, tenant: Tenant, { endpoint, objects }: Gateway): Promise<void> {
  const file = someFile(trial.size({ small: 12, full: 200 }) * MEGABYTE);
  const earlier = await objects();
  const announced = await announce(tenant, file);
  const isThere = announced.direct_upload.url.startsWith(endpoint);
  trial.figure('upload URLs of the store itself', isThere ? 1 : 0, { exactly: 1 });
  trial.figure('status of an upload', (await putSigned(announced.direct_upload, file.bytes)).status, {
    exactly: 200,
  });
  const { id, url } = await claimed(tenant, announced);
  const read = Buffer.from(await (await fetch(url)).arrayBuffer());
  trial.figure('files whose bytes differ from the uploaded ones', read.equals(file.bytes) ? 0 : 1, { exactly: 0 });
  const range = await fetch(url, { headers: { Range: 'bytes=5-9' } });
  const isRight = Buffer.from(await range.arrayBuffer()).equals(file.bytes.subarray(5, 10));
  trial.figure('status of a range request', isRight ? range.status : 0, { exactly: 206 });
  const params = { path: { id }, query: { agent_id: String(tenant.agentId) } };
  await tenant.base.files.delete(params);
  trial.figure('status of a deleted file', (await fetch(url)).status, { exactly: 404 });
  await tenant.base.trash.deleteFile(params);
  const left = async () => (await objects()).filter((key) => !earlier.includes(key));
  await waitUntil('its objects are removed', async () => (await left()).length === 0);
  trial.none('objects of the deleted file', await left());
}

async function claimed(
  { base, agentId }: Tenant,
  { signed_id: file }: Announced,
): Promise<{ id: number; url: string }> {
  const params = { query: { agent_id: String(agentId) } };
  const { data, error } = await base.files.create({ ...params, body: { content_resource: { file } } });
  if (!data) throw new Error(`the stored upload cannot be claimed: ${JSON.stringify(error)}`);
  return data.content_resource;
}

interface Attempt {
  readonly url: URL;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly bytes: Buffer<ArrayBuffer>;
}

/** Changes of everything that a signature covers, one by one. */
const TAMPERINGS: Readonly<Record<string, (attempt: Attempt, other: Announced) => Partial<Attempt> | void>> = {
  'another algorithm': ({ url }) => url.searchParams.set('X-Amz-Algorithm', 'AWS4-HMAC-SHA1'),
  'another credential': ({ url }) => change(url, 'X-Amz-Credential', (value) => `x${value}`),
  'another region': ({ url }) => change(url, 'X-Amz-Credential', (value) => value.replace(REGION, 'eu-west-1')),
  'another time': ({ url }) =>
    change(url, 'X-Amz-Date', (value) => value.replace(/\dZ$/, (end) => (end === '0Z' ? '1Z' : '0Z'))),
  'a longer life': ({ url }) => url.searchParams.set('X-Amz-Expires', '86400'),
  'another signature': ({ url }) =>
    change(url, 'X-Amz-Signature', (value) => value.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))),
  'no signature': ({ url }) => url.searchParams.delete('X-Amz-Signature'),
  'nothing signed': ({ url }) => void (url.search = ''),
  'fewer headers signed': ({ url }) => url.searchParams.set('X-Amz-SignedHeaders', 'host'),
  'the key of another': ({ url }, other) => void (url.pathname = url.pathname.replace(/(?<=\/)[^/]+$/, other.key)),
  'another bucket': ({ url }) => void (url.pathname = url.pathname.replace(BUCKET, 'elsewhere')),
  'another type': ({ headers }) => ({ headers: { ...headers, 'Content-Type': 'text/html' } }),
  'another MD5': ({ headers }) => ({ headers: { ...headers, 'Content-MD5': '1B2M2Y8AsgTpgAmY7PhCfg==' } }),
  'other bytes': ({ bytes }) => ({ bytes: Buffer.alloc(bytes.length) }),
  'fewer bytes': ({ bytes }) => ({ bytes: bytes.subarray(1) }),
  'more bytes': ({ bytes }) => ({ bytes: Buffer.concat([bytes, bytes]) }),
  'another method': () => ({ method: 'DELETE' }),
};

async function tamper(trial: TrialRun, tenant: Tenant, { objects }: Gateway): Promise<void> {
  const [taken, stored, rejectedAfter]: [string[], string[], string[]] = [[], [], []];
  for (const [what, change] of Object.entries(TAMPERINGS)) {
    const file = someFile(100_000);
    const [announced, other] = [await announce(tenant, file), await announce(tenant, file)];
    const status = await sendTampered(announced, other, file, change);
    if (status < 400) taken.push(`${what}: ${status}`);
    const keys = await objects();
    if (keys.some((key) => [announced.key, other.key].includes(key)) || (await claim(tenant, announced)).url)
      stored.push(what);
    if ((await putSigned(announced.direct_upload, file.bytes)).status !== 200) rejectedAfter.push(what);
  }
  trial.none(`of ${Object.keys(TAMPERINGS).length} tampered uploads, those that were not rejected`, taken);
  trial.none('tampered uploads that were stored', stored);
  trial.none('upload URLs that do not work after a rejected upload', rejectedAfter);
}

async function sendTampered(
  { direct_upload }: Announced,
  other: Announced,
  { bytes }: SomeFile,
  change: (typeof TAMPERINGS)[string],
): Promise<number> {
  const whole = { url: new URL(direct_upload.url), method: 'PUT', headers: { ...direct_upload.headers }, bytes };
  const { url, method, headers, bytes: body } = { ...whole, ...change(whole, other) };
  const sent = method === 'DELETE' ? { method, headers } : { method, headers, body };
  return fetch(url, sent).then(
    ({ status }) => status,
    // The store may close the connection instead of responding.
    () => 400,
  );
}

function change(url: URL, name: string, to: (value: string) => string): void {
  url.searchParams.set(name, to(url.searchParams.get(name)!));
}
