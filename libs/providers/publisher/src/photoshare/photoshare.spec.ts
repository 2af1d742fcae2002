import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { NetworkUnderTest } from '../contract.suite.js';
import type { PublishedFile, PublishJob } from '../port.js';
import { submitDurably } from '../testing/interruptions.js';
import { connect, settled } from '../testing/connect.js';
import { sampleVideo } from '../testing/sample-video.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { PhotosharePublisher } from './photoshare.adapter.js';

/** Serves pictures by URL, for networks that download them. */
async function servePictures(pictures: Readonly<Record<string, Buffer>>) {
  const server = createServer(({ url }, response) => {
    const picture = pictures[url!.slice(1)];
    response.writeHead(picture ? 200 : 404).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const drawn = (format: 'jpeg' | 'png', width = 90) =>
  sharp({ create: { width, height: 100, channels: 3, background: '#a1b2c3' } })
    .toFormat(format)
    .toBuffer();

describe('PhotosharePublisher', () => {
  let network: NetworkUnderTest;
  let publisher: PhotosharePublisher;
  let pictures: Awaited<ReturnType<typeof servePictures>>;
  let video: PublishedFile & AsyncDisposable;
  let accessToken: string;
  const folder = join(tmpdir(), `photoshare-${process.pid}.jpg`);

  beforeAll(async () => {
    await writeFile(folder, 'x');
    network = await sandboxNetwork('photoshare');
    pictures = await servePictures({
      'a.jpg': await drawn('jpeg'),
      'a.png': await drawn('png'),
      'wide.jpg': await drawn('jpeg', 250),
    });
    video = await sampleVideo('photoshare-forms', 60_000);
    publisher = new PhotosharePublisher({
      apiUrl: `${network.origin}/photoshare/v25.0`,
      authorizeUrl: `${network.origin}/photoshare/v25.0/dialog/oauth`,
      uploadUrl: `${network.origin}/photoshare/ig-api-upload/v25.0`,
      pollMs: 10,
      settleMs: 0,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    });
    ({ accessToken } = await connect(publisher));
  });
  afterAll(async () => {
    pictures.close();
    await network.close();
    await video[Symbol.asyncDispose]();
    await rm(folder);
  });

  const picture = (name: string): PublishedFile => ({
    path: folder,
    size: 1,
    contentType: 'image/jpeg',
    url: `${pictures.url}/${name}`,
  });
  const publish = async (media: readonly PublishedFile[], rest: Partial<PublishJob> = {}) => {
    const job = { idempotencyKey: 'k', accessToken, content: { description: 'Quiet #morning' }, media, ...rest };
    const { submission } = await submitDurably(publisher, job);
    const { postUrl } = await settled(publisher, submission, accessToken);
    return (await fetch(postUrl!)).text();
  };

  it('publishes one picture', async () => {
    const page = await publish([picture('a.jpg')]);
    expect(page.match(/<img class="picture"/g)).toHaveLength(1);
    expect(page).toContain('Quiet #morning');
  });

  it('publishes a carousel of pictures and videos in order', async () => {
    const page = await publish([picture('a.jpg'), video, picture('a.jpg')]);
    expect(page.match(/<img class="picture"/g)).toHaveLength(2);
    expect(page.match(/<video /g)).toHaveLength(1);
  });

  it('publishes a reel with a cover', async () => {
    expect(await publish([video], { thumbnail: picture('a.jpg') })).toMatch(/<video [^>]*poster="[^"]+\/cover"/);
  });

  it.each([
    ['a picture that is not a JPEG', 'a.png', 'media_rejected', false],
    ['a picture with an unsupported aspect ratio', 'wide.jpg', 'media_rejected', false],
    ['a picture that cannot be downloaded', 'gone.jpg', 'media_fetch_failed', true],
  ])('rejects %s', async (_, name, code, retryable) => {
    await expect(publish([picture(name)])).rejects.toMatchObject({ code, retryable, step: 'start' });
  });

  it('rejects a file that the network does not accept as a video', async () => {
    const broken = { ...video, path: folder, size: 1 };
    await expect(publish([broken])).rejects.toMatchObject({ code: 'media_rejected', step: 'processing' });
  });
});
