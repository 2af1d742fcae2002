import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { claimBlob, removeMedia } from '@reelsheet/contracts';
import { eventually } from '@reelsheet/testing';
import pg from 'pg';
import { BlobRemovalService } from '../src/blobs/blob-removal.service.js';
import { announce, put, someBytes, startUpload, type Announced, type RunningUpload } from './harness.js';

const LENGTH = 3_000;
const UPLOADER = { user_id: 1, organization_id: null };

let upload: RunningUpload;
let holder: pg.Client;
beforeAll(async () => {
  upload = await startUpload({ roles: ['http'] });
  holder = new pg.Client({ connectionString: upload.database.urls.upload, options: '-c search_path=upload' });
  await holder.connect();
});
afterAll(async () => {
  await holder?.end();
  await upload?.stop();
});
beforeEach(() => upload.query('TRUNCATE blob, storage_account CASCADE'));

/** Waits until this many statements wait for a lock. */
const untilWaiting = (count: number) =>
  eventually(async () => {
    const waiting = await upload.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(count);
  });

/**
 * A claim moves the charge of a blob to organization 11, then waits for the account of the uploader, which another
 * transaction holds. The removal starts before the claim commits, and waits for the blob.
 */
async function claimThenRemove(remove: (announced: Announced) => Promise<unknown>): Promise<void> {
  const bytes = someBytes(LENGTH);
  const announced = await announce(upload, bytes, { owner: UPLOADER });
  expect((await put(announced, bytes)).status).toBe(200);
  await holder.query('BEGIN');
  await holder.query(`SELECT FROM storage_account WHERE name = 'user:1' FOR UPDATE`);
  const claim = { owner: UPLOADER, signed_id: announced.blob.signed_id, charge_to: 11 };
  const claiming = upload.rpc.request(claimBlob, claim).catch(String);
  await untilWaiting(1);
  const removing = remove(announced).catch(String);
  await untilWaiting(2);
  await holder.query('COMMIT');
  expect(await claiming).toMatchObject({ media: { byte_size: LENGTH } });
  expect(await removing).not.toEqual(expect.stringContaining('rror'));
}

const removeByKey = ({ blob }: Announced) => upload.rpc.request(removeMedia, { keys: [blob.key] });
const removeUnclaimed = ({ blob }: Announced) =>
  upload.apps[0]!.get(BlobRemovalService, { strict: false }).removeUnused(blob.id, 0);

it.each([
  ['has no account', []],
  ['has an empty account', [0]],
  ['stores other bytes', [100]],
])('a removal during a claim gives back what the organization was charged, which %s', async (_, stored) => {
  for (const bytes of stored) await upload.query(`INSERT INTO storage_account VALUES ('organization:11', $1)`, [bytes]);
  await claimThenRemove(removeByKey);
  expect(await upload.query('SELECT name, bytes::int FROM storage_account ORDER BY name')).toEqual([
    { name: 'organization:11', bytes: stored[0] ?? 0 },
    { name: 'user:1', bytes: 0 },
  ]);
  expect(await upload.query('SELECT FROM blob')).toEqual([]);
});

it('the removal of unclaimed uploads leaves one that is claimed at the same time', async () => {
  await claimThenRemove(removeUnclaimed);
  expect(await upload.query('SELECT account FROM blob JOIN media ON media.blob_id = blob.id')).toEqual([
    { account: 'organization:11' },
  ]);
});
