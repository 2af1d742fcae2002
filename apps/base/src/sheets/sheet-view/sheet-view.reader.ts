import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { bigint, Database, nullable, row, text, type RowOf } from '@reelsheet/platform-database';
import { matchesTag } from '@reelsheet/platform-http';
import { SheetsConfig } from '../sheets.config.js';
import { sheetNotFound, itemNotFound } from '../sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import type { SheetScope } from '../sheet/sheet.js';
import { items, list, nullable as jsonOrNull } from './json-text.js';
import { ResponseCache } from './response-cache.js';
import { LargeReads, type SheetPage, type Cursor } from './large-reads.js';
import { gridJson } from './grid-statement.js';
import type { GridHistory } from './history.js';
import { listedSheetJson, sheetJson, variablesJson, type SheetDetail } from './sheet-json.js';
import type { JsonBody, RowsWindow, SheetReadOptions, SheetResponse } from './sheet-view.js';
import {
  chunkSql,
  HEAD,
  ACTIVE_SHEET,
  MAX_ITEMS,
  PLAIN_CELL,
  sheetSpent,
  STATE,
  type SheetChunk,
  type ViewedItemKind,
} from './sheet-statement.js';

const Body = row({ body: text() });
const State = row({ state: text() });
const ResultRow = row({
  position: nullable(bigint()),
  bytes: bigint(),
  body: text(),
  state: nullable(text()),
  last: nullable(bigint()),
});

/** Size after which a statement returns no further item. */
const CHUNK_BYTES = 8 * 2 ** 20;

/** The JSON around a list of items. */
interface Frame {
  readonly open: (head: string) => string;
  readonly close: string;
}

const NO_HEAD = `''`;
const LIST: Frame = { open: () => '[', close: ']' };
const SHEET: Frame = { open: (head) => `${head.slice(0, -1)},"spreadsheet_rows":[`, close: ']}' };

/** A response and what the first statement returned besides the items. */
interface ReadResult {
  readonly body: JsonBody;
  readonly state: string;
  /** Id of the window's last item when more follow. */
  readonly last: number | null;
}

/**
 * Reads sheets as JSON text that Postgres builds. The text is never parsed here, so that a large sheet does not block
 * other requests. A sheet of ordinary size takes one statement; the items of a larger one are read while they are sent.
 * Each read checks the sheet's agent and throws `spreadsheet_not_found`, or `not_found` for an item.
 */
@Injectable()
export class SheetReadModel {
  private readonly large = new LargeReads();
  private readonly cache: ResponseCache;

  constructor(
    private readonly db: Database,
    { SHEET_CACHE_MEGABYTES }: SheetsConfig,
  ) {
    this.cache = new ResponseCache(SHEET_CACHE_MEGABYTES);
  }

  async sheet(scope: SheetScope): Promise<JsonBody> {
    return (await this.list(scope, wholeSheet({}, false), [], SHEET)).body;
  }

  /**
   * Like {@link sheet}, as a whole or a window, without a body when the caller has the current response. Throws
   * `validation_error` for a window behind a missing row.
   */
  async read(
    scope: SheetScope,
    { withExecutionCost = false, history, ...options }: SheetReadOptions,
  ): Promise<SheetResponse> {
    return this.conditionally(scope, wholeSheet({ withExecutionCost, history }, options.window !== undefined), options);
  }

  /** Like {@link read}, with what a grid shows. */
  async grid(scope: SheetScope, { history, ...options }: SheetReadOptions): Promise<SheetResponse> {
    return this.conditionally(scope, { ...GRID, detail: { history }, isWindow: options.window !== undefined }, options);
  }

  /** Like {@link grid}, with those of the rows that the sheet has. */
  async gridOfRows(scope: SheetScope, rowIds: readonly number[], history: GridHistory): Promise<JsonBody> {
    return (await this.list(scope, { ...GRID, detail: { history }, condition: HAS_ID }, [rowIds], SHEET)).body;
  }

  private async conditionally(
    scope: SheetScope,
    chunk: SheetChunk,
    { window, known }: Pick<SheetReadOptions, 'window' | 'known'>,
  ): Promise<SheetResponse> {
    const shape = [shapeOf(chunk), window?.after ?? '', window?.limit ?? ''].join('.');
    const tagOf = (state: string) => `W/"${shape}.${state}"`;
    const toResponse = ({ body, state, last }: ReadResult) => ({
      tag: tagOf(state),
      body,
      nextRowsAfter: last ?? undefined,
    });
    const cacheKey = `${scope.agentId}.${scope.sheetId}.${shape}`;
    const cached = this.cache.find(cacheKey);
    if (known !== undefined || cached) {
      const state = await this.state(scope);
      if (known !== undefined && matchesTag(known, tagOf(state))) return { tag: tagOf(state) };
      const response = await cached;
      if (response?.state === state) return toResponse(response);
      // A concurrent request may have started to read the same state.
      const concurrent = await this.cache.find(cacheKey);
      if (concurrent?.state === state) return toResponse(concurrent);
    }
    return toResponse(await this.cache.store(cacheKey, this.list(scope, chunk, [], SHEET, window).then(inBytes)));
  }

  /** Returns a page (from 1) of the agent's sheets, newest first, without their content. */
  async sheets(agentId: number, page: number): Promise<string> {
    const { body } = await this.db.single(
      Body,
      `SELECT concat(${list(items(listedSheetJson('sheet'), 'sheet.id DESC'))}) AS body
       FROM (
         SELECT * FROM sheet WHERE agent_id = $1 AND deleted_at IS NULL ORDER BY id DESC
         LIMIT ${SHEET_LIMITS.sheetsPerPage} OFFSET $2
       ) AS sheet`,
      [agentId, (page - 1) * SHEET_LIMITS.sheetsPerPage],
    );
    return body;
  }

  /** Returns rows with their cells by position; all rows when `ids` is absent. Leaves out ids of other sheets. */
  async rows(scope: SheetScope, ids?: readonly number[], detail?: SheetDetail): Promise<JsonBody> {
    return this.readMany('row', scope, ids, detail);
  }

  /** Like {@link rows} or {@link columns}, for those that the request has written, whatever else is being read. */
  async written(kind: 'row' | 'column', scope: SheetScope, ids: readonly number[]): Promise<JsonBody> {
    const isWritten = ids.length <= SHEET_LIMITS.rowsOfRequest;
    return (await this.list(scope, { ...withIds(kind), isWritten }, [ids])).body;
  }

  async row(scope: SheetScope, id: number): Promise<string> {
    return this.readById('row', scope, id);
  }

  /** Returns columns by position; all columns when `ids` is absent. */
  async columns(scope: SheetScope, ids?: readonly number[]): Promise<JsonBody> {
    return this.readMany('column', scope, ids);
  }

  async column(scope: SheetScope, id: number): Promise<string> {
    return this.readById('column', scope, id);
  }

  /** Returns cells by id; leaves out ids of other sheets. */
  async cells(scope: SheetScope, ids: readonly number[], detail?: SheetDetail): Promise<JsonBody> {
    return this.readMany('cell', scope, ids, detail);
  }

  async cell(scope: SheetScope, id: number): Promise<string> {
    const plain = await this.db.row(Body, PLAIN_CELL, [scope.sheetId, scope.agentId, id]);
    return plain?.body ?? this.readById('cell', scope, id);
  }

  /** Returns layers of a cell that the request has written, by position. */
  async layers(scope: SheetScope, cellId: number, ids: readonly number[]): Promise<JsonBody> {
    return (await this.list(scope, { ...LAYERS_OF_CELL, isWritten: true }, [cellId, ids])).body;
  }

  async layer(scope: SheetScope, cellId: number, id: number): Promise<string> {
    return this.one(scope, LAYERS_OF_CELL, [cellId, [id]], id);
  }

  /** Returns the sheet's global variables, `null` until some are imported. */
  async variables(scope: SheetScope): Promise<string> {
    const found = await this.db.row(
      Body,
      `SELECT ${jsonOrNull(variablesJson('sheet.id'))} AS body FROM (${ACTIVE_SHEET}) AS sheet`,
      [scope.sheetId, scope.agentId],
    );
    if (!found) throw sheetNotFound();
    return found.body;
  }

  private async readMany(
    kind: ViewedItemKind,
    scope: SheetScope,
    ids?: readonly number[],
    detail?: SheetDetail,
  ): Promise<JsonBody> {
    if (!ids) return (await this.list(scope, { kind, head: NO_HEAD, detail }, [])).body;
    return (await this.list(scope, { ...withIds(kind), detail }, [ids])).body;
  }

  private readById(kind: ViewedItemKind, scope: SheetScope, id: number): Promise<string> {
    return this.one(scope, withIds(kind), [[id]], id);
  }

  /** Reads the only item that meets the condition of the chunk. */
  private async one(
    { agentId, sheetId }: SheetScope,
    chunk: SheetChunk,
    parameters: readonly unknown[],
    id: number,
  ): Promise<string> {
    const values = [sheetId, agentId, HEAD, 1, CHUNK_BYTES, ...parameters];
    const { found } = splitHead(await this.db.rows(ResultRow, chunkSql(chunk), values));
    if (found.length === 0) throw itemNotFound(chunk.kind, id);
    return found[0]!.body;
  }

  private async state({ agentId, sheetId }: SheetScope): Promise<string> {
    const sql = `SELECT ${STATE} AS state FROM (${ACTIVE_SHEET}) AS sheet`;
    const found = await this.db.row(State, sql, [sheetId, agentId]);
    if (!found) throw sheetNotFound();
    return found.state;
  }

  private async list(
    { agentId, sheetId }: SheetScope,
    { isWritten = false, ...chunk }: SheetChunk & { readonly isWritten?: boolean },
    parameters: readonly unknown[],
    { open, close }: Frame = LIST,
    window?: RowsWindow,
  ): Promise<ReadResult> {
    const maxItems = MAX_ITEMS[chunk.kind];
    const read = async (sql: string, cursor: Cursor, more: readonly unknown[]) => {
      const values = [sheetId, agentId, cursor.after, Math.min(cursor.limit, cursor.remaining), CHUNK_BYTES, ...more];
      return toPage(await this.db.rowsOfMany(ResultRow, sql, values), cursor, maxItems);
    };
    const start = { after: HEAD, limit: maxItems, remaining: window?.limit ?? Infinity };
    const { head, ...first } = await read(
      chunkSql(chunk),
      start,
      window ? [...parameters, window.after, window.limit] : parameters,
    );
    if (head.position === null) throw invalid('rows_after', 'is no row of this engine');
    const text = open(head.body) + first.text;
    const result = { state: head.state!, last: head.last };
    if (!first.next) return { ...result, body: text + close };
    const rest = chunkSql({ ...chunk, head: NO_HEAD, isWindow: false });
    const next = (cursor: Cursor) => read(rest, cursor, parameters);
    const page = { ...first, text };
    const body = isWritten ? this.large.streamUnlimited(page, next, close) : this.large.stream(page, next, close);
    return { ...result, body };
  }
}

const inBytes = (result: ReadResult) =>
  typeof result.body === 'string' ? { ...result, body: Buffer.from(result.body) } : result;

const wholeSheet = (detail: SheetDetail, isWindow: boolean): SheetChunk => ({
  kind: 'row',
  head: sheetJson('sheet', sheetSpent('sheet.id'), detail),
  detail,
  isWindow,
});
const GRID: SheetChunk = { kind: 'row of a grid', head: gridJson('sheet') };
const HAS_ID = 'id = ANY ($6::bigint[])';
const withIds = (kind: ViewedItemKind): SheetChunk => ({ kind, head: NO_HEAD, condition: HAS_ID });
const LAYERS_OF_CELL: SheetChunk = {
  kind: 'layer',
  head: NO_HEAD,
  condition: 'cell_id = $6 AND id = ANY ($7::bigint[])',
};

const hashes = new Map<string, string>();

/** Part of the ETag, so that a release that changes the response invalidates all tags. */
function shapeOf(chunk: SheetChunk): string {
  const sql = chunkSql(chunk);
  const known = hashes.get(sql) ?? createHash('sha256').update(sql).digest('base64url').slice(0, 8);
  hashes.set(sql, known);
  return known;
}

type ResultRow = RowOf<typeof ResultRow>;

/** Returns the head and the items in order. Throws when there is no head, because the sheet does not exist. */
function splitHead(rows: readonly ResultRow[]): { head: ResultRow; found: (ResultRow & { position: number })[] } {
  const head = rows.find(({ state }) => state !== null);
  if (!head) throw sheetNotFound();
  const found = rows.filter((item) => item !== head) as (ResultRow & { position: number })[];
  return { head, found: found.sort((one, other) => one.position - other.position) };
}

/** A chunk that was cut short reduces the next one to as many items; otherwise the next one is twice as large. */
function toPage(
  rows: readonly ResultRow[],
  { limit, remaining }: Cursor,
  maxItems: number,
): SheetPage & { head: ResultRow } {
  const { head, found } = splitHead(rows);
  const last = found.at(-1);
  const isCut = last !== undefined && last.bytes >= CHUNK_BYTES;
  const page = { head, text: found.map(({ body }) => body).join() };
  const left = remaining - found.length;
  if (!last || left <= 0 || (!isCut && found.length < head.bytes)) return page;
  const nextLimit = isCut ? found.length : Math.min(2 * limit, maxItems);
  return { ...page, next: { after: last.position, limit: nextLimit, remaining: left } };
}
