import { Injectable } from '@nestjs/common';
import { Database, nullable, row, text } from '@reelsheet/platform-database';
import { sheetNotFound, partNotFound } from '../../sheets/sheet/sheet.errors.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { SheetReadModel } from '../../sheets/sheet/sheet-read-model.port.js';
import { sheetJson, partJson, partsJson, variablesJson, type Detail, type Part } from './sheet-json.js';

const Body = row({ body: text() });
const PerhapsBody = row({ body: nullable(text()) });

const PAGE = 20;

/** The sheet read as JSON text in one statement; it never becomes objects here, so that a large one does not hold up the others. */
@Injectable()
export class SqlSheetReadModel extends SheetReadModel {
  constructor(private readonly db: Database) {
    super();
  }

  async sheet(scope: SheetScope, detail: Detail = {}): Promise<string> {
    return this.read(
      scope,
      sheetJson('sheet', { columns: partsJson('column'), rows: partsJson('row', 'true', detail) }),
    );
  }

  async sheets(agentId: number, page: number): Promise<string> {
    const { body } = await this.db.single(
      Body,
      `SELECT coalesce(json_agg(${sheetJson('sheet')}), '[]')::text AS body
       FROM (SELECT * FROM sheet WHERE agent_id = $1 AND deleted_at IS NULL ORDER BY id DESC LIMIT ${PAGE} OFFSET $2) AS sheet`,
      [agentId, (page - 1) * PAGE],
    );
    return body;
  }

  async rows(scope: SheetScope, ids?: readonly number[]): Promise<string> {
    return this.parts('row', scope, ids);
  }

  async row(scope: SheetScope, id: number): Promise<string> {
    return this.part('row', scope, id);
  }

  async columns(scope: SheetScope, ids?: readonly number[]): Promise<string> {
    return this.parts('column', scope, ids);
  }

  async column(scope: SheetScope, id: number): Promise<string> {
    return this.part('column', scope, id);
  }

  async cells(scope: SheetScope, ids: readonly number[]): Promise<string> {
    return this.parts('cell', scope, ids);
  }

  async cell(scope: SheetScope, id: number): Promise<string> {
    return this.part('cell', scope, id);
  }

  async layers(scope: SheetScope, cellId: number, ids: readonly number[]): Promise<string> {
    return this.read(scope, partsJson('layer', 'cell_id = $3 AND id = ANY ($4::bigint[])'), [cellId, ids]);
  }

  async layer(scope: SheetScope, cellId: number, id: number): Promise<string> {
    const body = await this.find(scope, partJson('layer', 'id = $3 AND cell_id = $4'), [id, cellId]);
    if (body === null) throw partNotFound('layer', id);
    return body;
  }

  async variables(scope: SheetScope): Promise<string> {
    return this.read(scope, `coalesce(${variablesJson('sheet.id')}, 'null'::json)`);
  }

  private parts(part: Part, scope: SheetScope, ids?: readonly number[]): Promise<string> {
    return ids
      ? this.read(scope, partsJson(part, 'id = ANY ($3::bigint[])'), [ids])
      : this.read(scope, partsJson(part));
  }

  private async part(part: Part, scope: SheetScope, id: number): Promise<string> {
    const body = await this.find(scope, partJson(part, 'id = $3'), [id]);
    if (body === null) throw partNotFound(part, id);
    return body;
  }

  private async read(scope: SheetScope, body: string, parameters: readonly unknown[] = []): Promise<string> {
    return (await this.find(scope, body, parameters))!;
  }

  /** The expression's text over `sheet`, the living sheet of the agent; throws where there is none. */
  private async find(
    { agentId, sheetId }: SheetScope,
    body: string,
    parameters: readonly unknown[],
  ): Promise<string | null> {
    const found = await this.db.row(
      PerhapsBody,
      `SELECT (${body})::text AS body FROM sheet WHERE sheet.id = $1 AND sheet.agent_id = $2 AND sheet.deleted_at IS NULL`,
      [sheetId, agentId, ...parameters],
    );
    if (!found) throw sheetNotFound();
    return found.body;
  }
}
