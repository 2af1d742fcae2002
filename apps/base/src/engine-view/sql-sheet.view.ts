import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { engineNotFound, partNotFound } from '../engines/engine.errors.js';
import type { EngineScope } from '../engines/engine.js';
import { SheetView } from '../engines/sheet-view.port.js';
import { allOf, cellLists, columnLists, engineJson, rowLists, SHEET, variablesJson, type SheetSelection } from './sheet-json.js';

const PAGE = 20;
const NONE = `'[]'::json`;
const among = (ids?: readonly number[]) => (ids ? 'id = ANY ($3::bigint[])' : 'true');
const given = (ids?: readonly number[]) => (ids ? [ids] : []);

/** The sheet read as JSON text in one statement; it never becomes objects here, so that a large one does not hold up the others. */
@Injectable()
export class SqlSheetView extends SheetView {
  constructor(private readonly db: Database) {
    super();
  }

  async engine(scope: EngineScope, selection: SheetSelection = {}): Promise<string> {
    const body = engineJson('sheet', allOf('column_json'), allOf('row_json'), variablesJson('sheet.id'));
    return this.read(scope, [columnLists(), cellLists(selection), rowLists(selection)], body);
  }

  async engines(agentId: number, page: number): Promise<string> {
    const { body } = (await this.db.one<{ body: string }>(
      `SELECT coalesce(json_agg(${engineJson('engine', NONE, NONE, variablesJson('engine.id'))} ORDER BY id DESC), '[]')::text AS body
       FROM (SELECT * FROM engine WHERE agent_id = $1 AND deleted_at IS NULL ORDER BY id DESC LIMIT ${PAGE} OFFSET $2) AS engine`,
      [agentId, (page - 1) * PAGE],
    ))!;
    return body;
  }

  async rows(scope: EngineScope, ids?: readonly number[]): Promise<string> {
    const cells = ids && 'cell.row_id = ANY ($3::bigint[])';
    return this.read(scope, [cellLists({ cells }), rowLists({})], allOf('row_json', among(ids)), given(ids));
  }

  async row(scope: EngineScope, id: number): Promise<string> {
    return this.part('row', scope, [cellLists({ cells: 'cell.row_id = $3' }), rowLists({})], 'row_json', [id]);
  }

  async columns(scope: EngineScope, ids?: readonly number[]): Promise<string> {
    return this.read(scope, [columnLists()], allOf('column_json', among(ids)), given(ids));
  }

  async column(scope: EngineScope, id: number): Promise<string> {
    return this.part('column', scope, [columnLists()], 'column_json', [id]);
  }

  async cells(scope: EngineScope, ids: readonly number[]): Promise<string> {
    return this.read(scope, [cellLists({ cells: 'cell.id = ANY ($3::bigint[])' })], allOf('cell_json', 'true', 'id'), [ids]);
  }

  async cell(scope: EngineScope, id: number): Promise<string> {
    return this.part('cell', scope, [cellLists({ cells: 'cell.id = $3' })], 'cell_json', [id]);
  }

  async layers(scope: EngineScope, cellId: number, ids?: readonly number[]): Promise<string> {
    const layers = ids && 'layer.id = ANY ($4::bigint[])';
    return this.read(scope, [cellLists({ cells: 'cell.id = $3', layers })], allOf('layer_json'), [cellId, ...given(ids)]);
  }

  async layer(scope: EngineScope, cellId: number, id: number): Promise<string> {
    return this.part('layer', scope, [cellLists({ cells: 'cell.id = $4', layers: 'layer.id = $3' })], 'layer_json', [id, cellId]);
  }

  async variables(scope: EngineScope): Promise<string> {
    return this.read(scope, [], `coalesce(${variablesJson('sheet.id')}, 'null'::json)`);
  }

  /** One thing out of a list; $3 is its id. */
  private async part(name: string, scope: EngineScope, lists: readonly string[], list: string, parameters: readonly [id: number, ...number[]]): Promise<string> {
    const body = await this.find(scope, lists, `(SELECT body FROM ${list} WHERE id = $3)`, parameters);
    if (body === null) throw partNotFound(name, parameters[0]);
    return body;
  }

  private async read(scope: EngineScope, lists: readonly string[], body: string, parameters: readonly unknown[] = []): Promise<string> {
    return (await this.find(scope, lists, body, parameters))!;
  }

  private async find({ agentId, engineId }: EngineScope, lists: readonly string[], body: string, parameters: readonly unknown[]): Promise<string | null> {
    const statement = `WITH ${[SHEET, ...lists].join(',\n')}\nSELECT (${body})::text AS body FROM sheet`;
    const found = await this.db.one<{ body: string | null }>(statement, [engineId, agentId, ...parameters]);
    if (!found) throw engineNotFound();
    return found.body;
  }
}
