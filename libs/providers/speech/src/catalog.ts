import type { Micro } from '@reelsheet/kernel';
import { type PriceLine, priceOf } from '@reelsheet/provider-common';

export interface SpeechModel {
  /** The provider that serves the model. */
  readonly provider: 'openai-compatible';
  readonly vendorModel: string;
  readonly defaultVoice: string;
  readonly maxCharacters: number;
  /** In credits for 1,000 characters. */
  readonly price: number;
}

export const SPEECH_MODEL: SpeechModel = {
  provider: 'openai-compatible',
  vendorModel: 'tts-1',
  defaultVoice: 'alloy',
  maxCharacters: 4_096,
  price: 3,
};

export const SPEECH_SPEED = { min: 0.25, max: 4, default: 1 } as const;

/** Content type by format. */
export const AUDIO_FORMATS = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;

export type AudioFormat = keyof typeof AUDIO_FORMATS;

const CHARACTERS_PER_PRICE = 1_000;

/** What speaking a text costs, by its characters (Unicode code points). */
export function speechPrice(text: string): Micro {
  return priceOf([...text].length, SPEECH_MODEL.price, CHARACTERS_PER_PRICE);
}

export function speechPriceList(): PriceLine[] {
  return [{ operation: 'audio_generation', model: 'speech', unit: '1000 characters', credits: SPEECH_MODEL.price }];
}
