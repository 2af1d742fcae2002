import type { Micro } from '@reelsheet/kernel';
import type { ModelCatalog } from './model-catalog.js';
import type { Resolution, TokenPrices, VideoModel } from './models.js';
import { priceOf, type PriceLine } from './price.js';

/** A second with sound of its own costs that many times as much. */
const NATIVE_AUDIO_FACTOR = 1.5;
const TOKENS = 1_000;
/** Few languages put more than one token into two bytes. */
const BYTES_PER_TOKEN = 2;
const CHARACTERS = 1_000;
const SECONDS = 60;

/** Returns the price of a completion by its tokens, in credits per 1,000 tokens. */
export function textPrice(price: TokenPrices, used: TokenPrices): Micro {
  return priceOf(used.input, price.input, TOKENS) + priceOf(used.output, price.output, TOKENS);
}

/** An upper bound of the price, from all that is asked and the longest answer in tokens. */
export function estimatedTextPrice(price: TokenPrices, requested: string, maxTokens: number): Micro {
  return textPrice(price, { input: Math.ceil(Buffer.byteLength(requested) / BYTES_PER_TOKEN), output: maxTokens });
}

/** Returns the price of images, in credits per image. */
export function imagePrice(price: number, count: number): Micro {
  return priceOf(count, price);
}

/**
 * In credits for a second; sound is charged where the model has it. Undefined for a resolution that the model has
 * not.
 */
export function secondPrice(model: VideoModel, resolution: Resolution, nativeAudio: boolean): number | undefined {
  const credits = model.price[resolution];
  return credits === undefined ? undefined : nativeAudio && model.nativeAudio ? credits * NATIVE_AUDIO_FACTOR : credits;
}

/** Returns the price of a video, in credits per second. */
export function videoPrice(price: number, seconds: number): Micro {
  return priceOf(seconds, price);
}

/** Returns the price of speaking a text by its Unicode code points, in credits per 1,000. */
export function speechPrice(price: number, text: string): Micro {
  return priceOf([...text].length, price, CHARACTERS);
}

/**
 * Returns the price of transcribing audio, in credits per minute; a started second counts as a
 * whole one.
 */
export function transcriptionPrice(price: number, seconds: number): Micro {
  return priceOf(Math.ceil(seconds), price, SECONDS);
}

/** The resolutions of a model, its default first. */
export function resolutionsOf(model: VideoModel): Resolution[] {
  return Object.keys(model.price) as Resolution[];
}

/** A line for every model, and for each way to use it that has a price of its own. */
export function modelPrices({ text, image, video, speech, transcription }: ModelCatalog): PriceLine[] {
  return [
    ...text.entries().flatMap(([model, { price }]) => [
      { operation: 'text_generation', model, unit: '1000 input tokens', credits: price.input },
      { operation: 'text_generation', model, unit: '1000 output tokens', credits: price.output },
    ]),
    ...image
      .entries()
      .flatMap(([model, { price, versions = {} }]) => [
        imageLine(model, price),
        ...Object.entries(versions).map(([version, { price }]) => imageLine(`${model}/${version}`, price)),
      ]),
    ...video.entries().flatMap(([name, model]) => videoLines(name, model)),
    ...speech.entries().map(([model, { price }]) => {
      return { operation: 'audio_generation', model, unit: '1000 characters', credits: price };
    }),
    ...transcription.entries().map(([model, { price }]) => {
      return { operation: 'transcription', model, unit: 'minute', credits: price };
    }),
  ];
}

function imageLine(model: string, credits: number): PriceLine {
  return { operation: 'image_generation', model, unit: 'image', credits };
}

function videoLines(name: string, model: VideoModel): PriceLine[] {
  return resolutionsOf(model).flatMap((resolution) =>
    (model.nativeAudio ? [false, true] : [false]).map((withSound) => ({
      operation: 'video_generation',
      model: name,
      unit: `second of ${resolution}${withSound ? ' with native audio' : ''}`,
      credits: secondPrice(model, resolution, withSound)!,
    })),
  );
}
