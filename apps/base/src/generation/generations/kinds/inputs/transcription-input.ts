import type { ProviderOf } from '@reelsheet/model-catalog';
import { Decimal, Nested, Text, Whole } from '@reelsheet/platform-http';
import type { KindInput, Served } from '../../generation.js';
import { MAX_SOUND_SECONDS, MAX_TRIM_SECONDS } from '../kind-limits.js';
import type { Trim } from '../sound.js';

export class SourceAddress {
  @Text({ max: 2_048, about: 'http or https address of the file' })
  value!: string;
}

export class TrimData {
  @Decimal({ min: 0, max: MAX_TRIM_SECONDS })
  start_seconds!: number;

  @Decimal({ min: 0, max: MAX_TRIM_SECONDS, about: 'above 0' })
  duration_seconds!: number;
}

export class TranscriptionData {
  @Nested(() => SourceAddress, {
    optional: true,
    about: `at most ${MAX_SOUND_SECONDS / 3_600} hours of sound; with \`trim\`, of the trimmed part`,
  })
  audio?: SourceAddress;

  @Nested(() => SourceAddress, { optional: true, about: 'its sound is transcribed' })
  video?: SourceAddress;

  @Whole({ optional: true, min: 1, about: "an audio or video among the agent's resources" })
  content_resource_id?: number;

  @Nested(() => TrimData, { optional: true, about: 'times then start at the beginning of the trimmed part' })
  trim?: TrimData;
}

export interface TranscriptionInput extends KindInput {
  readonly source: { readonly url: string } | { readonly contentResourceId: number };
  readonly trim?: Trim;
  /** Length in seconds that the price was estimated for. */
  readonly assumedSeconds: number;
  readonly served: Served<ProviderOf<'transcription'>, number>;
}
