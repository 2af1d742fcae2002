import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { variablesImported } from '@reelsheet/contracts';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { callAs, eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';
import { aSheet } from '../support/sheet-builder.js';

let fixture: AgentFixture;
let creator: Creator;

beforeAll(async () => {
  fixture = await AgentFixture.start();
  creator = await fixture.base.creator(10_000);
});
afterAll(() => fixture?.stop());

interface GridSheet {
  readonly id: number;
  readonly cells: Record<string, number>;
  readonly columns: Record<string, number>;
}

const call = callAs('base', () => ({ url: fixture.base.url, ...creator, root: '/autocontentengine' }));

/** Creates a sheet with one row and a text column for each title. */
async function grid(titles: readonly string[]): Promise<GridSheet> {
  const { id, columns, cells } = await aSheet()
    .withColumns(titles)
    .withRow()
    .create({ url: fixture.base.url, ...creator });
  return { id, columns, cells: cells[0] };
}

async function write(sheet: GridSheet, changes: Record<string, { value?: string; additional_attributes?: object }>) {
  const cells = Object.entries(changes).map(([title, change]) => ({ id: sheet.cells[title], ...change }));
  const answer = await call('PUT', `/${sheet.id}/cells/mass_update`, { cells });
  expect(answer.status).toBe(200);
}

const automatic = (prompt: string) => ({ additional_attributes: { textMode: 'ai', autoGenerate: true, prompt } });
const typed = (value: string) => ({ value, additional_attributes: { textMode: 'manual' } });
const database = () => fixture.base.http.get(DataSource);

const cell = async (sheet: GridSheet, title: string) =>
  (await call('GET', `/${sheet.id}/cells/${sheet.cells[title]}`)).body;

/**
 * Waits until the sheet has no open cell jobs and no unsent events for base. Returns how often each cell was generated,
 * and in which order.
 */
async function settled(
  sheet: GridSheet,
  atLeast: number,
): Promise<{ order: string[]; counts: Record<string, number> }> {
  const titles = new Map(Object.entries(sheet.cells).map(([title, id]) => [id, title]));
  return eventually(
    async () => {
      const generations = await database().query<{ cell: number; status: string }[]>(
        `SELECT cell_id::int AS cell, status FROM generation WHERE sheet_id = $1 ORDER BY id`,
        [sheet.id],
      );
      const [{ open }] = await database().query(
        `SELECT count(*)::int AS open FROM cell_job WHERE sheet_id = $1 AND status IN ('waiting', 'running')`,
        [sheet.id],
      );
      const [{ unsent }] = await database().query(
        `SELECT count(*)::int AS unsent FROM outbox WHERE (payload ->> 'sheet_id')::int = $1 AND 'base' = ANY(pending)`,
        [sheet.id],
      );
      if (open > 0 || unsent > 0 || generations.length < atLeast)
        throw new Error(JSON.stringify({ open, unsent, generations }));
      const order = generations.map(({ cell }) => titles.get(cell)!);
      const counts = Object.fromEntries(
        [...Map.groupBy(order, (title) => title)].map(([title, all]) => [title, all.length]),
      );
      return { order, counts };
    },
    { interval: 200 },
  );
}

/** Returns the number of holds and captures of the sheet's generations. */
const ledger = async (sheet: GridSheet) => {
  const [{ holds, captures, charged }] = await database().query(
    `SELECT count(*) FILTER (WHERE entry.kind = 'hold')::int AS holds,
       count(*) FILTER (WHERE entry.kind = 'capture')::int AS captures,
       count(DISTINCT generation.id)::int AS charged
     FROM generation JOIN ledger_entry AS entry ON entry.reference = 'generation:' || generation.id
     WHERE sheet_id = $1`,
    [sheet.id],
  );
  return { holds, captures, charged };
};

describe('automatic cells', () => {
  it('are generated once per change, in dependency order, and charged once', async () => {
    const sheet = await grid(['D', 'C', 'B', 'A', 'TOPIC']);
    await write(sheet, {
      TOPIC: typed(''),
      A: automatic('on {{TOPIC}}'),
      B: automatic('more on {{A}}'),
      C: automatic('other on {{A}}'),
      D: automatic('of {{B}} and {{C}}'),
    });
    expect((await settled(sheet, 0)).order).toEqual([]);
    await write(sheet, { TOPIC: { value: 'the sea' } });
    const first = await settled(sheet, 4);
    expect(first.counts).toEqual({ A: 1, B: 1, C: 1, D: 1 });
    expect([first.order[0], first.order[3]]).toEqual(['A', 'D']);
    expect(await ledger(sheet)).toEqual({ holds: 4, captures: 4, charged: 4 });
    expect((await cell(sheet, 'D')).value).not.toBe('');

    await write(sheet, { TOPIC: { value: 'the sea' } });
    await write(sheet, { D: { value: 'typed over' } });
    expect((await settled(sheet, 4)).counts).toEqual({ A: 1, B: 1, C: 1, D: 1 });

    for (const value of ['a lake', 'a river', 'a pond']) await write(sheet, { TOPIC: { value } });
    expect((await settled(sheet, 8)).counts).toEqual({ A: 2, B: 2, C: 2, D: 2 });
    expect(await ledger(sheet)).toEqual({ holds: 8, captures: 8, charged: 8 });
  });

  it('are generated once when several inputs change at once', async () => {
    const sheet = await grid(['TOPIC', 'A']);
    await write(sheet, { TOPIC: typed('one'), A: automatic('on {{TOPIC}}') });
    await settled(sheet, 1);
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => write(sheet, { TOPIC: { value: index < 4 ? 'two' : 'three' } })),
    );
    await write(sheet, { TOPIC: { value: 'three' } });
    expect((await settled(sheet, 2)).counts).toEqual({ A: 2 });
  });

  it('keep a result that was generated on request with another prompt', async () => {
    const sheet = await grid(['TOPIC', 'A', 'B']);
    await write(sheet, { TOPIC: typed('one'), A: automatic('on {{TOPIC}}'), B: automatic('more on {{A}}') });
    expect((await settled(sheet, 2)).counts).toEqual({ A: 1, B: 1 });
    const data = { prompt: 'my very own' };
    const { status } = await call('POST', `/${sheet.id}/cells/${sheet.cells['A']}/generate`, {
      generation_type: 'text',
      data,
    });
    expect(status).toBe(201);
    await settled(sheet, 4);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect((await settled(sheet, 4)).counts).toEqual({ A: 2, B: 2 });
  });

  it('are not generated when they stop being automatic before their job runs', async () => {
    const sheet = await grid(['TOPIC', 'A']);
    await write(sheet, { TOPIC: typed(''), A: automatic('on {{TOPIC}}') });
    await settled(sheet, 0);
    await write(sheet, { TOPIC: { value: 'one' } });
    await eventually(async () =>
      expect(
        await database().query(`SELECT FROM cell_job WHERE sheet_id = $1 AND status = 'waiting'`, [sheet.id]),
      ).toHaveLength(1),
    );
    await write(sheet, {
      A: { additional_attributes: { textMode: 'ai', prompt: 'on {{TOPIC}}', autoGenerate: false } },
    });
    expect((await settled(sheet, 0)).order).toEqual([]);
  });

  it('keep the prompt of their value in the attribute `prompt`', async () => {
    const sheet = await grid(['TOPIC', 'A']);
    await write(sheet, {
      TOPIC: typed('one'),
      A: { value: 'write on {{TOPIC}}', additional_attributes: { textMode: 'ai', autoGenerate: true } },
    });
    expect((await settled(sheet, 1)).counts).toEqual({ A: 1 });
    expect((await cell(sheet, 'A')).additional_attributes).toMatchObject({ prompt: 'write on {{TOPIC}}' });
    await write(sheet, { TOPIC: { value: 'two' } });
    expect((await settled(sheet, 2)).counts).toEqual({ A: 2 });
  });

  it('are generated when a column title or variables change', async () => {
    const sheet = await grid(['TOPIC', 'OTHER', 'A']);
    await write(sheet, { TOPIC: typed('one'), OTHER: typed('two'), A: automatic('on {{SUBJECT}}') });
    await settled(sheet, 0);
    await call('PATCH', `/${sheet.id}/columns/${sheet.columns['OTHER']}`, { spreadsheet_column: { title: 'SUBJECT' } });
    expect((await settled(sheet, 1)).counts).toEqual({ A: 1 });

    const named = await grid(['A', 'B']);
    await write(named, { A: automatic('in {{tone}}'), B: automatic('plain') });
    await settled(named, 1);
    await database().query(
      `WITH list AS (INSERT INTO variables_sheet (sheet_id) VALUES ($1) RETURNING id)
       INSERT INTO variable SELECT id, 0, 'Tone', 'blue' FROM list`,
      [named.id],
    );
    await fixture.base.http.get(Transaction).run(() =>
      fixture.base.http.get(Outbox, { strict: false }).send(variablesImported, {
        organization_id: creator.personalId,
        agent_id: creator.agentId,
        sheet_id: named.id,
        sheet_version: 1_000,
      }),
    );
    expect((await settled(named, 2)).counts).toEqual({ A: 1, B: 1 });
  });

  it('are not generated when one of their inputs failed', async () => {
    const sheet = await grid(['TOPIC', 'A', 'B']);
    await write(sheet, { A: automatic('on {{TOPIC}}'), B: automatic('on {{A}}') });
    await settled(sheet, 0);
    await fixture.misbehave({ vendor: 'chat', kind: 'reject', times: 1 });
    await write(sheet, { TOPIC: typed('one'), A: { value: 'old' } });
    expect((await settled(sheet, 1)).counts).toEqual({ A: 1 });
    expect((await ledger(sheet)).captures).toBe(0);
    const { body: failed } = await call('GET', `/${sheet.id}/automatic_failures`);
    expect(failed).toEqual([
      {
        row_id: expect.any(Number),
        cell_id: sheet.cells['B'],
        error: expect.stringContaining(`Cell ${sheet.cells['A']}, which its prompt is made of, was not filled: `),
        failed_at: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ cell_id: sheet.cells['A'], error: expect.any(String) }),
    ]);
    await write(sheet, { TOPIC: { value: 'two' } });
    await settled(sheet, 3);
    expect((await call('GET', `/${sheet.id}/automatic_failures`)).body).toEqual([]);
  });

  it('are not generated when a generated text closes a cycle', async () => {
    const sheet = await grid(['TEXT', 'A', 'B']);
    await write(sheet, { TEXT: typed('plain'), A: automatic('on {{TEXT}}'), B: typed('') });
    await settled(sheet, 1);
    await database().query(`UPDATE cell SET value = 'now {{A}}' WHERE id = $1`, [sheet.cells['TEXT']]);
    await write(sheet, { A: { value: 'typed over' } });
    const reason = await eventually(async () => {
      const [failed] = await database().query(`SELECT reason FROM cell_job WHERE cell_id = $1 AND status = 'failed'`, [
        sheet.cells['A'],
      ]);
      return failed.reason;
    });
    expect(reason).toContain('A → TEXT → A');
    expect((await call('GET', `/${sheet.id}/automatic_failures`)).body).toMatchObject([
      { cell_id: sheet.cells['A'], error: reason },
    ]);
    expect((await settled(sheet, 1)).counts).toEqual({ A: 1 });
    await write(sheet, { B: automatic('something else of {{TEXT}}') });
    await call('PATCH', `/${sheet.id}/cells/${sheet.cells['TEXT']}`, { spreadsheet_cell: { value: 'plain again' } });
    expect((await settled(sheet, 3)).counts).toEqual({ A: 2, B: 1 });
  });
});
