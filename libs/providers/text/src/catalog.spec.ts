import { describe, expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import {
  DEFAULT_TEXT_MODEL,
  estimatedTextPrice,
  findTextModel,
  TEXT_MODELS,
  textPrice,
  textPriceList,
} from './catalog.js';

describe('the text catalogue', () => {
  it('knows the two models and no inherited name', () => {
    expect(Object.keys(TEXT_MODELS)).toEqual(['textmodel_a', 'textmodel_b']);
    expect(findTextModel(DEFAULT_TEXT_MODEL)).toBe(TEXT_MODELS.textmodel_b);
    expect(findTextModel('constructor')).toBeUndefined();
  });

  it('charges by the tokens and rounds up to the millionth', () => {
    expect(textPrice(TEXT_MODELS.textmodel_a, { input: 2_000, output: 500 })).toBe(toMicro(1.2));
    expect(textPrice(TEXT_MODELS.textmodel_b, { input: 0, output: 0 })).toBe(0);
    expect(Number.isInteger(textPrice(TEXT_MODELS.textmodel_b, { input: 1, output: 1 }))).toBe(true);
  });

  it('holds at least what a full answer would cost', () => {
    const prompt = 'A poem about the sea, in four lines.';
    const held = estimatedTextPrice(TEXT_MODELS.textmodel_a, {
      messages: [{ role: 'user', content: prompt }],
      maxTokens: 100,
    });
    expect(held).toBeGreaterThanOrEqual(textPrice(TEXT_MODELS.textmodel_a, { input: prompt.length / 4, output: 100 }));
  });

  it('lists what it charges', () => {
    expect(textPriceList()).toContainEqual({
      operation: 'text_generation',
      model: 'textmodel_b',
      unit: '1000 output tokens',
      credits: 0.08,
    });
  });
});
