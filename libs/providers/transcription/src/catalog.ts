import type { Micro } from '@reelsheet/kernel';
import { type PriceLine, priceOf } from '@reelsheet/provider-common';

export interface TranscriptionModel {
  /** The provider that serves the model. */
  readonly provider: 'openai-compatible';
  readonly vendorModel: string;
  readonly maxBytes: number;
  /** In credits for one minute. */
  readonly price: number;
}

export const TRANSCRIPTION_MODEL: TranscriptionModel = {
  provider: 'openai-compatible',
  vendorModel: 'whisper-1',
  maxBytes: 25 * 2 ** 20,
  price: 1.2,
};

const SECONDS_PER_PRICE = 60;

/** What transcribing audio of that many seconds costs, begun seconds counting whole. */
export function transcriptionPrice(seconds: number): Micro {
  return priceOf(Math.ceil(seconds), TRANSCRIPTION_MODEL.price, SECONDS_PER_PRICE);
}

export function transcriptionPriceList(): PriceLine[] {
  return [{ operation: 'transcription', model: 'transcription', unit: 'minute', credits: TRANSCRIPTION_MODEL.price }];
}
