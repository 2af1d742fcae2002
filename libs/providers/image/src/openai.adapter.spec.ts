import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAiErrorTests, VendorServer } from '@reelsheet/provider-common/testing';
import sharp from 'sharp';
import { OpenAiImageProvider } from './openai.adapter.js';

const REQUEST = {
  vendorModel: 'imgomega',
  prompt: 'A boat',
  aspectRatio: '3:2',
  width: 1248,
  height: 832,
  count: 1,
  idempotencyKey: 'k',
} as const;

describe('OpenAiImageProvider', () => {
  openAiErrorTests((config, options) => new OpenAiImageProvider(config).generate({ ...REQUEST, ...options }));

  describe('on the wire', () => {
    let vendor: VendorServer;
    let provider: OpenAiImageProvider;
    let picture: Buffer;
    let folder: string;

    beforeAll(async () => {
      vendor = await VendorServer.listen();
      provider = new OpenAiImageProvider({ baseUrl: vendor.url, apiKey: 'the-key', maxRetries: 0 });
      picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      folder = await mkdtemp(join(tmpdir(), 'image-provider-'));
    });
    afterAll(async () => {
      await rm(folder, { recursive: true });
      await vendor.close();
    });

    const answerWith = (...images: string[]) =>
      vendor.script({ body: { created: 1, data: images.map((b64_json) => ({ b64_json })) } });

    it('asks for the size of the ratio and gives the decoded images', async () => {
      answerWith(picture.toString('base64'), picture.toString('base64'));
      const { images } = await provider.generate({ ...REQUEST, count: 2 });
      expect(images).toEqual(Array(2).fill({ bytes: picture, contentType: 'image/png', width: 60, height: 40 }));
      expect(vendor.received[0]).toMatchObject({
        path: '/images/generations',
        headers: { authorization: 'Bearer the-key' },
      });
      expect(JSON.parse(vendor.received[0]!.body)).toEqual({
        model: 'imgomega',
        prompt: 'A boat',
        n: 2,
        size: '1248x832',
        response_format: 'b64_json',
      });
    });

    it('sends references as files', async () => {
      const path = join(folder, 'reference.png');
      await writeFile(path, 'reference bytes');
      answerWith(picture.toString('base64'));
      await provider.generate({ ...REQUEST, references: [{ path, contentType: 'image/png' }] });
      expect(vendor.received[0]).toMatchObject({
        path: '/images/edits',
        body: expect.stringContaining('reference bytes'),
      });
      expect(vendor.received[0]!.headers['content-type']).toMatch('multipart/form-data');
    });

    it.each([
      ['broken base64', () => '%%%%'],
      ['a picture that breaks off', () => picture.subarray(0, picture.length - 40).toString('base64')],
      ['something that is no picture', () => Buffer.from('hello, world').toString('base64')],
      ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ])('rejects %s', async (_, base64) => {
      answerWith(base64());
      await expect(provider.generate(REQUEST)).rejects.toMatchObject({ category: 'corrupt_answer' });
    });

    it.each([[[]], [['', '']]])('rejects a wrong number of images', async (images) => {
      answerWith(...images);
      await expect(provider.generate(REQUEST)).rejects.toMatchObject({ category: 'corrupt_answer' });
    });
  });
});
