import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { json, TestSandbox } from '../../../test/support.js';

const GENERATE = '/image/v1/images/generations';

describe('the image vendor', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.end());

  const decode = (b64: string) => Buffer.from(b64, 'base64');

  it('draws a PNG of the requested size, the same for the same prompt and a different one for another', async () => {
    const draw = async (prompt: string) =>
      decode(
        (await json(await sandbox.post(GENERATE, { prompt, size: '256x448', response_format: 'b64_json' }))).data[0]
          .b64_json as string,
      );
    const [coffee, again, sea] = [
      await draw('a cup of coffee at dawn'),
      await draw('a cup of coffee at dawn'),
      await draw('a boat on the sea'),
    ];
    expect(await sharp(coffee).metadata()).toMatchObject({ format: 'png', width: 256, height: 448 });
    expect(coffee.equals(again)).toBe(true);
    expect(coffee.equals(sea)).toBe(false);
  });

  it('serves several different pictures by URL', async () => {
    const { data } = await json(
      await sandbox.post(GENERATE, { prompt: 'mountains', n: 2, size: '128x128', response_format: 'url' }),
    );
    const files = await Promise.all(
      data.map(async ({ url }: { url: string }) => Buffer.from(await (await sandbox.fetch(url)).arrayBuffer())),
    );
    expect(files).toHaveLength(2);
    expect(files[0].equals(files[1])).toBe(false);
    expect((await sharp(files[0]).metadata()).width).toBe(128);
  });

  it('draws on a reference picture', async () => {
    const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('prompt', 'a garden');
    form.set('size', '128x192');
    form.set('image', new Blob([new Uint8Array(red)], { type: 'image/png' }), 'red.png');
    const response = await sandbox.fetch('/image/v1/images/edits', {
      method: 'POST',
      body: form,
      headers: { authorization: 'Bearer sandbox-key' },
    });
    const picture = decode((await json(response)).data[0].b64_json as string);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 128, height: 192 });
    const [r, g, b] = (await sharp(picture).stats()).channels.map((channel) => channel.mean) as [
      number,
      number,
      number,
    ];
    expect(r).toBeGreaterThan(1.3 * Math.max(g, b));
  });

  it.each([{ size: '4096x4096' }, { size: 'huge' }, { n: 11 }, { prompt: '' }])('rejects %j', async (broken) => {
    const response = await sandbox.post(GENERATE, { prompt: 'x', ...broken });
    expect(response.status).toBe(400);
    expect((await json(response)).error.type).toBe('invalid_request_error');
  });

  it('returns the first response for a repeated key', async () => {
    const call = () =>
      sandbox.post(GENERATE, { prompt: 'tea', size: '64x64', response_format: 'url' }, { 'idempotency-key': 'same' });
    const [first, second] = await Promise.all(
      [call(), call()].map(async (response) => (await json(await response)).data[0].url as string),
    );
    expect(second).toBe(first);
    expect((await sandbox.log('vendor=image&idempotency_key=same')).map(({ replay }) => replay).sort()).toEqual([
      false,
      true,
    ]);
  });
});
