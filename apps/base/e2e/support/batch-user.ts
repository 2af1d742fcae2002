import { expect } from '@jest/globals';
import { draftOf, planSegments, type SegmentPlan } from '@reelsheet/composition';
import { Database } from '@reelsheet/platform-database';
import { eventually, request } from '@reelsheet/testing';
import { RenderStep } from '../../src/rendering/render-job.job.js';
import type { BaseUnderTest } from './harness.js';
import { aSheet, type ColumnType } from './sheet-builder.js';
import { Sheet, SheetUser, type Cell } from './sheet-user.js';
import { AgentFixture, type Creator } from './agent-fixture.js';

export const TYPED = { textMode: 'manual' };
export const ai = (prompt: string, more: object = {}) => ({ textMode: 'ai', prompt, ...more });

export const SCRIPTS = { TOPIC: ['text', TYPED], SCRIPT: ['text', ai('About {{TOPIC}}')] } as const;
export const VOICED = { VOICE: ['audio', { prompt: '{{SCRIPT}}' }], ...SCRIPTS } as const;

/** Cells of a row; a spec destructures as many as its sheet has columns. */
export type Row = [Cell, Cell, Cell, ...Cell[]];

/** Sends a request again while the worker is comparing what has changed in the sheet. */
export function whenCompared<T extends { readonly status: number }>(send: () => Promise<T>): Promise<T> {
  return eventually(async () => {
    const answer = await send();
    if (answer.status === 409) throw new Error('changes of the sheet are still being compared');
    return answer;
  });
}

/**
 * Lets the worker draw drafts, which take a fraction of the time, because no spec inspects these videos. Everything
 * else is as planned: prices, lengths, and what a later render is compared with.
 */
function renderDrafts({ worker }: BaseUnderTest): void {
  type Compose = (work: unknown, segmentPlan: SegmentPlan, options: unknown) => Promise<void>;
  const step = worker.get<{ compose: Compose }>(RenderStep, { strict: false });
  const compose = step.compose.bind(step);
  step.compose = async (work, { plan }, options) => compose(work, await planSegments(draftOf(plan)), options);
}

/** A user who generates the cells of sheets, and counts generations and charges. */
export class BatchUser {
  creator!: Creator & { readonly agentUuid: string };
  user!: SheetUser;

  private constructor(
    readonly fixture: AgentFixture,
    readonly db: Database,
  ) {}

  static async start(): Promise<BatchUser> {
    const fixture = await AgentFixture.start();
    renderDrafts(fixture.base);
    return new BatchUser(fixture, fixture.base.http.get(Database, { strict: false }));
  }

  async stop(): Promise<void> {
    await this.fixture.stop();
  }

  /** Resets the vendors and creates a new user with a thousand credits. */
  async refresh(): Promise<void> {
    await this.behave();
    this.actAs(await this.fixture.base.creator(1_000));
  }

  actAs(creator: BatchUser['creator']): void {
    this.creator = creator;
    this.user = new SheetUser(this.fixture.base, creator);
  }

  async behave(): Promise<void> {
    await request('DELETE', `${this.fixture.sandbox.url}/faults`);
  }

  /** Delays responses of the chat vendor by this many milliseconds. */
  async slow(value: number): Promise<void> {
    await this.behave();
    await this.fixture.misbehave({ vendor: 'chat', kind: 'latency', times: 500, value });
  }

  /** Creates a sheet with these columns, whose cells have these attributes in every row. */
  async sheetOf(
    columns: Readonly<Record<string, readonly [type: ColumnType, attributes: object]>>,
    rows = 1,
  ): Promise<Sheet> {
    let sheet = aSheet<string>();
    for (const [title, [type, additional_attributes]] of Object.entries(columns))
      sheet = sheet.withColumn(title, type, { value: '', additional_attributes });
    return new Sheet(this.user, (await sheet.withRows(rows).create(this.user)).id);
  }

  scripts(rows: number): Promise<Sheet> {
    return this.sheetOf({ SCRIPT: ['text', ai('A calm morning')] }, rows);
  }

  /** Returns the cells by row, in the order of the columns. */
  async cellsOf(sheet: Sheet): Promise<[Row, ...Row[]]> {
    const { spreadsheet_columns, spreadsheet_rows } = await sheet.read();
    const cells = spreadsheet_rows.map((row) =>
      spreadsheet_columns.map((column) =>
        row.spreadsheet_cells.find((cell) => cell.spreadsheet_column_id === column.id)!,
      ),
    );
    return cells as [Row, ...Row[]];
  }

  async start(sheet: Sheet, body: object = {}) {
    return (await whenCompared(() => sheet.call('POST', '/rows/generate', body))).body;
  }

  act(sheet: Sheet, id: number, action: string, body?: object) {
    return sheet.call('POST', `/batches/${id}/${action}`, body);
  }

  async batchOf(sheet: Sheet, id: number) {
    return (await sheet.call('GET', `/batches/${id}`)).body;
  }

  /** Waits until the batch is as expected; `timeout` in ms is for batches that render. */
  until(sheet: Sheet, id: number, expected: object, options: { timeout?: number } = {}): Promise<void> {
    return eventually(async () => expect(await this.batchOf(sheet, id)).toMatchObject(expected), {
      interval: 50,
      ...options,
    });
  }

  async generationsOf(sheet: Sheet): Promise<{ id: number; cell_id: number; status: string }[]> {
    const rows = await this.db.manager.query(
      `SELECT id, cell_id, status FROM generation WHERE sheet_id = $1 ORDER BY id`,
      [sheet.id],
    );
    return rows.map((row: any) => ({ ...row, id: Number(row.id), cell_id: Number(row.cell_id) }));
  }

  entriesOf(sheet: Sheet): Promise<{ kind: string; amount: number; reference: string }[]> {
    return this.db.manager.query(
      `SELECT kind, amount::float8 / 1000000 AS amount, reference FROM ledger_entry
       WHERE reference IN (SELECT 'generation:' || id FROM generation WHERE sheet_id = $1)`,
      [sheet.id],
    );
  }

  async captured(sheet: Sheet): Promise<number> {
    const captures = (await this.entriesOf(sheet)).filter(({ kind }) => kind === 'capture');
    return captures.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Expects one generation and one charge per cell. */
  async expectOnce(sheet: Sheet, cells: number): Promise<void> {
    const generations = await this.generationsOf(sheet);
    expect(generations).toHaveLength(cells);
    expect(new Set(generations.map(({ cell_id }) => cell_id)).size).toBe(cells);
    const captures = (await this.entriesOf(sheet)).filter(({ kind }) => kind === 'capture');
    expect(captures).toHaveLength(cells);
    expect(new Set(captures.map(({ reference }) => reference)).size).toBe(cells);
    const keys = new Set(generations.map(({ id }) => `generation:${id}:1`));
    const calls = [...(await this.fixture.log('chat')), ...(await this.fixture.log('speech'))].filter(
      ({ idempotency_key, replay, status }) => status === 200 && !replay && keys.has(idempotency_key ?? ''),
    );
    expect(calls).toHaveLength(cells);
  }
}
