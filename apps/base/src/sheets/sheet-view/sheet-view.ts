import type { Readable } from 'node:stream';

/** JSON text, also as UTF-8; that of a large sheet is read while it is sent. */
export type JsonBody = string | Buffer | Readable;

/** The rows behind the one with the id `after`, behind the start where it is 0; as many as `limit`. */
export interface RowsWindow {
  readonly after: number;
  readonly limit: number;
}

export interface SheetReadOptions {
  readonly withExecutionCost?: boolean;
  /** All rows where absent. */
  readonly window?: RowsWindow;
  /** `If-None-Match`: tags of answers that the caller has. */
  readonly known?: string;
}

export interface SheetResponse {
  /** Another one whenever the body is. */
  readonly tag: string;
  /** Absent where the caller has it. */
  readonly body?: JsonBody;
  /** The last row of the window, where more follow. */
  readonly nextRowsAfter?: number;
}
