export interface VideoRequest {
  /** The vendor's own name of the model. */
  readonly vendorModel: string;
  readonly prompt: string;
  readonly negativePrompt?: string;
  /** One of the model's ratios, for example `9:16`. */
  readonly aspectRatio: string;
  /** `720p` or `1080p`, as the model has it. */
  readonly resolution: string;
  /** In seconds, one of the model's. */
  readonly duration: number;
  /** Never asked of a model without sound of its own. */
  readonly nativeAudio: boolean;
  /** Our name for the task, unique for ever: it finds the task again when the answer to its submit was lost. */
  readonly externalId: string;
  /** Secret URL at which the vendor may report changes of the task. */
  readonly callbackUrl?: string;
  readonly signal?: AbortSignal;
}

export type VideoTaskRef = { readonly taskId: string } | { readonly externalId: string };

export interface FinishedVideo {
  /**
   * Valid for hours or days, so the file must be copied. It is fetched like any URL from outside.
   */
  readonly url: string;
  /** Headers for the origin of `url` and no other; secret. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set if the vendor reports it. */
  readonly durationSeconds?: number;
}

export type VideoTask =
  /** The vendor has never seen it; after a submit of unknown outcome this means that it may be submitted again. */
  | { readonly state: 'unknown' }
  /** Asked by our own name, by which the vendor finds nothing: the task may be there or not. */
  | { readonly state: 'untraceable' }
  | { readonly state: 'queued' | 'processing'; readonly taskId: string; /** 0 to 1. */ readonly progress?: number }
  | {
      readonly state: 'completed';
      readonly taskId: string;
      readonly videos: readonly [FinishedVideo, ...FinishedVideo[]];
    }
  | {
      readonly state: 'failed';
      readonly taskId: string;
      readonly reason: string;
      /** True if another task with the same request may succeed. */
      readonly retryable: boolean;
    }
  /** It was cancelled in time and cost nothing. */
  | { readonly state: 'cancelled'; readonly taskId: string };

/**
 * Result of a cancellation. A task that was not `cancelled` continues, is paid for, and can be
 * fetched when it is done: it was too late, or the vendor cannot cancel tasks (`unsupported`).
 */
export type Cancellation = 'cancelled' | 'too_late' | 'unsupported';

/** A request that was received at a `callbackUrl`, byte by byte. */
export interface VendorCallback {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
  /** The vendor's model of the request. */
  readonly vendorModel: string;
}

export abstract class VideoProvider {
  /**
   * Starts a task, which costs money: exactly one attempt. Rejects with a ProviderError, or with the signal's reason.
   * After `unknown_outcome`, or the caller's own abort, check by `externalId` instead of submitting again.
   */
  abstract submit(request: VideoRequest): Promise<{ readonly taskId: string }>;

  /**
   * Returns the status of a task; may be called as often as needed. Rejects with a ProviderError,
   * or with the signal's reason.
   */
  abstract check(task: VideoTaskRef, signal?: AbortSignal): Promise<VideoTask>;

  /**
   * Ends a task as far as the vendor can, as often as needed. Rejects with a ProviderError, or with the signal's
   * reason.
   */
  abstract cancel(task: VideoTaskRef, signal?: AbortSignal): Promise<Cancellation>;

  /**
   * Returns the vendor's id of the task that a callback is about, the only part of it that is
   * trusted; undefined if it cannot come from the vendor. Rejects with a ProviderError if that
   * cannot be determined now. Absent if the vendor sends no callbacks.
   */
  readCallback?(callback: VendorCallback): Promise<string | undefined>;
}
