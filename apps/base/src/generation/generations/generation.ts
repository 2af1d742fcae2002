import { choices } from '@reelsheet/kernel';

/** `user_job_type` on the wire. */
export const GENERATION_TYPES = choices('Type of a generation', {
  text_generation: 'text (`generation_type` `text`)',
  image_generation: 'picture (`image_from_text`)',
  video_generation: 'clip (`video_from_text`)',
  audio_generation: 'speech (`audio_generation`)',
  transcription: 'transcript of a recording (`transcription`)',
  voice_preview: 'sample of a voice',
});
export type GenerationType = (typeof GENERATION_TYPES)[number];

/**
 * The vendor and the price, copied from the catalogue when the generation was ordered. A later change of the catalogue
 * changes neither the vendor of a running task nor an agreed price.
 */
export interface Served<Provider extends string, Price> {
  readonly provider: Provider;
  readonly vendorModel: string;
  readonly price: Price;
}

/** Input of a generation, as its kind derived it from the request. */
export interface KindInput {
  readonly model: string;
  readonly served: Served<string, unknown>;
}
