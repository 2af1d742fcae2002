/** Describes an event stream beside the schema of its data. */
export interface DescribedStream {
  /** Names of the events; `message` is that of an event without a name. */
  readonly events: readonly string[];
  /** `state`: each event is the whole thing as it is at that time, so only the last one counts. */
  readonly each: 'state' | 'change';
  /** A request with the id of the last event continues after that event, or at the present state. */
  readonly resumes: 'after_last_event' | 'at_present_state';
  /** The id of the last event, and the status for a request that has this id. */
  readonly end?: { readonly id: string; readonly status: number };
  /** Longest time without a byte; after twice this time a client should connect again. */
  readonly heartbeat_seconds: number;
}
