import { describe, expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import {
  DEFAULT_IMAGE_MODEL,
  findImageModel,
  findImageVersion,
  IMAGE_MODELS,
  IMAGE_SIZES,
  imagePrice,
  imagePriceList,
} from './catalog.js';

describe('the image catalogue', () => {
  it('gives every ratio a size that has it exactly', () => {
    for (const [ratio, { width, height }] of Object.entries(IMAGE_SIZES)) {
      const [x, y] = ratio.split(':').map(Number);
      expect(width * y!).toBe(height * x!);
    }
  });

  it('has a size for every ratio that a model takes', () => {
    for (const { aspectRatios } of Object.values(IMAGE_MODELS))
      expect(Object.keys(IMAGE_SIZES)).toEqual(expect.arrayContaining([...aspectRatios]));
  });

  it('lets imgomega alone take 3:2 and 2:3', () => {
    const models = Object.entries(IMAGE_MODELS).filter(([, { aspectRatios }]) =>
      aspectRatios.some((ratio) => ratio === '3:2' || ratio === '2:3'),
    );
    expect(models.map(([id]) => id)).toEqual(['imgomega']);
  });

  it('finds versions with imgalpha alone', () => {
    const imgalpha = findImageModel(DEFAULT_IMAGE_MODEL)!;
    expect(findImageVersion(imgalpha, 'alpha-pro')).toEqual({ vendorModel: 'alpha-pro', price: 14 });
    expect(findImageVersion(imgalpha, undefined)?.vendorModel).toBe('alpha-1');
    expect(findImageVersion(imgalpha, 'alpha-9')).toBeUndefined();
    expect(findImageVersion(findImageModel('imgbeta')!, 'alpha-1')).toBeUndefined();
  });

  it('charges for each image and lists what it charges', () => {
    expect(imagePrice(IMAGE_MODELS.imgbeta, 3)).toBe(toMicro(12));
    expect(imagePriceList()).toContainEqual({
      operation: 'image_generation',
      model: 'imgalpha/alpha-2-lite',
      unit: 'image',
      credits: 3,
    });
  });
});
