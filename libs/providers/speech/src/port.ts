/** Content type by format. */
export const AUDIO_FORMATS = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;

export type AudioFormat = keyof typeof AUDIO_FORMATS;

export interface SpeechRequest {
  /** The vendor's own name of the model. */
  readonly vendorModel: string;
  readonly text: string;
  /** One of the vendor's voices. */
  readonly voice: string;
  /** 1 is the voice's own pace. */
  readonly speed: number;
  readonly format: AudioFormat;
  /** The local file that the speech is written to. */
  readonly destination: string;
  readonly signal?: AbortSignal;
  /** Repeating a call with its key costs nothing and gives the same speech. */
  readonly idempotencyKey: string;
  /** Set if an earlier call with the key may have been received since that time. */
  readonly repeatedSince?: Date;
}

export interface SpokenFile {
  readonly file: string;
  readonly contentType: string;
  readonly bytes: number;
}

export abstract class SpeechProvider {
  /**
   * True if the vendor supports idempotency keys; otherwise repeated calls must state the time of
   * the first one.
   */
  abstract readonly knowsKeys: boolean;

  /**
   * A whole audio file at `destination`, or no file at all. Rejects with a ProviderError, or with the signal's
   * reason.
   */
  abstract speak(request: SpeechRequest): Promise<SpokenFile>;
}
