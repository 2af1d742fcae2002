import { afterAll, beforeAll } from '@jest/globals';
import {
  announceBlob,
  changeMediaAddress,
  changeMediaAddresses,
  claimBlob,
  mediaInspected,
  readStorage,
  removeMedia,
} from '@reelsheet/contracts';
import { given, verifyExpectations } from '@reelsheet/testing/expectations';
import sharp from 'sharp';
import { newKey } from '../src/store/key.js';
import {
  announce,
  announcementOf,
  put,
  soundBytes,
  startUpload,
  store,
  USER,
  ZIP,
  zipBytes,
  type RunningUpload,
} from './harness.js';

let upload: RunningUpload;

beforeAll(async () => {
  upload = await startUpload();
});
afterAll(() => upload?.stop());

const bytes = soundBytes(1_000);
const WORKSPACE = { user_id: null, organization_id: 3 };

async function uploaded(contents = bytes, change: Parameters<typeof announce>[2] = {}) {
  const announced = await announce(upload, contents, change);
  await put(announced, contents);
  return { owner: USER, signed_id: announced.blob.signed_id };
}

async function stored() {
  const { media, announced } = await store(upload, bytes);
  return { keys: [media.key], claim: { owner: USER, signed_id: announced.blob.signed_id } };
}

async function removed() {
  const { keys, claim } = await stored();
  await upload.rpc.request(removeMedia, { keys });
  return { keys, claim };
}

const newAddressOf = ([key]: readonly string[]) => ({
  key: key!,
  version: 1,
  address_key: newKey(),
  thumbnail_address_key: null,
});

verifyExpectations('upload', () => ({ request: upload.rpc.request.bind(upload.rpc), nats: upload.connection.nats }), [
  given(announceBlob, 'a file of a user', () => announcementOf(bytes)),
  given(announceBlob, 'a file of a workspace', () => announcementOf(bytes, { owner: WORKSPACE })),
  given(announceBlob, 'a file that arrives in several requests', () =>
    announcementOf(bytes, { owner: WORKSPACE, resumable: true }),
  ),
  given(announceBlob, 'a file of a type that nobody shows', () => announcementOf(bytes, { content_type: 'text/html' })),
  given(announceBlob, 'a file that is too large', () => announcementOf(bytes, { byte_size: 2 ** 30 + 1 })),
  given(announceBlob, 'a file for which a workspace has no room', async () => {
    await upload.query(`INSERT INTO storage_account VALUES ('organization:4', $1)`, [100 * 2 ** 30]);
    return announcementOf(bytes, { owner: { user_id: null, organization_id: 4 } });
  }),
  given(announceBlob, 'a file without a name', () => announcementOf(bytes, { filename: ' ' })),

  given(claimBlob, 'an uploaded file of the claimer', () => uploaded()),
  given(claimBlob, 'a file that the same owner claimed before', async () => (await stored()).claim),
  given(claimBlob, 'a picture at which its maker has looked', async () => ({
    ...(await uploaded(await picture(), { content_type: 'image/png', filename: 'sea.png' })),
    findings: await findings(),
  })),
  given(claimBlob, 'a file that was announced and never uploaded', async () => ({
    owner: USER,
    signed_id: (await announce(upload, bytes)).blob.signed_id,
  })),
  given(claimBlob, "somebody else's file", async () => ({
    ...(await uploaded()),
    owner: { user_id: 8, organization_id: null },
  })),
  given(claimBlob, 'a removed file', async () => (await removed()).claim),
  given(claimBlob, 'bytes of another kind than announced', async () =>
    uploaded(await picture(), { content_type: 'application/zip', filename: 'all.zip' }),
  ),

  given(readStorage, 'a workspace with a quota', async () => {
    await upload.query(`INSERT INTO storage_account VALUES ('organization:5', 7)`);
    return { organization_id: 5, small_quota: false };
  }),

  given(removeMedia, 'a stored file', async () => ({ keys: (await stored()).keys })),
  given(removeMedia, 'a file that is gone already', async () => ({ keys: (await removed()).keys })),

  given(changeMediaAddress, 'a stored file', async () => newAddressOf((await stored()).keys)),
  given(changeMediaAddress, 'a file that is gone already', async () => newAddressOf((await removed()).keys)),

  given(changeMediaAddresses, 'stored files', async () => ({
    changes: [newAddressOf((await stored()).keys), newAddressOf((await stored()).keys)],
  })),
  given(changeMediaAddresses, 'files that are gone already', async () => ({
    changes: [newAddressOf((await removed()).keys)],
  })),

  given(mediaInspected, 'a picture is stored', async () => {
    const { media } = await store(upload, await picture(), { content_type: 'image/png', filename: 'sea.png' });
    return { key: media.key };
  }),
  given(mediaInspected, 'a file is stored in which nothing is seen or heard', async () => {
    const { media } = await store(upload, zipBytes(1_000), ZIP);
    return { key: media.key };
  }),
]);

async function findings() {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const size = { width: 64, height: 48 };
  return { ...size, duration: null, thumbnail: { ...size, bytes: bytes.toString('base64') } };
}

const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
