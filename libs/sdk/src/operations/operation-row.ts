/** Name of a service that has operations. */
export type ApiService = 'base' | 'agent' | 'core' | 'upload';

/** An operation of the API, as the documents describe it. */
export interface OperationRow {
  /** Method, service and path, such as `GET base /vidsheet/{id}`. */
  readonly at: string;
  /** Fields that belong to the address, of an operation with a body. Without a body all fields do. */
  readonly query?: readonly string[];
  /** Fields that belong to the address and to the body. */
  readonly inBoth?: readonly string[];
  /** True if the operation has the field `agent_id`. */
  readonly ofAgent?: boolean;
  readonly body?: 'json' | 'form' | 'bytes';
  /** Fields of the address that a request must have, besides those of the path and `agent_id`. */
  readonly needs?: readonly string[];
  /** When a request may be sent again that got no answer; always where absent. */
  readonly repeats?: 'with_key' | 'after_reading';
  /** A stream of events, or content that the caller reads; JSON where absent. */
  readonly answer?: 'events' | 'content';
  readonly pages?: PageRule;
  readonly waits?: WaitRule;
}

/** The rule by which the pages of a list follow each other. */
export interface PageRule {
  readonly by: 'page' | 'cursor';
  /** Field of the request that has the page or cursor. */
  readonly parameter: string;
  /** The first page, or the cursor of the beginning. */
  readonly start?: number;
  readonly next?: { readonly in: 'body' | 'header'; readonly name: string };
  /** Field of the response that has the items; `''` if the response is the list. */
  readonly items: string;
}

/** The operation that reads started work, and where its parameters are in the response, by their names. */
export interface WaitRule {
  readonly by: string;
  readonly with: Readonly<Record<string, string>>;
}
