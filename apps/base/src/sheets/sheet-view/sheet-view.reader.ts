import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { bigint, Database, nullable, row, text, type RowOf } from '@reelsheet/platform-database';
import { matchesTag } from '@reelsheet/platform-http';
import { SheetsConfig } from '../sheets.config.js';
import { sheetNotFound, itemNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { items, list, nullable as jsonOrNull } from './json-text.js';
import { ResponseCache } from './response-cache.js';
import { LargeReads, type Page, type Cursor } from './large-reads.js';
import { listedSheetJson, sheetJson, variablesJson, type Detail } from './sheet-json.js';
import type { JsonBody, RowsWindow, SheetReadOptions, SheetResponse } from './sheet-view.js';
import {
  chunkSql,
  HEAD,
  LIVING_SHEET,
  MAX_PARTS,
  sheetSpent,
  STATE,
  type Chunk,
  type Part,
} from './sheet-statement.js';

const Body = row({ body: text() });
const State = row({ state: text() });
const ResultRow = row({
  place: nullable(bigint()),
  bytes: bigint(),
  body: text(),
  state: nullable(text()),
  last: nullable(bigint()),
});

const PAGE = 20;
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

/** What the first statement of a read says, beside the parts. */
interface Answer {
  readonly body: JsonBody;
  readonly state: string;
  /** The window's last part where more follow. */
  readonly last: number | null;
}

/**
 * The sheet read as JSON text that Postgres builds; it never becomes objects here, so that a large one does not hold
 * up the others. A sheet of ordinary size is one statement; the parts of a larger one follow as they are sent.
 * Each read checks whose sheet it is; it throws `spreadsheet_not_found` for the sheet and `not_found` for a part.
 */
@Injectable()
export class SheetReadModel {
  private readonly large = new LargeReads();
  private readonly cache: ResponseCache;

  constructor(
    private readonly db: Database,
    { KEPT_SHEETS_MEGABYTES }: SheetsConfig,
  ) {
    this.cache = new ResponseCache(KEPT_SHEETS_MEGABYTES);
  }

  async sheet(scope: SheetScope): Promise<JsonBody> {
    return (await this.list(scope, wholeSheet({}, false), [], SHEET)).body;
  }

  /** As {@link sheet}, whole or in part, unless the caller has it; throws `validation_error` for a window behind a missing row. */
  async answer(
    scope: SheetScope,
    { withExecutionCost = false, window, known }: SheetReadOptions,
  ): Promise<SheetResponse> {
    const chunk = wholeSheet({ withExecutionCost }, window !== undefined);
    const question = [shapeOf(chunk), window?.after ?? '', window?.limit ?? ''].join('.');
    const tagOf = (state: string) => `W/"${question}.${state}"`;
    const toResponse = ({ body, state, last }: Answer) => ({
      tag: tagOf(state),
      body,
      nextRowsAfter: last ?? undefined,
    });
    const place = `${scope.agentId}.${scope.sheetId}.${question}`;
    const before = this.cache.find(place);
    if (known !== undefined || before) {
      const state = await this.state(scope);
      if (known !== undefined && matchesTag(known, tagOf(state))) return { tag: tagOf(state) };
      const answer = await before;
      if (answer?.state === state) return toResponse(answer);
    }
    return toResponse(await this.cache.keep(place, this.list(scope, chunk, [], SHEET, window).then(inBytes)));
  }

  /** A page (from 1) of the agent's sheets, newest first, without their content. */
  async sheets(agentId: number, page: number): Promise<string> {
    const { body } = await this.db.single(
      Body,
      `SELECT concat(${list(items(listedSheetJson('sheet'), 'sheet.id DESC'))}) AS body
       FROM (SELECT * FROM sheet WHERE agent_id = $1 AND deleted_at IS NULL ORDER BY id DESC LIMIT ${PAGE} OFFSET $2) AS sheet`,
      [agentId, (page - 1) * PAGE],
    );
    return body;
  }

  /** Rows by position, with their cells; all of them where `ids` is absent. */
  async rows(scope: SheetScope, ids?: readonly number[]): Promise<JsonBody> {
    return this.parts('row', scope, ids);
  }

  async row(scope: SheetScope, id: number): Promise<string> {
    return this.part('row', scope, id);
  }

  /** Columns by position; all of them where `ids` is absent. */
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

  /** Layers of a cell, by position. */
  async layers(scope: SheetScope, cellId: number, ids: readonly number[]): Promise<JsonBody> {
    return (await this.list(scope, LAYERS_OF_CELL, [cellId, ids])).body;
  }

  async layer(scope: SheetScope, cellId: number, id: number): Promise<string> {
    return this.one(scope, LAYERS_OF_CELL, [cellId, [id]], id);
  }

  /** The sheet's global variables, `null` until some are imported. */
  async variables(scope: SheetScope): Promise<string> {
    const found = await this.db.row(
      Body,
      `SELECT ${jsonOrNull(variablesJson('sheet.id'))} AS body FROM (${LIVING_SHEET}) AS sheet`,
      [scope.sheetId, scope.agentId],
    );
    if (!found) throw sheetNotFound();
    return found.body;
  }

  private async parts(part: Part, scope: SheetScope, ids?: readonly number[]): Promise<JsonBody> {
    if (!ids) return (await this.list(scope, { part, head: NO_HEAD }, [])).body;
    return (await this.list(scope, named(part), [ids])).body;
  }

  private part(part: Part, scope: SheetScope, id: number): Promise<string> {
    return this.one(scope, named(part), [[id]], id);
  }

  /** The only part that meets the condition. */
  private async one(
    { agentId, sheetId }: SheetScope,
    chunk: Chunk,
    parameters: readonly unknown[],
    id: number,
  ): Promise<string> {
    const values = [sheetId, agentId, HEAD, 1, CHUNK_BYTES, ...parameters];
    const { parts } = splitHead(await this.db.rows(ResultRow, chunkSql(chunk), values));
    if (parts.length === 0) throw itemNotFound(chunk.part, id);
    return parts[0]!.body;
  }

  private async state({ agentId, sheetId }: SheetScope): Promise<string> {
    const sql = `SELECT ${STATE} AS state FROM (${LIVING_SHEET}) AS sheet`;
    const found = await this.db.row(State, sql, [sheetId, agentId]);
    if (!found) throw sheetNotFound();
    return found.state;
  }

  private async list(
    { agentId, sheetId }: SheetScope,
    chunk: Chunk,
    parameters: readonly unknown[],
    { open, close }: Frame = LIST,
    window?: RowsWindow,
  ): Promise<Answer> {
    const maxEver = MAX_PARTS[chunk.part];
    const read = async (sql: string, place: Cursor, more: readonly unknown[]) => {
      const values = [sheetId, agentId, place.after, Math.min(place.most, place.left), CHUNK_BYTES, ...more];
      return toPage(await this.db.rowsOfMany(ResultRow, sql, values), place, maxEver);
    };
    const start = { after: HEAD, most: maxEver, left: window?.limit ?? Infinity };
    const { head, ...first } = await read(
      chunkSql(chunk),
      start,
      window ? [...parameters, window.after, window.limit] : parameters,
    );
    if (head.place === null) throw invalid('rows_after', 'is no row of this engine');
    const text = open(head.body) + first.text;
    const answer = { state: head.state!, last: head.last };
    if (!first.next) return { ...answer, body: text + close };
    const rest = chunkSql({ ...chunk, head: NO_HEAD, isWindow: false });
    const body = this.large.stream(agentId, { ...first, text }, (place) => read(rest, place, parameters), close);
    return { ...answer, body };
  }
}

const inBytes = (answer: Answer) =>
  typeof answer.body === 'string' ? { ...answer, body: Buffer.from(answer.body) } : answer;

const wholeSheet = (detail: Detail, isWindow: boolean): Chunk => ({
  part: 'row',
  head: sheetJson('sheet', sheetSpent('sheet.id'), detail),
  detail,
  isWindow,
});
const named = (part: Part): Chunk => ({ part, head: NO_HEAD, condition: 'id = ANY ($6::bigint[])' });
const LAYERS_OF_CELL: Chunk = {
  part: 'layer',
  head: NO_HEAD,
  condition: 'cell_id = $6 AND id = ANY ($7::bigint[])',
};

const shapes = new Map<string, string>();

/** Part of the tag, so that one of a version that showed something else is unknown to the next. */
function shapeOf(chunk: Chunk): string {
  const sql = chunkSql(chunk);
  const known = shapes.get(sql) ?? createHash('sha256').update(sql).digest('base64url').slice(0, 8);
  shapes.set(sql, known);
  return known;
}

type ResultRow = RowOf<typeof ResultRow>;

/** The head and, in order, the parts. Throws where there is no head, since there is no such sheet. */
function splitHead(pieces: readonly ResultRow[]): { head: ResultRow; parts: (ResultRow & { place: number })[] } {
  const head = pieces.find(({ state }) => state !== null);
  if (!head) throw sheetNotFound();
  const parts = pieces.filter((piece) => piece !== head) as (ResultRow & { place: number })[];
  return { head, parts: parts.sort((one, other) => one.place - other.place) };
}

/** After a chunk that was cut short the next is asked for as many parts, then for twice as many again. */
function toPage(pieces: readonly ResultRow[], { most, left }: Cursor, maxEver: number): Page & { head: ResultRow } {
  const { head, parts } = splitHead(pieces);
  const last = parts.at(-1);
  const isCut = last !== undefined && last.bytes >= CHUNK_BYTES;
  const page = { head, text: parts.map(({ body }) => body).join() };
  const stillLeft = left - parts.length;
  if (!last || stillLeft <= 0 || (!isCut && parts.length < head.bytes)) return page;
  const next = { after: last.place, most: isCut ? parts.length : Math.min(2 * most, maxEver), left: stillLeft };
  return { ...page, next };
}
