import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeApi } from '@reelsheet/platform-http';
import { DeclaredRoute, eventually, storedIn } from '@reelsheet/testing';
import pg from 'pg';
import { announce, put, someBytes, startUpload, type Announced, type RunningUpload } from './harness.js';

const BYTES = someBytes(1_000);
/** Work that continues after an upload was answered. */
const AWAITS_FLUSH = `SELECT FROM upload.blob WHERE awaits_flush`;

/** The response of each route to an outsider who knows the key of a blob but not its signed URL. */
const ACCESS: [route: string, how: string, send: () => Promise<Response>, status: number, code: string][] = [
  [
    'PUT /blobs/{key}',
    'without a signature',
    () => put(addressed(announced, `${upload.url}/blobs/${announced.blob.key}`), BYTES),
    403,
    'forbidden',
  ],
  [
    'PUT /blobs/{key}',
    'with the signature of their own',
    () => put(addressed(announced, own.direct_upload.url.replace(own.blob.key, announced.blob.key)), BYTES),
    403,
    'forbidden',
  ],
  ...(['HEAD', 'PATCH', 'DELETE'] as const).map((method): (typeof ACCESS)[number] => [
    `${method} /resumable_uploads/{id}`,
    'without its signature',
    () =>
      fetch(`${upload.url}/resumable_uploads/${resumable.blob.key}`, {
        method,
        headers: {
          'Tus-Resumable': '1.0.0',
          ...(method === 'PATCH' ? { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' } : {}),
        },
        ...(method === 'PATCH' ? { body: BYTES } : {}),
      }),
    404,
    method === 'HEAD' ? '' : 'not_found',
  ]),
  [
    'GET /media/{file}',
    'before it is uploaded',
    () => fetch(`${upload.url}/media/${announced.blob.key}.mp4`),
    404,
    'not_found',
  ],
  [
    'GET /media/{file}',
    'before it is claimed',
    () => fetch(`${upload.url}/media/${uploaded.blob.key}.mp4`),
    404,
    'not_found',
  ],
];

let upload: RunningUpload;
let admin: pg.Client;
let announced: Announced;
let uploaded: Announced;
let own: Announced;
let resumable: Announced;

beforeAll(async () => {
  upload = await startUpload({ roles: ['http'] });
  admin = new pg.Client({ connectionString: upload.database.adminUrl });
  await admin.connect();
  [announced, uploaded] = [await announce(upload, BYTES), await announce(upload, BYTES)];
  await put(uploaded, BYTES);
  await eventually(async () => expect((await admin.query(AWAITS_FLUSH)).rows).toEqual([]));
  resumable = await announce(upload, BYTES, { resumable: true });
  own = await announce(upload, BYTES, { owner: { user_id: 8, organization_id: null } });
});

afterAll(async () => {
  await admin?.end();
  await upload?.stop();
});

it('has no security contact where none is set, and says so to everyone', async () => {
  const response = await fetch(`${new URL(upload.url).origin}/.well-known/security.txt`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error_code: 'not_found' });
});

it('has an entry for every route, and none that takes an access key', () => {
  const routes = DeclaredRoute.all(describeApi(upload.apps[0]!, 'upload', upload.url));
  expect(new Set(routes.map(({ name }) => name))).toEqual(new Set(ACCESS.map(([route]) => route)));
  expect(routes.filter(({ isOpen }) => !isOpen)).toEqual([]);
});

it.each(ACCESS)('%s rejects an outsider %s', async (_route, _how, send, status, code) => {
  const before = [await storedIn(admin, 'upload'), await upload.files()];
  const answer = await send();
  expect([answer.status, await answer.text()]).toEqual([
    status,
    code === '' ? '' : expect.stringContaining(`"error_code":"${code}"`),
  ]);
  expect([await storedIn(admin, 'upload'), await upload.files()]).toEqual(before);
});

const addressed = (it: Announced, url: string): Announced => ({ ...it, direct_upload: { ...it.direct_upload, url } });
