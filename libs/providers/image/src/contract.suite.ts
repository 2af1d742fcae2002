import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultContract, type ProviderUnderTest } from '@reelsheet/provider-common/contract';
import { IMAGE_SIZES } from './catalog.js';
import type { ImageProvider } from './port.js';

/** Registers what callers rely on from any ImageProvider. */
export function imageProviderContract(name: string, arrange: () => Promise<ProviderUnderTest<ImageProvider>>): void {
  describe(`${name} as an ImageProvider`, () => {
    let under: ProviderUnderTest<ImageProvider>;
    let folder: string;

    beforeAll(async () => {
      under = await arrange();
      folder = await mkdtemp(join(tmpdir(), 'image-contract-'));
    });
    afterAll(async () => {
      await rm(folder, { recursive: true });
      await under.vendor.close();
    });

    const ask = (more: object = {}) => ({
      model: 'imgomega',
      prompt: 'A red boat on a calm sea',
      aspectRatio: '1:1',
      count: 1,
      idempotencyKey: randomUUID(),
      ...more,
    });

    it.each(['1:1', '9:16', '3:2'] as const)('draws %s in its size', async (aspectRatio) => {
      const { images } = await under.provide().generate(ask({ aspectRatio }));
      expect(images).toEqual([expect.objectContaining(IMAGE_SIZES[aspectRatio])]);
    });

    it('draws as many as it is asked for', async () => {
      const { images } = await under.provide().generate(ask({ count: 2 }));
      expect(images).toHaveLength(2);
    });

    it('draws with a version of a model', async () => {
      const { images } = await under.provide().generate(ask({ model: 'imgalpha', version: 'alpha-2-lite' }));
      expect(images[0]?.contentType).toMatch(/^image\/(png|jpeg|webp)$/);
    });

    it('takes references', async () => {
      const { images } = await under.provide().generate(ask());
      const reference = { path: join(folder, 'reference'), contentType: images[0]!.contentType };
      await writeFile(reference.path, images[0]!.bytes);
      const redrawn = await under
        .provide()
        .generate(ask({ prompt: 'The same boat at night', references: [reference] }));
      expect(redrawn.images).toHaveLength(1);
    });

    faultContract(
      () => under,
      async (provider, options) =>
        (await provider.generate(ask(options))).images.map(({ bytes }) => bytes.toString('base64')),
    );
  });
}
