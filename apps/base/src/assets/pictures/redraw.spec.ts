import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { PictureLimits } from './picture-limits.js';
import { redraw } from './redraw.js';
import { bomb, PNG_SIGNATURE } from './testing/bomb.js';
import { InvalidPicture } from './picture-errors.js';

const LIMITS: PictureLimits = { formats: ['jpeg', 'png', 'webp'], megabytes: 5, megapixels: 40 };

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3311' } });

describe('redrawing a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('draws %s within 1024 pixels, with a square thumbnail', async (format) => {
    const { picture, thumbnail } = await redraw(await canvas(1600, 800).toFormat(format).toBuffer(), LIMITS);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 512 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('preserves the size of a small picture, and transparency', async () => {
    const clear = await sharp({
      create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await sharp((await redraw(clear, LIMITS)).picture).metadata()).toMatchObject({
      width: 30,
      height: 20,
      hasAlpha: true,
    });
  });

  it('rotates a photo upright and removes its metadata', async () => {
    const photo = await canvas(60, 40)
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { picture } = await redraw(photo, LIMITS);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 40, height: 60 });
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
    expect(picture.includes('SecretCamera')).toBe(false);
  });

  it('removes all other data in the file', async () => {
    const polyglot = Buffer.concat([
      await canvas(10, 10).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ]);
    expect((await redraw(polyglot, LIMITS)).picture.includes('script')).toBe(false);
  });

  it('accepts a GIF when the limits allow it', async () => {
    const gif = await canvas(10, 10).gif().toBuffer();
    await expect(redraw(gif, LIMITS)).rejects.toThrow('must be one of jpeg, png, webp by its content');
    expect(await sharp((await redraw(gif, { ...LIMITS, formats: ['gif'] })).picture).metadata()).toMatchObject({
      format: 'webp',
      width: 10,
    });
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'is empty'],
    ['text', () => Buffer.from('hello'), 'by its content'],
    [
      'a drawing that could fetch files',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      'by its content',
    ],
    ['a TIFF', () => canvas(4, 4).tiff().toBuffer(), 'by its content'],
    [
      'more than 5 MB',
      async () => Buffer.concat([await canvas(4, 4).png().toBuffer(), Buffer.alloc(5 * 2 ** 20)]),
      'larger than 5 MB',
    ],
    ['a picture that unpacks to 900 megapixels', () => bomb(30_000), 'megapixels'],
    ['a picture that is wider than memory', () => bomb(2 ** 31 - 1), ''],
    [
      'half a picture',
      async () => (await canvas(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000),
      'is broken',
    ],
    ['a signature alone', () => PNG_SIGNATURE, ''],
  ])('rejects %s', async (_, make, reason) => {
    const error = await redraw(await make(), LIMITS).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(InvalidPicture);
    expect((error as Error).message).toContain(reason);
  });
});
