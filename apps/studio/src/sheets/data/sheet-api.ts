import type {
  BatchOnly,
  BatchThrough,
  ChangesView,
  CellItem,
  CellView,
  ColumnDraftFields,
  ColumnFields,
  CreateSavedViewBody,
  GridView,
  ImportRowsBody,
  ImportView,
  JsonObject,
  ServiceClient,
  UpdateSavedViewBody,
} from '@reelsheet/client';
import { answerTo, type ApiAnswer } from './request-error.js';

export type BaseClient = ServiceClient<'base'>;

/** The cells that a batch generates. */
export interface BatchChoice {
  readonly rowIds?: readonly number[];
  readonly columnIds?: readonly number[];
  readonly only?: readonly BatchOnly[];
  readonly through?: BatchThrough;
}

/** A file of rows, with the columns of its titles. */
export interface ImportRequest {
  readonly file: File;
  readonly columns?: Readonly<Record<string, number | null>> | undefined;
  /** Title of the column by which existing rows are found. */
  readonly match: string | undefined;
  readonly isDryRun?: boolean;
  readonly key?: string;
}

export interface Written<T> {
  readonly data: T;
  /** Version of the sheet that the write made; undefined if it changed nothing. */
  readonly version?: number;
}

/** The position of new rows, and the row that they are like. */
export interface NewRows {
  /** Position of the first of them; at the end where undefined. */
  readonly position?: number | undefined;
  /** A row whose prompts, settings and layers they get. */
  readonly likeRowId?: number | undefined;
}

const MINIMAL = { Prefer: 'return=minimal' } as const;

/** The requests of one sheet. */
export class SheetApi {
  readonly query: { readonly agent_id: number | string };
  readonly path: { readonly id: number };

  constructor(
    readonly client: BaseClient,
    readonly sheetId: number,
    readonly agentId: number | string,
  ) {
    this.query = { agent_id: agentId };
    this.path = { id: sheetId };
  }

  /** Reads rows behind one of them, 0 for the beginning. */
  async readRows(after: number, limit: number): Promise<{ view: GridView; nextAfter?: number }> {
    const query = { ...this.query, history: 'latest' as const, rows_after: after, rows_limit: limit };
    const { data, headers } = await answerTo(this.client.sheets.grid.get({ path: this.path, query }));
    const next = headers.get('X-Next-Rows-After');
    return { view: data, ...(next && { nextAfter: Number(next) }) };
  }

  async readChanges(from: { since: number } | { cursor: string }): Promise<ChangesView> {
    const query = { ...this.query, ...from, history: 'latest' as const };
    return (await answerTo(this.client.sheets.changes.list({ path: this.path, query }))).data;
  }

  async readStates() {
    return (await answerTo(this.client.sheets.states.list({ path: this.path, query: this.query }))).data;
  }

  /** Reads all cells of a row with their settings and generations. */
  async readRowCells(rowId: number): Promise<readonly CellView[]> {
    const query = { ...this.query, row_ids: [rowId], history: 'all' as const };
    const { data } = await answerTo(this.client.sheets.rows.list({ path: this.path, query }));
    return data[0]?.spreadsheet_cells ?? [];
  }

  async readVariables() {
    return (await answerTo(this.client.sheets.variables.list({ path: this.path, query: this.query }))).data;
  }

  /** Imports rows from a file; a dry run only says what would change. */
  async importRows({ file, columns, match, isDryRun, key }: ImportRequest): Promise<Written<ImportView>> {
    const form = new FormData();
    form.append('file', file);
    if (columns) form.append('columns', JSON.stringify(columns));
    const query = { ...this.query, ...(match !== undefined && { match }), ...(isDryRun && { dry_run: true }) };
    // The browser writes the type of a form with the boundary of its own.
    const headers = { 'Content-Type': null, ...(key !== undefined && once(key)) };
    const options = { path: this.path, query, headers, body: form as ImportRowsBody, bodySerializer: null };
    return written(this.client.sheets.rows.import(options));
  }

  async exportRows(format: 'csv' | 'xlsx'): Promise<Blob> {
    const options = { path: this.path, query: { ...this.query, format }, parseAs: 'blob' as const };
    // The API describes each format; as a file, all of them are bytes.
    return (await answerTo<unknown>(this.client.sheets.export(options))).data as Blob;
  }

  async listViews() {
    return (await answerTo(this.client.sheets.views.list({ path: this.path, query: this.query }))).data;
  }

  async createView(key: string, body: CreateSavedViewBody) {
    const options = { path: this.path, query: this.query, headers: once(key), body };
    return (await answerTo(this.client.sheets.views.create(options))).data;
  }

  async updateView(viewId: number, body: UpdateSavedViewBody) {
    const path = { ...this.path, view_id: viewId };
    return (await answerTo(this.client.sheets.views.update({ path, query: this.query, body }))).data;
  }

  async deleteView(viewId: number): Promise<void> {
    await answerTo(this.client.sheets.views.delete({ path: { ...this.path, view_id: viewId }, query: this.query }));
  }

  /** Writes cells unless somebody has changed one of them after this version. */
  async writeCells(cells: readonly CellItem[], ifMatch?: number): Promise<Written<unknown>> {
    const headers = { ...MINIMAL, ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }) };
    const body = { cells: [...cells] };
    return written(this.client.sheets.cells.updateMany({ path: this.path, query: this.query, headers, body }));
  }

  async mergeCellAttributes(cellId: number, attributes: JsonObject): Promise<Written<unknown>> {
    const path = { ...this.path, cell_id: cellId };
    const body = { spreadsheet_cell: { additional_attributes: attributes }, merge_attributes: true };
    return written(this.client.sheets.cells.update({ path, query: this.query, body }));
  }

  /** Changes the same attributes of many cells. */
  async mergeManyAttributes(cellIds: readonly number[], attributes: JsonObject): Promise<Written<unknown>> {
    const body = {
      cells: cellIds.map((id) => ({ id, additional_attributes: attributes })),
      merge_attributes: true,
    };
    return written(this.client.sheets.cells.updateMany({ path: this.path, query: this.query, headers: MINIMAL, body }));
  }

  async selectGeneration(cellId: number, generationId: number): Promise<Written<unknown>> {
    const path = { ...this.path, cell_id: cellId };
    const body = { user_job_id: generationId };
    return written(this.client.sheets.cells.selectGeneration({ path, query: this.query, body }));
  }

  /** Undoes the change that made a version. */
  async undo(version: number, key: string): Promise<number> {
    const path = { ...this.path, version };
    return (await answerTo(this.client.sheets.changes.undo({ path, query: this.query, headers: once(key) }))).data
      .version;
  }

  /** Adds rows with the prompts, settings and layers of the row `likeRowId`. */
  async createRows(key: string, count: number, { position, likeRowId }: NewRows = {}) {
    const body = {
      rows: Array.from({ length: count }, () => ({})),
      ...(position !== undefined && { position }),
      ...(likeRowId !== undefined && { like_row_id: likeRowId }),
    };
    const headers = { ...MINIMAL, ...once(key) };
    return written(this.client.sheets.rows.createMany({ path: this.path, query: this.query, headers, body }));
  }

  async duplicateRows(key: string, ids: readonly number[]) {
    const headers = { ...MINIMAL, ...once(key) };
    const options = { path: this.path, query: this.query, headers, body: { ids: [...ids] } };
    return written(this.client.sheets.rows.duplicateMany(options));
  }

  async deleteRows(key: string, ids: readonly number[]) {
    const headers = { ...MINIMAL, ...once(key) };
    const options = { path: this.path, query: this.query, headers, body: { ids: [...ids] } };
    return written(this.client.sheets.rows.deleteMany(options));
  }

  async moveRows(rows: readonly { readonly id: number; readonly position: number }[]) {
    const body = { rows: [...rows] };
    return written(this.client.sheets.rows.move({ path: this.path, query: this.query, headers: MINIMAL, body }));
  }

  async createColumn(key: string, column: ColumnDraftFields) {
    const body = { spreadsheet_column: column };
    return written(this.client.sheets.columns.create({ path: this.path, query: this.query, headers: once(key), body }));
  }

  async updateColumn(columnId: number, fields: ColumnFields) {
    const path = { ...this.path, col_id: columnId };
    const body = { spreadsheet_column: fields };
    return written(this.client.sheets.columns.update({ path, query: this.query, body }));
  }

  async duplicateColumn(key: string, columnId: number) {
    const path = { ...this.path, col_id: columnId };
    return written(this.client.sheets.columns.duplicate({ path, query: this.query, headers: once(key) }));
  }

  async deleteColumn(columnId: number) {
    const path = { ...this.path, col_id: columnId };
    return written(this.client.sheets.columns.delete({ path, query: this.query }));
  }

  async moveColumn(id: number, position: number) {
    const body = { columns: [{ id, position }] };
    return written(this.client.sheets.columns.move({ path: this.path, query: this.query, headers: MINIMAL, body }));
  }

  async estimate(choice: BatchChoice) {
    const body = choiceBody(choice);
    return (await answerTo(this.client.sheets.rows.estimate({ path: this.path, query: this.query, body }))).data;
  }

  async generate(key: string, choice: BatchChoice, maxCredits: number | undefined) {
    const body = { ...choiceBody(choice), ...(maxCredits !== undefined && { max_credits: maxCredits }) };
    const options = { path: this.path, query: this.query, headers: once(key), body };
    return (await answerTo(this.client.sheets.rows.generate(options))).data;
  }

  async listBatches() {
    return (await answerTo(this.client.sheets.batches.list({ path: this.path, query: this.query }))).data;
  }

  async readBatch(batchId: number) {
    return (await answerTo(this.client.sheets.batches.get({ path: this.batchPath(batchId), query: this.query }))).data;
  }

  async changeBatch(batchId: number, act: 'pause' | 'stop' | 'retryFailed') {
    const options = { path: this.batchPath(batchId), query: this.query };
    return (await answerTo(this.client.sheets.batches[act](options))).data;
  }

  async resumeBatch(batchId: number, maxCredits: number | undefined) {
    const body = maxCredits === undefined ? {} : { max_credits: maxCredits };
    const options = { path: this.batchPath(batchId), query: this.query, body };
    return (await answerTo(this.client.sheets.batches.resume(options))).data;
  }

  private batchPath(batchId: number) {
    return { ...this.path, batch_id: batchId };
  }
}

/** Makes a request that is repeated with the same key have its effect once. */
export function once(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}

function choiceBody({ rowIds, columnIds, only, through }: BatchChoice) {
  return {
    ...(rowIds && { row_ids: [...rowIds] }),
    ...(columnIds && { column_ids: [...columnIds] }),
    ...(only && { only: [...only] }),
    ...(through && { through }),
  };
}

/** Sends a write; returns what it has made with the version of the sheet. */
export async function written<T>(call: Parameters<typeof answerTo<T>>[0]): Promise<Written<T>> {
  const { data, headers }: ApiAnswer<T> = await answerTo(call);
  const version = headers.get('X-Sheet-Version');
  return { data, ...(version && { version: Number(version) }) };
}
