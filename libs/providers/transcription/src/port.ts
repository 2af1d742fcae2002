export interface TranscriptionRequest {
  /** The vendor's own name of the model. */
  readonly vendorModel: string;
  /** A local file of audio, or of video with sound. */
  readonly file: string;
  readonly contentType: string;
  readonly signal?: AbortSignal;
  /** Repeating a call with its key costs nothing and gives the same transcription. */
  readonly idempotencyKey: string;
}

/** A segment of speech, in whole milliseconds from the start of the file. */
export interface TimedText {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

export interface Transcription {
  /** Empty if nobody speaks. */
  readonly fullText: string;
  /** Sorted by time, without overlaps, within the audio. */
  readonly sentences: readonly TimedText[];
  /** Like the sentences; empty where the vendor gives none. */
  readonly words: readonly TimedText[];
  /** In seconds. */
  readonly audioDuration: number;
}

export abstract class TranscriptionProvider {
  /** Rejects with a ProviderError, or with the signal's reason. */
  abstract transcribe(request: TranscriptionRequest): Promise<Transcription>;
}
