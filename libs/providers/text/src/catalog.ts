import type { Micro } from '@reelsheet/kernel';
import { type PriceLine, priceOf } from '@reelsheet/provider-common';
import type { TextRequest, TextUsage } from './port.js';

export interface TextModel {
  /** The provider that serves the model. */
  readonly provider: 'openai-compatible';
  readonly vendorModel: string;
  readonly maxOutputTokens: number;
  /** In credits for 1,000 tokens. */
  readonly price: TextUsage;
}

export const TEXT_MODELS = {
  textmodel_a: {
    provider: 'openai-compatible',
    vendorModel: 'gpt-4o',
    maxOutputTokens: 16_384,
    price: { input: 0.3, output: 1.2 },
  },
  textmodel_b: {
    provider: 'openai-compatible',
    vendorModel: 'gpt-4o-mini',
    maxOutputTokens: 16_384,
    price: { input: 0.02, output: 0.08 },
  },
} as const satisfies Record<string, TextModel>;

export const DEFAULT_TEXT_MODEL: keyof typeof TEXT_MODELS = 'textmodel_b';
export const TEXT_TEMPERATURE = { min: 0, max: 1, default: 0.2 } as const;
export const DEFAULT_MAX_TOKENS = 2_048;

const TOKENS_PER_PRICE = 1_000;
/** Few languages put more than one token into two bytes. */
const BYTES_PER_TOKEN = 2;

export function findTextModel(id: string): TextModel | undefined {
  return Object.hasOwn(TEXT_MODELS, id) ? TEXT_MODELS[id as keyof typeof TEXT_MODELS] : undefined;
}

/** What a completion costs by the tokens it used. */
export function textPrice(model: TextModel, usage: TextUsage): Micro {
  return (
    priceOf(usage.input, model.price.input, TOKENS_PER_PRICE) +
    priceOf(usage.output, model.price.output, TOKENS_PER_PRICE)
  );
}

/** An upper bound of the price, from what is known before the call. */
export function estimatedTextPrice(
  model: TextModel,
  request: Pick<TextRequest, 'messages' | 'tools' | 'maxTokens'>,
): Micro {
  const bytes = Buffer.byteLength(JSON.stringify([request.messages, request.tools]));
  return textPrice(model, {
    input: Math.ceil(bytes / BYTES_PER_TOKEN),
    output: request.maxTokens ?? DEFAULT_MAX_TOKENS,
  });
}

export function textPriceList(): PriceLine[] {
  return Object.entries(TEXT_MODELS).flatMap(([model, { price }]) => [
    { operation: 'text_generation', model, unit: '1000 input tokens', credits: price.input },
    { operation: 'text_generation', model, unit: '1000 output tokens', credits: price.output },
  ]);
}
