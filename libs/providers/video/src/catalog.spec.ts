import { describe, expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import {
  DEFAULT_VIDEO_MODEL,
  findVideoModel,
  resolutionsOf,
  VIDEO_MODELS,
  type VideoModel,
  videoPrice,
  videoPriceList,
} from './catalog.js';

describe('the video catalogue', () => {
  it.each([
    ['vidalpha-3.1-lite', [4, 6, 8]],
    ['vidbeta-v1-6', [5, 10]],
    ['vidgamma-pro', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['vidgamma-2.5', [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
  ])('gives %s its durations', (model, durations) => expect(findVideoModel(model)?.durations).toEqual(durations));

  it('takes the older names for the models that they mean', () => {
    expect(findVideoModel('vidgamma-lite')).toBe(VIDEO_MODELS['vidgamma-1.0-lite']);
    expect(findVideoModel('toString')).toBeUndefined();
    expect(findVideoModel(DEFAULT_VIDEO_MODEL)).toBeDefined();
  });

  it.each(Object.entries<VideoModel>(VIDEO_MODELS))('%s can do its own defaults', (_, model) => {
    expect(model.durations).toContain(model.defaultDuration);
    expect(resolutionsOf(model)[0]).toBe('720p');
  });

  it('charges by the second, and for sound where there is any', () => {
    const length = { resolution: '720p', duration: 10, nativeAudio: true } as const;
    expect(videoPrice(VIDEO_MODELS['vidbeta-v3'], length)).toBe(toMicro(135));
    expect(videoPrice(VIDEO_MODELS['vidbeta-v1-6'], length)).toBe(toMicro(60));
    expect(() => videoPrice(VIDEO_MODELS['vidomni-flash-preview'], { ...length, resolution: '1080p' })).toThrow(
      RangeError,
    );
  });

  it('lists what it charges', () => {
    expect(videoPriceList()).toContainEqual({
      operation: 'video_generation',
      model: 'vidbeta-v3',
      unit: 'second of 720p with native audio',
      credits: 13.5,
    });
  });
});
