import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { googleErrorTests, googleError, type ScriptedAnswer, VendorServer } from '@reelsheet/provider-common/testing';
import sharp from 'sharp';
import { GoogleImageProvider } from './google.adapter.js';

const REQUEST = {
  vendorModel: 'gemini-2.5-flash-image',
  prompt: 'A boat',
  aspectRatio: '3:2',
  width: 1_248,
  height: 832,
  count: 1,
  idempotencyKey: 'k',
} as const;

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const answerOf = (...parts: object[]): ScriptedAnswer => ({
  body: { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }], usageMetadata: {} },
});
const inline = (picture: Buffer, mimeType = 'image/png') => ({
  inlineData: { mimeType, data: picture.toString('base64') },
});

describe('GoogleImageProvider', () => {
  googleErrorTests((config, options) => new GoogleImageProvider(config).generate({ ...REQUEST, ...options }));

  describe('on the wire', () => {
    let vendor: VendorServer;
    let provider: GoogleImageProvider;
    let picture: Buffer;
    let folder: string;

    beforeAll(async () => {
      vendor = await VendorServer.listen();
      provider = new GoogleImageProvider({ baseUrl: vendor.url, apiKey: 'the-key' });
      picture = await drawn(60, 40);
      folder = await mkdtemp(join(tmpdir(), 'google-image-'));
    });
    afterAll(async () => {
      await rm(folder, { recursive: true });
      await vendor.close();
    });

    const reference = async (name: string, bytes: Buffer, contentType: string) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return { path, contentType };
    };
    const sentParts = () =>
      JSON.parse(vendor.received[0]!.body).contents[0].parts as { inlineData: { mimeType: string; data: string } }[];

    it('asks for a picture of the ratio and gives it decoded', async () => {
      vendor.script(answerOf({ text: 'Here it is' }, inline(picture)));
      const { images } = await provider.generate(REQUEST);
      expect(images).toEqual([{ bytes: picture, contentType: 'image/png', width: 60, height: 40 }]);
      expect(vendor.received[0]).toMatchObject({
        path: '/v1beta/models/gemini-2.5-flash-image:generateContent',
        headers: { 'x-goog-api-key': 'the-key' },
      });
      expect(JSON.parse(vendor.received[0]!.body)).toMatchObject({
        contents: [{ role: 'user', parts: [{ text: 'A boat' }] }],
        generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '3:2' } },
      });
    });

    it('makes several by as many calls, each with a key of its own that stays the same', async () => {
      for (const _ of [1, 2]) {
        vendor.script(answerOf(inline(picture)));
        expect((await provider.generate({ ...REQUEST, count: 4 })).images).toHaveLength(4);
        expect(vendor.received.map(({ headers }) => headers['idempotency-key']).sort()).toEqual([
          'k',
          'k-2',
          'k-3',
          'k-4',
        ]);
      }
    });

    it('gives none of several where one fails, and leaves no call behind', async () => {
      vendor.script(answerOf(inline(picture)), googleError(429, 'RESOURCE_EXHAUSTED'), answerOf(inline(picture)));
      await expect(provider.generate({ ...REQUEST, count: 10 })).rejects.toMatchObject({ category: 'rate_limited' });
      expect(vendor.received).toHaveLength(3);
    });

    it('sends references as they are', async () => {
      vendor.script(answerOf(inline(picture)));
      await provider.generate({ ...REQUEST, references: [await reference('small.png', picture, 'image/png')] });
      expect(sentParts()).toEqual([{ text: 'A boat' }, inline(picture)]);
    });

    it.each([
      [
        'large ones',
        () =>
          sharp(Buffer.alloc(3_000 * 1_000 * 3, 'not flat'), { raw: { width: 3_000, height: 1_000, channels: 3 } })
            .png({ compressionLevel: 0 })
            .toBuffer(),
        'image/png',
        2_048,
      ],
      ['those of a format that Gemini does not read', () => sharp(picture).gif().toBuffer(), 'image/gif', 60],
    ])('draws %s anew first', async (name, make, contentType, width) => {
      vendor.script(answerOf(inline(picture)));
      await provider.generate({ ...REQUEST, references: [await reference(name, await make(), contentType)] });
      const { mimeType, data } = sentParts()[1]!.inlineData;
      expect(mimeType).toBe('image/webp');
      expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ format: 'webp', width });
    });

    it.each([
      ['unreadable', 'GIF89a'],
      ['drawn', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'],
    ])('rejects a reference that is %s without calling the vendor', async (_, content) => {
      vendor.script(answerOf(inline(picture)));
      const references = [await reference('other.gif', Buffer.from(content), 'image/gif')];
      await expect(provider.generate({ ...REQUEST, references })).rejects.toMatchObject({ category: 'bad_request' });
      expect(vendor.received).toEqual([]);
    });

    it.each([
      ['a picture that breaks off', () => inline(picture.subarray(0, picture.length - 40))],
      ['something that is no picture', () => inline(Buffer.from('hello, world'))],
      ['a sound', () => inline(picture, 'audio/wav')],
      ['words alone', () => ({ text: 'I cannot draw that' })],
    ])('rejects %s', async (_, part) => {
      vendor.script(answerOf(part()));
      await expect(provider.generate(REQUEST)).rejects.toMatchObject({ category: 'corrupt_answer' });
    });

    it.each([
      ['1:1', 1_024, 1_024, true],
      ['3:4', 864, 1_184, true],
      ['9:16', 768, 1_344, true],
      ['16:9', 1_024, 1_024, false],
      ['3:4', 1_184, 864, false],
    ])('for %s, takes %d × %d pixels: %p', async (aspectRatio, width, height, taken) => {
      vendor.script(answerOf(inline(await drawn(width, height))));
      const generated = provider.generate({ ...REQUEST, aspectRatio });
      if (taken) await expect(generated).resolves.toMatchObject({ images: [{ width, height }] });
      else await expect(generated).rejects.toMatchObject({ category: 'corrupt_answer' });
    });
  });
});
