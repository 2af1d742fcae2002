import type { Readable } from 'node:stream';
import type { SheetScope } from './sheet.js';

/** JSON text; that of a large sheet is read while it is sent. */
export type JsonBody = string | Readable;

/**
 * The sheet as callers read it, with the generations that live a floor above: JSON text, made by Postgres and passed on as it is.
 * Each read checks whose sheet it is; it throws `spreadsheet_not_found` for the sheet and `not_found` for a part.
 */
export abstract class SheetReadModel {
  abstract sheet(scope: SheetScope, options?: { withExecutionCost: boolean }): Promise<JsonBody>;

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
