import type { Readable } from 'node:stream';
import type { SheetScope } from './sheet.js';

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

/**
 * The sheet as callers read it, with the generations that live a floor above: JSON text, made by Postgres and passed on as it is.
 * Each read checks whose sheet it is; it throws `spreadsheet_not_found` for the sheet and `not_found` for a part.
 */
export abstract class SheetReadModel {
  abstract sheet(scope: SheetScope): Promise<JsonBody>;

  /** As {@link sheet}, whole or in part, unless the caller has it; throws `validation_error` for a window behind a row that is not there. */
  abstract answer(scope: SheetScope, question: SheetReadOptions): Promise<SheetResponse>;

  /** A page (from 1) of the agent's sheets, newest first, without what they hold. */
  abstract sheets(agentId: number, page: number): Promise<string>;

  /** Rows by position, with their cells; all of them where `ids` is absent. */
  abstract rows(scope: SheetScope, ids?: readonly number[]): Promise<JsonBody>;
  abstract row(scope: SheetScope, id: number): Promise<string>;

  /** Columns by position; all of them where `ids` is absent. */
  abstract columns(scope: SheetScope, ids?: readonly number[]): Promise<JsonBody>;
  abstract column(scope: SheetScope, id: number): Promise<string>;

  abstract cells(scope: SheetScope, ids: readonly number[]): Promise<JsonBody>;
  abstract cell(scope: SheetScope, id: number): Promise<string>;

  /** Layers of a cell, by position. */
  abstract layers(scope: SheetScope, cellId: number, ids: readonly number[]): Promise<JsonBody>;
  abstract layer(scope: SheetScope, cellId: number, id: number): Promise<string>;

  /** The sheet's global variables, `null` until some are imported. */
  abstract variables(scope: SheetScope): Promise<string>;
}
