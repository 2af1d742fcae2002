import { describe, expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import { ModelCatalog } from './model-catalog.js';
import {
  estimatedTextPrice,
  imagePrice,
  modelPrices,
  resolutionsOf,
  secondPrice,
  speechPrice,
  textPrice,
  transcriptionPrice,
  videoPrice,
} from './prices.js';

const catalog = ModelCatalog.read();

describe('prices', () => {
  it('of texts go by the tokens, rounded up to the millionth', () => {
    expect(textPrice({ input: 0.3, output: 1.2 }, { input: 2_000, output: 500 })).toBe(toMicro(1.2));
    expect(textPrice({ input: 0.02, output: 0.08 }, { input: 0, output: 0 })).toBe(0);
    expect(textPrice({ input: 0.02, output: 0.08 }, { input: 1, output: 1 })).toBe(toMicro(0.0001));
  });

  it('of texts are estimated at what a full answer would cost at least', () => {
    const [price, prompt] = [{ input: 0.3, output: 1.2 }, 'A poem about the sea, in four lines.'];
    const held = estimatedTextPrice(price, prompt, 100);
    expect(held).toBeGreaterThanOrEqual(textPrice(price, { input: prompt.length / 4, output: 100 }));
  });

  it('of videos go by the second, and more with sound where the model has it', () => {
    const [v3, v1] = ['vidbeta-v3', 'vidbeta-v1-6'].map((name) => catalog.video.find(name)!);
    expect(videoPrice(secondPrice(v3!, '720p', true)!, 10)).toBe(toMicro(135));
    expect(videoPrice(secondPrice(v1!, '720p', true)!, 10)).toBe(toMicro(60));
    expect(secondPrice(catalog.video.find('vidomni-flash-preview')!, '1080p', false)).toBeUndefined();
    expect(resolutionsOf(v3!)).toEqual(['720p', '1080p']);
  });

  it('of images, speech and sound are per image, per Unicode character, and per started second', () => {
    expect(imagePrice(4, 3)).toBe(toMicro(12));
    expect(speechPrice(3, 'a'.repeat(1_000))).toBe(toMicro(3));
    expect(speechPrice(3, '🎬')).toBe(toMicro(0.003));
    expect(transcriptionPrice(1.2, 60)).toBe(toMicro(1.2));
    expect(transcriptionPrice(1.2, 4.2)).toBe(toMicro(0.1));
  });

  it('are listed for every way to use a model', () => {
    const lines = modelPrices(catalog);
    for (const line of [
      { operation: 'text_generation', model: 'textmodel_b', unit: '1000 output tokens', credits: 0.08 },
      { operation: 'image_generation', model: 'imgalpha/alpha-2-lite', unit: 'image', credits: 3 },
      { operation: 'video_generation', model: 'vidbeta-v3', unit: 'second of 720p with native audio', credits: 13.5 },
      { operation: 'audio_generation', model: 'speech', unit: '1000 characters', credits: 3 },
      { operation: 'transcription', model: 'transcription', unit: 'minute', credits: 1.2 },
    ])
      expect(lines).toContainEqual(line);
    expect(new Set(lines.map(({ model, unit }) => `${model} ${unit}`)).size).toBe(lines.length);
  });
});
