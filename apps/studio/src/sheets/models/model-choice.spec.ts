import { describe, expect, it } from '@jest/globals';
import type { ModelView, PriceView } from '@reelsheet/client';
import { attributesFor, changedBy, creditsOf, modelsFor, settingsIn, type ModelCatalogue } from './model-choice.js';

const image: ModelView = {
  id: 'image-a',
  generation_type: 'image_from_text',
  default: true,
  aliases: ['image-old'],
  aspect_ratios: ['1:1', '9:16'],
};
const [short, long] = [
  [4, 8],
  [5, 10],
].map((durations, index): ModelView => ({
  id: `video-${index}`,
  generation_type: 'video_from_text',
  default: index === 1,
  aliases: [],
  aspect_ratios: ['9:16', '16:9'],
  resolutions: index === 0 ? ['720p'] : ['720p', '1080p'],
  durations,
  default_duration: durations[0]!,
})) as [ModelView, ModelView];
const price = (model: string, unit: string, credits: number): PriceView => ({ operation: 'x', model, unit, credits });
const catalogue: ModelCatalogue = {
  models: [image, short, long],
  prices: [price('image-a', 'image', 3), price('video-1', 'second of 1080p', 7), price('video-0', 'second of 720p', 2)],
};

describe('the model of a cell', () => {
  it('is one of the kind of its column', () => {
    expect(modelsFor('video', catalogue)).toEqual([short, long]);
    expect(modelsFor('audio', catalogue)).toEqual([]);
    expect(settingsIn('stats', {}, catalogue)).toBeUndefined();
  });

  it('has the settings of the cell, and its own defaults elsewhere', () => {
    expect(settingsIn('image', {}, catalogue)).toEqual({ model: image, ratio: '1:1' });
    expect(settingsIn('image', { model: 'image-old', ratio: '9:16' }, catalogue)).toEqual({
      model: image,
      ratio: '9:16',
    });
    const attributes = { model: 'video-0', resolution: '1080p', duration: 8, ratio: '16:9' };
    expect(settingsIn('video', attributes, catalogue)).toEqual({
      model: short,
      ratio: '16:9',
      resolution: '720p',
      duration: 8,
    });
    expect(settingsIn('video', { model: 'gone' }, catalogue)).toMatchObject({ model: long, duration: 5 });
  });

  it('replaces what another model does not offer', () => {
    const attributes = { model: 'video-0', duration: 8, ratio: '16:9', prompt: 'A sea' };
    expect(changedBy('video', attributes, { model: 'video-1' }, catalogue)).toEqual({
      model: 'video-1',
      ratio: '16:9',
      resolution: '720p',
      duration: 5,
    });
    expect(changedBy('audio', {}, { model: 'x' }, catalogue)).toEqual({});
  });

  it('costs what its list of prices says', () => {
    expect(creditsOf({ model: image, ratio: '1:1' }, catalogue.prices)).toBe(3);
    expect(creditsOf({ model: long, resolution: '1080p', duration: 10 }, catalogue.prices)).toBe(70);
    expect(creditsOf({ model: long, resolution: '720p', duration: 10 }, catalogue.prices)).toBeUndefined();
    expect(attributesFor({ model: image, ratio: '1:1' })).toEqual({ model: 'image-a', ratio: '1:1' });
  });
});
