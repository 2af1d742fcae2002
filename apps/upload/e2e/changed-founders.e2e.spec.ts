import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { organizationFounded, type PayloadOf } from '@reelsheet/contracts';
import { StreamPublisher } from '@reelsheet/platform-messaging';
import { eventually } from '@reelsheet/testing';
import { announce, someBytes, startUpload, type RunningUpload } from './harness.js';

const QUOTA = 10_000;
const [TEA, ADA, BOB] = [12, 11, 21];

let upload: RunningUpload;
beforeAll(async () => (upload = await startUpload({ environment: { STORAGE_QUOTA_BYTES: `${QUOTA}` } })));
afterAll(() => upload?.stop());

async function announceShare(share_id: number, revision: number): Promise<void> {
  const payload: PayloadOf<typeof organizationFounded> = { id: TEA, share_id, revision };
  await new StreamPublisher(upload.connection).publish({
    id: randomUUID(),
    subject: organizationFounded.subject,
    payload: JSON.stringify(payload),
  });
  await eventually(async () =>
    expect(await upload.query('SELECT share_id::int, revision FROM fair_share')).toEqual([{ share_id, revision }]),
  );
}
const store = (organization_id: number, bytes: number) =>
  announce(upload, someBytes(bytes), { owner: { user_id: null, organization_id } });

it('an organization takes storage of the founder that base announced last', async () => {
  await announceShare(ADA, 0);
  await store(TEA, 6_000);
  await expect(store(ADA, 6_000)).rejects.toMatchObject({ code: 'storage_quota_exceeded' });
  await announceShare(BOB, 1);
  await store(ADA, 6_000);
  await expect(store(BOB, 6_000)).rejects.toMatchObject({ code: 'storage_quota_exceeded' });
  await store(BOB, 4_000);
});
