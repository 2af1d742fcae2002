import { Injectable } from '@nestjs/common';
import { bigint, Database, nullable, row, text, type RowOf } from '@reelsheet/platform-database';
import { sheetNotFound, partNotFound } from '../../sheets/sheet/sheet.errors.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { SheetReadModel, type JsonBody } from '../../sheets/sheet/sheet-read-model.port.js';
import { LargeReads, type Page, type Place } from './large-reads.js';
import {
  chunkSql,
  columnsJson,
  HEAD,
  LIVING_SHEET,
  partJson,
  sheetJson,
  variablesJson,
  type Chunk,
  type Detail,
  type Part,
} from './sheet-json.js';

const Body = row({ body: text() });
const PerhapsBody = row({ body: nullable(text()) });
const Piece = row({ place: bigint(), bytes: bigint(), body: text() });

const PAGE = 20;
/** Parts that one statement puts together at most; a row has up to a hundred cells. */
const MOST_PARTS: Readonly<Record<Part, number>> = { row: 2_000, column: 2_000, cell: 20_000, layer: 2_000 };
/** Bytes after which a statement sends no further part. */
const CHUNK_BYTES = 8 * 2 ** 20;

/** What stands around a list of parts. */
interface Frame {
  readonly open: (head: string) => string;
  readonly close: string;
}

const NO_HEAD = `''`;
const LIST: Frame = { open: () => '[', close: ']' };
const SHEET: Frame = { open: (head) => `${head.slice(0, -1)},"spreadsheet_rows":[`, close: ']}' };

/**
 * The sheet read as JSON text that Postgres builds; it never becomes objects here, so that a large one does not hold
 * up the others. A sheet of ordinary size is one statement; the parts of a larger one follow as they are sent.
 */
@Injectable()
export class SqlSheetReadModel extends SheetReadModel {
  private readonly large = new LargeReads();

  constructor(private readonly db: Database) {
    super();
  }

  async sheet(scope: SheetScope, detail: Detail = {}): Promise<JsonBody> {
    return this.list(scope, { part: 'row', head: sheetJson('sheet', columnsJson), detail }, [], SHEET);
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

  async rows(scope: SheetScope, ids?: readonly number[]): Promise<JsonBody> {
    return this.parts('row', scope, ids);
  }

  async row(scope: SheetScope, id: number): Promise<string> {
    return this.part('row', scope, id);
  }

  async columns(scope: SheetScope, ids?: readonly number[]): Promise<JsonBody> {
    return this.parts('column', scope, ids);
  }

  async column(scope: SheetScope, id: number): Promise<string> {
    return this.part('column', scope, id);
  }

  async cells(scope: SheetScope, ids: readonly number[]): Promise<JsonBody> {
    return this.parts('cell', scope, ids);
  }

  async cell(scope: SheetScope, id: number): Promise<string> {
    return this.part('cell', scope, id);
  }

  async layers(scope: SheetScope, cellId: number, ids: readonly number[]): Promise<JsonBody> {
    return this.list(scope, { part: 'layer', head: NO_HEAD, condition: 'cell_id = $6 AND id = ANY ($7::bigint[])' }, [
      cellId,
      ids,
    ]);
  }

  async layer(scope: SheetScope, cellId: number, id: number): Promise<string> {
    const body = await this.find(scope, partJson('layer', 'id = $3 AND cell_id = $4'), [id, cellId]);
    if (body === null) throw partNotFound('layer', id);
    return body;
  }

  async variables(scope: SheetScope): Promise<string> {
    return (await this.find(scope, `coalesce(${variablesJson('sheet.id')}, 'null'::json)`, []))!;
  }

  private parts(part: Part, scope: SheetScope, ids?: readonly number[]): Promise<JsonBody> {
    if (!ids) return this.list(scope, { part, head: NO_HEAD }, []);
    return this.list(scope, { part, head: NO_HEAD, condition: 'id = ANY ($6::bigint[])' }, [ids]);
  }

  private async list(
    { agentId, sheetId }: SheetScope,
    chunk: Chunk,
    parameters: readonly unknown[],
    { open, close }: Frame = LIST,
  ): Promise<JsonBody> {
    const most = MOST_PARTS[chunk.part];
    const read = async (sql: string, place: Place) => {
      const values = [sheetId, agentId, place.after, place.most, CHUNK_BYTES, ...parameters];
      return toPage(await this.db.rows(Piece, sql, values), place, most);
    };
    const { head, ...first } = await read(chunkSql(chunk), { after: HEAD, most });
    const text = open(head) + first.text;
    if (!first.next) return text + close;
    const rest = chunkSql({ ...chunk, head: NO_HEAD });
    return this.large.stream(agentId, { ...first, text }, (place) => read(rest, place), close);
  }

  private async part(part: Part, scope: SheetScope, id: number): Promise<string> {
    const body = await this.find(scope, partJson(part, 'id = $3'), [id]);
    if (body === null) throw partNotFound(part, id);
    return body;
  }

  /** The expression's text over `sheet`, the living sheet of the agent; throws where there is none. */
  private async find(
    { agentId, sheetId }: SheetScope,
    body: string,
    parameters: readonly unknown[],
  ): Promise<string | null> {
    const found = await this.db.row(PerhapsBody, `SELECT (${body})::text AS body FROM (${LIVING_SHEET}) AS sheet`, [
      sheetId,
      agentId,
      ...parameters,
    ]);
    if (!found) throw sheetNotFound();
    return found.body;
  }
}

/** After a chunk that was cut short the next is asked for as many parts, then for twice as many again. */
function toPage(pieces: readonly RowOf<typeof Piece>[], { most }: Place, mostEver: number): Page & { head: string } {
  const [head, ...parts] = [...pieces].sort((one, other) => one.place - other.place);
  if (!head) throw sheetNotFound();
  const last = parts.at(-1);
  const isCut = last !== undefined && last.bytes >= CHUNK_BYTES;
  const page = { head: head.body, text: parts.map(({ body }) => body).join() };
  if (!last || (!isCut && parts.length < most)) return page;
  return { ...page, next: { after: last.place, most: isCut ? parts.length : Math.min(2 * most, mostEver) } };
}
