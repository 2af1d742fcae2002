import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RenderingConfig } from '../rendering.config.js';
import { ContentCredentials } from './content-credentials.js';
import { readCredentials, SIGNING_CERTIFICATE } from '../testing/read-credentials.js';

const run = promisify(execFile);
const UNTRUSTED = 'signingCredential.untrusted';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credentials-'));
  path = join(folder, 'plain.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=64x64:r=10:d=1'];
  const sound = ['-f', 'lavfi', '-i', 'sine=d=1'];
  await run('ffmpeg', [...picture, ...sound, '-c:v', 'libx264', '-c:a', 'aac', '-movflags', '+faststart', path]);
});
afterAll(() => rm(folder, { recursive: true }));

const signing = (CONTENT_CREDENTIALS?: string) =>
  new ContentCredentials(Object.assign(new RenderingConfig(), { CONTENT_CREDENTIALS }));

async function signed(certificate?: string, bytes?: Uint8Array): Promise<string> {
  const copy = join(folder, `${Math.random()}.mp4`);
  await writeFile(copy, bytes ?? (await readFile(path)));
  await signing(certificate).sign(copy, 'render-7.mp4');
  return copy;
}

/** Returns a hash of the decoded video and audio. */
const contentHash = async (file: string) => (await run('ffmpeg', ['-v', 'error', '-i', file, '-f', 'md5', '-'])).stdout;

describe('content credentials', () => {
  it('are valid for an independent library, and do not change the video', async () => {
    const file = await signed(SIGNING_CERTIFICATE);
    expect(await readCredentials(await readFile(file))).toEqual({
      state: 'Valid',
      errors: [UNTRUSTED],
      title: 'render-7.mp4',
      generator: 'Reelsheet',
      actions: [
        expect.objectContaining({
          action: 'c2pa.created',
          digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
        }),
      ],
    });
    expect(await contentHash(file)).toBe(await contentHash(path));
  });

  it('accept a Base64-encoded certificate', async () => {
    const file = await signed(Buffer.from(SIGNING_CERTIFICATE).toString('base64'));
    expect(await readCredentials(await readFile(file))).toMatchObject({ state: 'Valid' });
  });

  it.each([
    ['the media', (length: number) => length - 100],
    ['the index', () => 27_900],
  ])('detect a changed byte in %s', async (_, at) => {
    const bytes = await readFile(await signed(SIGNING_CERTIFICATE));
    bytes[at(bytes.length)]! ^= 1;
    const { state, errors } = await readCredentials(bytes);
    expect([state, errors]).toEqual(['Invalid', expect.arrayContaining(['assertion.bmffHash.mismatch'])]);
  });

  it('are not added without a certificate', async () => {
    expect(await readFile(await signed())).toEqual(await readFile(path));
  });

  it.each([
    ['ends within a box', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
    ['does not begin with its type', (bytes: Buffer) => bytes.subarray(bytes.readUInt32BE(0))],
    ['has no index', (bytes: Buffer) => bytes.subarray(0, bytes.readUInt32BE(0))],
  ])('are not added to a file that %s', async (_, cut) => {
    await expect(signed(SIGNING_CERTIFICATE, cut(await readFile(path)))).rejects.toThrow(/video/);
  });
});
