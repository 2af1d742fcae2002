/** Options of a call, besides its fields. */
export interface SdkCallOptions {
  /** Ends the call, its repetitions and its waits. */
  readonly signal?: AbortSignal;
  /** Timeout of each attempt in milliseconds, 60,000 by default. Streams of events and content have none. */
  readonly timeoutMs?: number;
  /** Maximum number of repetitions, 5 by default. */
  readonly maxRetries?: number;
  /** Key under which a `POST` takes effect once, a random one by default. Store it to repeat a call after a crash. */
  readonly idempotencyKey?: string;
  /** Version that the changed item must have, as the API's `ETag`, or `X-Sheet-Version` in double quotes. */
  readonly ifMatch?: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}
