import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultContract, type ProviderUnderTest } from '@reelsheet/provider-common/contract';
import type { ImageProvider } from './port.js';

const SIZES = {
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 1008, height: 1792 },
  '3:4': { width: 1008, height: 1344 },
} as const;

interface Abilities {
  /** False if the vendor accepts only a ratio, which it meets within a few per cent. */
  readonly ordersPixels?: boolean;
}

/** Registers what callers rely on from any ImageProvider with this model. */
export function imageProviderContract(
  name: string,
  vendorModel: string,
  arrange: () => Promise<ProviderUnderTest<ImageProvider>>,
  { ordersPixels = true }: Abilities = {},
): void {
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

    const request = (more: object = {}) => ({
      vendorModel,
      prompt: 'A red boat on a calm sea',
      aspectRatio: '1:1',
      ...SIZES['1:1'],
      count: 1,
      idempotencyKey: randomUUID(),
      ...more,
    });

    it.each(Object.entries(SIZES))('draws %s in its size, as far as that can be ordered', async (aspectRatio, size) => {
      const [image, ...more] = (await under.provide().generate(request({ aspectRatio, ...size }))).images;
      expect(more).toEqual([]);
      if (ordersPixels) expect(image).toMatchObject(size);
      else expect(Math.abs((image!.width * size.height) / (image!.height * size.width) - 1)).toBeLessThan(0.03);
    });

    it('draws as many as it is asked for', async () => {
      const { images } = await under.provide().generate(request({ count: 2 }));
      expect(images).toHaveLength(2);
    });

    it('takes references', async () => {
      const { images } = await under.provide().generate(request());
      const reference = { path: join(folder, 'reference'), contentType: images[0]!.contentType };
      await writeFile(reference.path, images[0]!.bytes);
      const redrawn = await under
        .provide()
        .generate(request({ prompt: 'The same boat at night', references: [reference] }));
      expect(redrawn.images).toHaveLength(1);
    });

    faultContract(
      () => under,
      async (provider, options) =>
        (await provider.generate(request(options))).images.map(({ bytes }) => bytes.toString('base64')),
    );
  });
}
