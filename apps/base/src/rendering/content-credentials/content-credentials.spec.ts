import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@reelsheet/kernel';
import { Metrics, type Logger } from '@reelsheet/platform-telemetry';
import { startSandbox, type Sandbox } from '@reelsheet/testing';
import { RenderingConfig } from '../rendering.config.js';
import { ContentCredentials } from './content-credentials.js';
import { validityOf } from './signing-certificate.js';
import { SigningMetrics } from './signing-metrics.js';
import { TimestampAuthority } from './timestamp-authority.js';
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

interface Signing {
  readonly credentials: ContentCredentials;
  readonly metrics: Metrics;
}

function signing(CONTENT_CREDENTIALS?: string, TIMESTAMP_AUTHORITY_URL?: string, now = new Date()): Signing {
  const config = Object.assign(new RenderingConfig(), { CONTENT_CREDENTIALS, TIMESTAMP_AUTHORITY_URL });
  const [clock, metrics] = [new FixedClock(now), new Metrics('base', 'worker')];
  const logger = { warn: () => undefined, error: () => undefined } as unknown as Logger;
  const authority = new TimestampAuthority(config, clock, logger);
  return {
    credentials: new ContentCredentials(config, authority, new SigningMetrics(metrics), clock, logger),
    metrics,
  };
}

async function signedBy({ credentials }: Signing, bytes?: Uint8Array): Promise<string> {
  const copy = join(folder, `${Math.random()}.mp4`);
  await writeFile(copy, bytes ?? (await readFile(path)));
  await credentials.sign(copy, 'render-7.mp4');
  return copy;
}

const signed = (certificate?: string, bytes?: Uint8Array) => signedBy(signing(certificate), bytes);
const metric = async ({ metrics }: Signing, name: string) =>
  (await metrics.registry.metrics()).split('\n').find((line) => line.startsWith(name));

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

describe('the time of a signature', () => {
  let sandbox: Sandbox;
  beforeAll(async () => (sandbox = await startSandbox()));
  afterAll(() => sandbox.close());

  const withAuthority = () => signing(SIGNING_CERTIFICATE, `${sandbox.url}/timestamps`);
  const fail = (kind: string, times: number) =>
    fetch(`${sandbox.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'timestamps', kind, times, value: 100 }),
    });

  it('is stated by the authority', async () => {
    const by = withAuthority();
    const before = Date.now();
    const { state, time } = await readCredentials(await readFile(await signedBy(by)));
    expect(state).toBe('Valid');
    expect(Math.abs(Date.parse(time!) - before)).toBeLessThan(60_000);
    expect(await metric(by, 'videos_signed_total{outcome="signed"')).toMatch(/ 1$/);
  });

  it('is asked for again after an error', async () => {
    expect((await fail('error', 1)).status).toBe(201);
    const { time } = await readCredentials(await readFile(await signedBy(withAuthority())));
    expect(time).toBeDefined();
  });

  it('is left out and counted when the authority does not give it', async () => {
    await fail('error', 3);
    const by = withAuthority();
    const { state, time } = await readCredentials(await readFile(await signedBy(by)));
    expect([state, time]).toEqual(['Valid', undefined]);
    expect(await metric(by, 'videos_signed_total{outcome="without_time"')).toMatch(/ 1$/);
  });

  it('is not taken from a clock that differs from ours', async () => {
    const late = signing(SIGNING_CERTIFICATE, `${sandbox.url}/timestamps`, new Date(Date.now() + 10 * 60_000));
    const { time } = await readCredentials(await readFile(await signedBy(late)));
    expect(time).toBeUndefined();
  });

  it.each([
    ['another request', (first: Buffer) => first],
    ['no authority', () => Buffer.from('<html>')],
    ['too much', () => Buffer.alloc(30_000)],
  ])('is not taken from an answer of %s', async (_, answerOf) => {
    const first = await recordedAnswer();
    const server = createServer(
      (request, response) => void request.resume().on('end', () => response.end(answerOf(first))),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const by = signing(SIGNING_CERTIFICATE, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const { state, time } = await readCredentials(await readFile(await signedBy(by)));
      expect([state, time]).toEqual(['Valid', undefined]);
      expect(await metric(by, 'videos_signed_total{outcome="without_time"')).toMatch(/ 1$/);
    } finally {
      server.close();
    }
  });

  /** Returns a good answer of the authority to a request of its own. */
  async function recordedAnswer(): Promise<Buffer> {
    const { Timestamp } = await import('@trustnxt/c2pa-ts/rfc3161');
    let answer = Buffer.alloc(0);
    await Timestamp.getTimestamp(
      {
        getSignedTimestamp: async (request) => {
          const response = await fetch(`${sandbox.url}/timestamps`, {
            method: 'POST',
            headers: { 'content-type': 'application/timestamp-query' },
            body: Buffer.from(request.toSchema().toBER()),
          });
          answer = Buffer.from(await response.arrayBuffer());
          return undefined;
        },
      },
      Buffer.from('other bytes'),
    );
    return answer;
  }
});

describe('a certificate', () => {
  const { from, to } = validityOf(SIGNING_CERTIFICATE);

  it.each([
    ['before it is valid', new Date(from.getTime() - 1_000)],
    ['after it has expired', to],
  ])('signs nothing %s', async (_, now) => {
    const by = signing(SIGNING_CERTIFICATE, undefined, now);
    expect(await readFile(await signedBy(by))).toEqual(await readFile(path));
    expect(await metric(by, 'videos_signed_total{outcome="expired"')).toMatch(/ 1$/);
  });

  it('shows when it expires', async () => {
    const by = signing(SIGNING_CERTIFICATE, undefined, to);
    by.credentials.onApplicationBootstrap();
    expect(await metric(by, 'signing_certificate_expires_seconds')).toMatch(new RegExp(` ${to.getTime() / 1_000}$`));
  });
});
