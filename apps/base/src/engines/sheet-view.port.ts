import type { EngineScope } from './engine.js';

/**
 * The sheet as callers read it, with the generations that live a floor above: JSON text, made by Postgres and passed on as it is.
 * Each read is one statement that checks whose engine it is; it throws `spreadsheet_not_found` for the engine and `not_found` for a part.
 */
export abstract class SheetView {
  abstract engine(scope: EngineScope, options?: { withExecutionCost: boolean }): Promise<string>;

  /** A page (from 1) of the agent's engines, newest first, without what they hold. */
  abstract engines(agentId: number, page: number): Promise<string>;

  /** Rows by position, with their cells; all of them where `ids` is absent. */
  abstract rows(scope: EngineScope, ids?: readonly number[]): Promise<string>;
  abstract row(scope: EngineScope, id: number): Promise<string>;

  /** Columns by position; all of them where `ids` is absent. */
  abstract columns(scope: EngineScope, ids?: readonly number[]): Promise<string>;
  abstract column(scope: EngineScope, id: number): Promise<string>;

  abstract cells(scope: EngineScope, ids: readonly number[]): Promise<string>;
  abstract cell(scope: EngineScope, id: number): Promise<string>;

  /** Layers of a cell, by position. */
  abstract layers(scope: EngineScope, cellId: number, ids: readonly number[]): Promise<string>;
  abstract layer(scope: EngineScope, cellId: number, id: number): Promise<string>;

  /** The engine's global variables, `null` until some are imported. */
  abstract variables(scope: EngineScope): Promise<string>;
}
