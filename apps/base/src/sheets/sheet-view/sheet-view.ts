import type { Readable } from 'node:stream';
import type { SheetDetail } from './sheet-json.js';

/** JSON as text or UTF-8; a large sheet is streamed. */
export type JsonBody = string | Buffer | Readable;

/** Up to `limit` rows behind the row with the id `after`, from the beginning when it is 0. */
export interface RowsWindow {
  readonly after: number;
  readonly limit: number;
}

export interface SheetReadOptions extends SheetDetail {
  /** Defaults to all rows. */
  readonly window?: RowsWindow;
  /** `If-None-Match`: ETags of responses that the caller has. */
  readonly known?: string;
}

export interface SheetResponse {
  /** ETag; differs whenever the body differs. */
  readonly tag: string;
  /** Undefined when the caller has the current response. */
  readonly body?: JsonBody;
  /** Id of the window's last row when more follow. */
  readonly nextRowsAfter?: number;
}
