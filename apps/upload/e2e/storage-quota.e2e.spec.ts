import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { announceBlob, claimBlob, removeMedia } from '@reelsheet/contracts';
import { pickBy, randomBy, testSeeds } from '@reelsheet/testing/seeded';
import { BlobRemovalService } from '../src/blobs/blob-removal.service.js';
import { announce, put, someBytes, startUpload, type Announced, type RunningUpload } from './harness.js';

interface Known {
  readonly announced: Announced;
  readonly uploader: number;
}

const QUOTA = 10_000;
const SMALL_QUOTA = 3_000;
const STEPS = 150;
const USERS = [1, 2, 3];
const WORKSPACES = [11, 12];

const user = (id: number) => ({ user_id: id, organization_id: null });
const workspace = (id: number) => ({ user_id: null, organization_id: id });
const FULL = { definition: expect.objectContaining({ code: 'storage_quota_exceeded', status: 422 }) };

let upload: RunningUpload;
beforeAll(async () => {
  const environment = { STORAGE_QUOTA_BYTES: `${QUOTA}`, STORAGE_QUOTA_BYTES_UNPROVED: `${SMALL_QUOTA}` };
  upload = await startUpload({ roles: ['http'], environment });
});
afterAll(() => upload?.stop());
beforeEach(() => upload.query('TRUNCATE blob, storage_account, fair_share CASCADE'));

const uploaded = async (owner: Parameters<typeof announce>[2], length: number) => {
  // Bytes that are random from the first one on are sometimes of another known type.
  const bytes = someBytes(length).fill(0, 0, Math.min(length, 16));
  const announced = await announce(upload, bytes, owner);
  await put(announced, bytes);
  return announced;
};
const claimFor = ({ blob }: Announced, uploader: number, charge_to: number, small_quota?: boolean) =>
  upload.rpc.request(claimBlob, { owner: user(uploader), signed_id: blob.signed_id, charge_to, small_quota });
const remove = ({ blob }: Announced) => upload.rpc.request(removeMedia, { keys: [blob.key] });

/** Returns the stored counters and the real sums. */
async function accounts(): Promise<{ counted: object; true: object }> {
  const counted = await upload.query('SELECT name, bytes::int FROM storage_account WHERE bytes <> 0 ORDER BY name');
  const sums = await upload.query(
    'SELECT account AS name, sum(byte_size)::int AS bytes FROM blob GROUP BY 1 ORDER BY 1',
  );
  return { counted, true: sums };
}

async function expectNoDrift(): Promise<void> {
  const { counted, true: sums } = await accounts();
  expect(counted).toEqual(sums);
}

describe('the storage quota', () => {
  it('rejects an announcement without space, and says how much is left', async () => {
    await announce(upload, someBytes(8_000), { owner: workspace(11) });
    await expect(announce(upload, someBytes(2_001), { owner: workspace(11) })).rejects.toMatchObject({
      ...FULL,
      message: 'byte_size is 2001, and 2000 of 10000 bytes of storage are left',
    });
    await announce(upload, someBytes(2_000), { owner: workspace(11) });
    await announce(upload, someBytes(QUOTA), { owner: workspace(12) });
    await expect(announce(upload, someBytes(QUOTA + 1), { owner: user(1) })).rejects.toMatchObject(FULL);
    await expectNoDrift();
  });

  it('is never exceeded by concurrent announcements', async () => {
    const bytes = someBytes(300);
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, () => announce(upload, bytes, { owner: workspace(11) })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(Math.floor(QUOTA / 300));
    await expectNoDrift();
  });

  it('is one for all organizations of a founder, also with concurrent announcements', async () => {
    await upload.query('INSERT INTO fair_share (organization_id, share_id) VALUES (12, 11), (13, 11)');
    await announce(upload, someBytes(4_000), { owner: workspace(11) });
    await announce(upload, someBytes(4_000), { owner: workspace(12) });
    await expect(announce(upload, someBytes(2_001), { owner: workspace(13) })).rejects.toMatchObject({
      ...FULL,
      message: 'byte_size is 2001, and 2000 of 10000 bytes of storage are left',
    });
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        announce(upload, someBytes(300), { owner: workspace(11 + (index % 3)) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(Math.floor(2_000 / 300));
    await announce(upload, someBytes(QUOTA), { owner: workspace(14) });
    await expectNoDrift();
  });

  it('is small for unproved founders, in their announcements and claims', async () => {
    await upload.query('INSERT INTO fair_share (organization_id, share_id) VALUES (12, 11)');
    await announce(upload, someBytes(2_000), { owner: workspace(11), small_quota: true });
    await expect(announce(upload, someBytes(1_001), { owner: workspace(12), small_quota: true })).rejects.toMatchObject(
      { ...FULL, message: 'byte_size is 1001, and 1000 of 3000 bytes of storage are left' },
    );
    const first = await uploaded({ owner: user(1), small_quota: true }, 2_000);
    await expect(announce(upload, someBytes(2_000), { owner: user(1), small_quota: true })).rejects.toMatchObject(FULL);
    await expect(claimFor(first, 1, 12, true)).rejects.toMatchObject(FULL);
    expect((await claimFor(first, 1, 12, false)).media).toMatchObject({ byte_size: 2_000 });
    await expect(announce(upload, someBytes(1), { owner: workspace(11), small_quota: true })).rejects.toMatchObject({
      ...FULL,
      message: expect.stringContaining('0 of 3000'),
    });
    await announce(upload, someBytes(6_000), { owner: workspace(11) });
    await expectNoDrift();
  });

  it("charges a user's upload to the organization that claims it first", async () => {
    const first = await uploaded({ owner: user(1) }, 6_000);
    expect((await claimFor(first, 1, 11)).media).toMatchObject({ byte_size: 6_000 });
    expect((await claimFor(first, 1, 12)).media).toMatchObject({ byte_size: 6_000 });
    expect((await accounts()).counted).toEqual([{ name: 'organization:11', bytes: 6_000 }]);
    const second = await uploaded({ owner: user(1) }, 6_000);
    await expect(claimFor(second, 1, 11)).rejects.toMatchObject(FULL);
    expect((await claimFor(second, 1, 12)).media).toMatchObject({ byte_size: 6_000 });
    await expectNoDrift();
  });

  it('accepts and counts the result of a paid job', async () => {
    await announce(upload, someBytes(9_000), { owner: workspace(11) });
    await announce(upload, someBytes(9_000), { owner: workspace(11), beyond_quota: true });
    expect((await accounts()).counted).toEqual([{ name: 'organization:11', bytes: 18_000 }]);
    await expect(announce(upload, someBytes(1), { owner: workspace(11) })).rejects.toMatchObject({
      ...FULL,
      message: expect.stringContaining('0 of 10000'),
    });
  });

  it.each(testSeeds())('equals the real sum after random concurrent operations (seed %d)', async (seed) => {
    const random = randomBy(seed);
    const known: Known[] = [];
    const any = pickBy(random);
    const removal = upload.apps[0]!.get(BlobRemovalService, { strict: false });
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        const uploader = any(USERS);
        const length = 1 + Math.floor(random() * 3_000);
        known.push({ announced: await uploaded({ owner: user(uploader) }, length), uploader });
      },
      () => announce(upload, someBytes(500), { owner: workspace(any(WORKSPACES)), beyond_quota: random() < 0.3 }),
      async () => {
        const blob: Known | undefined = any(known);
        if (blob) await claimFor(blob.announced, blob.uploader, any(WORKSPACES));
      },
      async () => {
        const blob: Known | undefined = any(known);
        if (blob) await remove(blob.announced);
      },
      async () => {
        const blob: Known | undefined = any(known);
        if (blob) await removal.removeUnused(blob.announced.blob.id, 0);
      },
      async () => {
        if (random() < 0.1) await removal.removeOfOrganization(any(WORKSPACES));
      },
    ];
    for (let step = 0; step < STEPS; step += 5) {
      const answers = await Promise.allSettled(Array.from({ length: 5 }, () => any(steps)()));
      const faults = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
      for (const fault of faults) expect(fault).toMatchObject(FULL);
      await expectNoDrift();
    }
  });
});

it('is unlimited if it is 0', async () => {
  const boundless = await startUpload({ roles: ['http'], environment: { STORAGE_QUOTA_BYTES: '0' } });
  try {
    const owner = workspace(1);
    for (let count = 0; count < 3; count += 1)
      await boundless.rpc.request(announceBlob, {
        owner,
        filename: 'a.mp4',
        byte_size: 2 ** 30,
        checksum: 'CY9rzUYh03PK3k6DJie09g==',
        content_type: 'video/mp4',
      });
  } finally {
    await boundless.stop();
  }
});
