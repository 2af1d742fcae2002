import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';
import { sentDuring } from '../support/watched-statements.js';

describe('reading a sheet', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const generation = async (
    cellId: number,
    {
      layerId = null,
      result = null,
      cost = null,
      type = 'text_generation',
    }: { layerId?: number | null; result?: string | null; cost?: number | null; type?: string },
  ): Promise<number> => {
    const [{ id }] = await database.query(
      `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, layer_id, user_job_type, status, due_at, input, model, estimate, cost, result)
       SELECT organization_id, agent_id, sheet.id, cell.id, $2, $3, 'completed', NULL, '{}', 'textmodel_b', 0, $4, to_jsonb($5::text) FROM cell JOIN sheet ON sheet.id = sheet_id WHERE cell.id = $1 RETURNING id`,
      [cellId, layerId, type, cost, result],
    );
    return id;
  };

  /** Charges a job in the ledger, with an amount that may differ from the job's. */
  const charge = (reference: string, amount: number) =>
    database.query(
      `INSERT INTO ledger_entry (organization_id, kind, amount, reference) SELECT organization_id, 'capture', $2, $1 FROM agent WHERE id = $3`,
      [reference, amount, user.agentId],
    );

  const output = async (generationId: number, name: string, deleted = false): Promise<number> => {
    const [{ id }] = await database.query(
      `INSERT INTO content_resource (organization_id, agent_id, key, url, file_name, content_type, object_type, byte_size, deleted_at)
       SELECT organization_id, agent_id, $2, 'http://media/' || $2, $2, 'video/mp4', 'video', 1, CASE WHEN $3 THEN now() END FROM generation WHERE id = $1 RETURNING id`,
      [generationId, name, deleted],
    );
    await database.query(
      `INSERT INTO generation_output (generation_id, position, content_resource_id) SELECT $1, count(*), $2 FROM generation_output WHERE generation_id = $1`,
      [generationId, id],
    );
    return id;
  };

  /**
   * Returns the minimum of several attempts, because deferred work of a request may start before
   * its response arrives.
   */
  const statementsOf = async (send: () => Promise<Answer>): Promise<number> => {
    const ids: (string | null)[] = [];
    const sent = await sentDuring(async () => {
      while (ids.length < 4) ids.push((await send()).headers.get('x-request-id'));
    });
    return Math.min(...ids.map((id) => sent.filter(({ requestId }) => requestId === id).length));
  };

  const cellOf = async (sheet: Sheet) => (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells[0]!;

  it('shows generations newest first with their outputs, separately for cells and layers', async () => {
    const sheet = await user.sheet(['VIDEO'], 1);
    const { id: cellId } = await cellOf(sheet);
    const { id: layerId } = (
      await sheet.call('POST', `/cells/${cellId}/layers`, { video_layer: { name: 'Clip', type: 'video' } })
    ).body;
    const [text, video, layered] = [
      await generation(cellId, { result: 'hello', cost: 1_500_000 }),
      await generation(cellId, { type: 'video_generation' }),
      await generation(cellId, { layerId, cost: 250_000 }),
    ];
    const stored = await output(video, 'kept.mp4');
    await output(video, 'gone.mp4', true);
    const cell = await cellOf(sheet);
    expect(cell.user_jobs).toMatchObject([
      {
        id: video,
        result: null,
        execution_cost: 0,
        output_resources: [
          { id: stored, url: 'http://media/kept.mp4', thumbnail_url: null, object_type: 'video', type: 'output' },
        ],
      },
      {
        id: text,
        status: 'completed',
        user_job_type: 'text_generation',
        result: 'hello',
        failed_reason: null,
        output_resources: [],
        execution_cost: 1.5,
        progress: 0,
      },
    ]);
    expect(cell.video_layers[0]!.user_jobs).toMatchObject([{ id: layered, execution_cost: 0.25 }]);
  });

  it('shows the cost of generations and renders when requested', async () => {
    const sheet = await user.sheet(['VIDEO', 'B'], 2);
    const [first, second] = (await sheet.read()).spreadsheet_rows;
    const [cell] = first!.spreadsheet_cells;
    const { id: layerId } = (
      await sheet.call('POST', `/cells/${cell!.id}/layers`, { video_layer: { name: 'Clip', type: 'video' } })
    ).body;
    await charge(`generation:${await generation(cell!.id, { cost: 9_000_000 })}`, 1_500_000);
    await charge(`generation:${await generation(cell!.id, { layerId })}`, 250_000);
    await charge(`generation:${await generation(second!.spreadsheet_cells[1]!.id, {})}`, 0);
    await generation(first!.spreadsheet_cells[1]!.id, { cost: 5_000_000 });
    const [{ id: renderId }] = await database.query(
      `INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, status, input, estimate, due_at)
       SELECT organization_id, agent_id, id, $2, 'completed', '{}', 0, NULL FROM sheet WHERE id = $1 RETURNING id`,
      [sheet.id, cell!.id],
    );
    await charge(`render_job:${renderId}`, 2_000_000);
    expect(await sheet.read('?with_execution_cost=true')).toMatchObject({
      execution_cost: 3.75,
      spreadsheet_rows: [
        {
          execution_cost: 3.75,
          spreadsheet_cells: [
            { execution_cost: 3.75, video_layers: [{ execution_cost: 0.25 }] },
            { execution_cost: null, user_jobs: [{ execution_cost: 5 }] },
          ],
        },
        { execution_cost: 0, spreadsheet_cells: [{ execution_cost: null }, { execution_cost: 0 }] },
      ],
    });
    for (const query of ['', '?with_execution_cost=false']) {
      const plain = await sheet.read(query);
      const [row] = plain.spreadsheet_rows;
      const [item] = row!.spreadsheet_cells;
      for (const body of [plain, row, item, item!.video_layers[0]]) expect(body).not.toHaveProperty('execution_cost');
    }
  });

  it('finds the cost of a few rows among the jobs of many other organizations', async () => {
    const sheets = [await user.sheet(['A', 'B'], 4), await user.sheet(['A', 'B'], 4)];
    for (const { id } of sheets)
      await database.query(
        `INSERT INTO layer (sheet_id, cell_id, name, type, position) SELECT sheet_id, id, 'L', 'text', n FROM cell, generate_series(0, 19) AS n WHERE sheet_id = $1`,
        [id],
      );
    await database.query(
      `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, input, model, estimate, due_at)
       SELECT organization_id, agent_id, sheet.id, cell.id, 'text_generation', 'completed', '{}', 'textmodel_b', 0, NULL
       FROM sheet JOIN cell ON sheet_id = sheet.id, generate_series(1, 2500) WHERE sheet.id = $1`,
      [sheets[0]!.id],
    );
    await database.query('ANALYZE generation, layer, cell, ledger_entry');
    const jobsRead = async (query: string): Promise<number> => {
      const sent = await sentDuring(() => user.call('GET', `/vidsheet/${sheets[1]!.id}?rows_limit=2${query}`));
      const { text: sql, values } = sent.find(({ text }) => text.includes('FROM line'))!;
      const [plan] = await database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...values]);
      const nodes = (node: any): any[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
      return nodes(plan['QUERY PLAN'][0].Plan)
        .filter((node) => node['Relation Name'] === 'generation')
        .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
    };
    const more = (await jobsRead('&with_execution_cost=true')) - (await jobsRead(''));
    expect(more).toBeLessThan(100);
  });

  it('selects only generations of the cell; AI-written cells take their text', async () => {
    const sheet = await user.sheet(['A', 'B'], 1);
    const [typed, written] = (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells;
    await sheet.call('PATCH', `/cells/${typed!.id}`, { spreadsheet_cell: { value: 'typed' } });
    await sheet.call('PATCH', `/cells/${written!.id}`, {
      spreadsheet_cell: { value: 'old', additional_attributes: { textMode: 'ai' } },
    });
    const select = (cellId: number, user_job_id: unknown) =>
      sheet.call('PATCH', `/cells/${cellId}/set_default_user_job`, { user_job_id });
    const jobs = [await generation(typed!.id, { result: 'one' }), await generation(written!.id, { result: 'two' })];
    expect((await select(typed!.id, jobs[0])).body).toMatchObject({
      value: 'typed',
      default_user_job: { id: jobs[0], result: 'one' },
    });
    expect((await select(written!.id, jobs[1])).body).toMatchObject({
      value: 'two',
      default_user_job: { id: jobs[1] },
    });
    for (const foreign of [jobs[1], 999_999, 'x', undefined]) {
      expect(await select(typed!.id, foreign)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringContaining('user_job_id') },
      });
    }
    const [row] = await sheet.rowIds();
    expect((await sheet.call('POST', `/rows/${row}/duplicate`)).body.spreadsheet_cells).toMatchObject([
      { default_user_job: { id: jobs[0] }, user_jobs: [] },
      { default_user_job: { id: jobs[1] } },
    ]);
    const other = (await base.call('POST', '/agents', { key: user.key, body: { agent: { name: 'Other Agent' } } })).body
      .agent;
    expect(
      (await sheet.call('POST', '/clone', { target_agent_id: other.id })).body.spreadsheet_rows[0]!.spreadsheet_cells,
    ).toMatchObject([{ value: 'typed', default_user_job: null }, { default_user_job: null }]);
  });

  it('shows global variables', async () => {
    const sheet = await user.sheet([], 0);
    expect((await sheet.call('GET', '/global_variables')).body).toBeNull();
    const [{ id }] = await database.query(`INSERT INTO variables_sheet (sheet_id) VALUES ($1) RETURNING id`, [
      sheet.id,
    ]);
    await database.query(
      `INSERT INTO variable (variables_sheet_id, position, key, value) VALUES ($1, 1, 'tone', 'calm'), ($1, 0, 'brand', 'Tealeaf')`,
      [id],
    );
    const expected = {
      id,
      variables: [
        { key: 'brand', value: 'Tealeaf' },
        { key: 'tone', value: 'calm' },
      ],
    };
    expect((await user.call('GET', `/vidsheet/${sheet.id}/global_variables`)).body).toEqual(expected);
    expect((await sheet.read()).global_variables_sheet).toEqual(expected);
    expect((await sheet.call('POST', '/clone')).body.global_variables_sheet!.variables).toEqual(expected.variables);
    const listed = (await user.call('GET', '/autocontentengine')).body.find((each) => each.id === sheet.id);
    expect(listed!.global_variables_sheet).toEqual({ id });
  });

  it('uses as many statements for 500 rows as for 10', async () => {
    const sheets = [await user.sheet(['A', 'B', 'C'], 10), await user.sheet(['A', 'B', 'C'], 10)];
    await database.query(
      `INSERT INTO sheet_row (sheet_id, position) SELECT $1, 10 + n FROM generate_series(0, 489) AS n`,
      [sheets[1]!.id],
    );
    await database.query(
      `INSERT INTO cell (sheet_id, row_id, column_id) SELECT $1, r.id, c.id FROM sheet_row r JOIN sheet_column c USING (sheet_id) WHERE sheet_id = $1 ON CONFLICT DO NOTHING`,
      [sheets[1]!.id],
    );
    const counts = async (sheet: Sheet) => {
      const rows = (await sheet.read()).spreadsheet_rows;
      const cells = rows.flatMap(({ spreadsheet_cells }) => spreadsheet_cells.map(({ id }) => ({ id, value: 'x' })));
      const positions = rows.map(({ id }: any, index: number) => ({ id, position: rows.length - index }));
      return {
        read: await statementsOf(() => sheet.call('GET', '?with_execution_cost=true')),
        rows: await statementsOf(() => sheet.call('GET', '/rows')),
        cells: await statementsOf(() => sheet.call('PUT', '/cells/mass_update', { cells })),
        positions: await statementsOf(() => sheet.call('PUT', '/rows/update_positions', { rows: positions })),
        column: await statementsOf(() =>
          sheet.call('POST', '/columns', { spreadsheet_column: { title: 'D', type: 'text' } }),
        ),
        clone: await statementsOf(() => sheet.call('POST', '/clone')),
      };
    };
    const [small, large] = [await counts(sheets[0]!), await counts(sheets[1]!)];
    expect(large).toEqual(small);
    expect(small.read).toBeGreaterThan(0);
    expect(small.read).toBeLessThanOrEqual(8);
    expect(await sheets[1]!.rowIds()).toHaveLength(500);
  });

  it('accepts mass updates of more than a megabyte, the limit of other bodies', async () => {
    const sheet = await user.sheet(['A', 'B'], 10);
    const cells = (await sheet.read()).spreadsheet_rows.flatMap(({ spreadsheet_cells }) =>
      spreadsheet_cells.map(({ id }) => ({ id, value: 'x'.repeat(100_000) })),
    );
    const answer = await sheet.call('PUT', '/cells/mass_update', { cells });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(20);
    expect(
      await sheet.call('PATCH', `/cells/${cells[0]!.id}`, { spreadsheet_cell: { value: 'x'.repeat(1_100_000) } }),
    ).toMatchObject({ status: 413, body: { error_code: 'payload_too_large' } });
    expect(
      (await sheet.call('PUT', '/cells/mass_update', { cells: [{ id: 1, value: 'x'.repeat(16 * 2 ** 20) }] })).status,
    ).toBe(413);
  });
});
