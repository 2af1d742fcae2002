import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser } from '../support/sheet-user.js';

const MEGABYTE = 2 ** 20;

describe('reading a sheet for a grid', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let database: DataSource;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    database = base.http.get(DataSource);
  });
  afterAll(() => base.stop());

  const read = (path: string, headers: Record<string, string> = {}) =>
    base.call('GET', `/vidsheet${path}${path.includes('?') ? '&' : '?'}agent_id=${user.agentId}`, {
      key: user.key,
      headers,
    });

  const generation = async (cellId: number, layerId: number | null = null, status = 'completed'): Promise<number> => {
    const [{ id }] = await database.query(
      `INSERT INTO generation
         (organization_id, agent_id, sheet_id, cell_id, layer_id, user_job_type, status, due_at, input, model, estimate,
           failed_reason)
       SELECT organization_id, agent_id, sheet.id, cell.id, $2, 'image_generation', $3, NULL, '{}', 'imagemodel_a', 0,
         CASE WHEN $3 = 'failed' THEN 'refused' END
       FROM cell JOIN sheet ON sheet.id = sheet_id WHERE cell.id = $1 RETURNING id`,
      [cellId, layerId, status],
    );
    return id;
  };
  const output = async (generationId: number, name: string, thumbnail: string | null): Promise<void> => {
    await database.query(
      `WITH resource AS (
         INSERT INTO content_resource
           (organization_id, agent_id, key, url, thumbnail_url, file_name, content_type, object_type, byte_size)
         SELECT organization_id, agent_id, $2, 'http://media/' || $2, $3, $2, 'image/png', 'image', 1
         FROM generation WHERE id = $1 RETURNING id
       ) INSERT INTO generation_output (generation_id, position, content_resource_id) SELECT $1, 0, id FROM resource`,
      [generationId, name, thumbnail],
    );
  };
  const resourceOf = async (agentId: number): Promise<number> => {
    const [{ id }] = await database.query(
      `INSERT INTO content_resource
         (organization_id, agent_id, key, url, thumbnail_url, file_name, content_type, object_type, byte_size)
       SELECT organization_id, id, 'cover', 'http://media/cover', 'http://media/thumbnail', 'cover.png', 'image/png',
         'image', 1
       FROM agent WHERE id = $1 RETURNING id`,
      [agentId],
    );
    return id;
  };
  const select = (table: 'cell' | 'layer', id: number, generationId: number) =>
    database.query(`UPDATE ${table} SET default_generation_id = $2 WHERE id = $1`, [id, generationId]);

  /** A sheet of two rows; the first cell and its layer have three generations each, of which the first is selected. */
  async function generatedSheet() {
    const sheet = await user.sheet(['A', 'B'], 2);
    const { spreadsheet_rows: rows } = await sheet.read();
    const cells = rows.flatMap(({ spreadsheet_cells }) => spreadsheet_cells.map(({ id }) => id));
    const video_layer = { name: 'L', type: 'image' } as const;
    const layer = (await sheet.call('POST', `/cells/${cells[0]!}/layers`, { video_layer })).body.id;
    const ofCell = [await generation(cells[0]!), await generation(cells[0]!), await generation(cells[0]!)];
    const ofLayer = [await generation(cells[0]!, layer), await generation(cells[0]!, layer)];
    await select('cell', cells[0]!, ofCell[0]!);
    await select('layer', layer, ofLayer[0]!);
    return { sheet, rows, cells, layer, ofCell, ofLayer };
  }

  it('shows the newest generation or none beside the selected one', async () => {
    const { sheet, rows, cells, ofCell, ofLayer } = await generatedSheet();
    const shown = (cell: any) => ({
      selected: cell.default_user_job?.id,
      history: cell.user_jobs.map(({ id }: any) => id),
      layers: cell.video_layers.map((layer: any) => [
        layer.default_user_job?.id,
        ...layer.user_jobs.map(({ id }: any) => id),
      ]),
    });
    const [first, second, third] = ofCell;
    const expected = {
      '': [third, second, first],
      'history=all': [third, second, first],
      'history=latest': [third],
      'history=none': [],
    };
    for (const [query, history] of Object.entries(expected)) {
      const layers = [[ofLayer[0], ...[ofLayer[1], ofLayer[0]].slice(0, history.length)]];
      const whole = await read(`/${sheet.id}?${query}`);
      const list = await read(`/${sheet.id}/rows?${query}`);
      const byId = await read(`/${sheet.id}/rows?row_ids=${rows[0]!.id}&${query}`);
      const cell = await read(`/${sheet.id}/cells?cell_ids=${cells[0]}&${query}`);
      for (const read of [
        whole.body.spreadsheet_rows[0].spreadsheet_cells[0],
        list.body[0].spreadsheet_cells[0],
        byId.body[0].spreadsheet_cells[0],
        cell.body[0],
      ])
        expect([query, shown(read)]).toEqual([query, { selected: first, history, layers }]);
    }
    expect((await read(`/${sheet.id}?history=some`)).status).toBe(422);
    const tags = await Promise.all(
      ['all', 'latest', 'none'].map(async (history) =>
        (await read(`/${sheet.id}?history=${history}`)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('reads rows and cells by their ids, and leaves out those of other sheets', async () => {
    const [own, other] = [await user.sheet(['A'], 3), await user.sheet(['A'], 1)];
    const rows = (await own.read()).spreadsheet_rows;
    const foreign = (await other.read()).spreadsheet_rows[0]!;
    const ids = (list: any[]) => list.map(({ id }) => id);
    const cellOf = (row: any) => row.spreadsheet_cells[0].id;
    const rowIds = [rows[2]!.id, foreign.id, rows[0]!.id, 999_999].join();
    expect((await read(`/${own.id}/rows?row_ids=${rowIds}`)).body).toEqual([rows[0], rows[2]]);
    expect(ids((await read(`/${own.id}/grid?row_ids=${rowIds}`)).body.spreadsheet_rows)).toEqual(
      ids([rows[0], rows[2]]),
    );
    const cellIds = [cellOf(rows[1]), cellOf(foreign), 999_999].join();
    expect((await read(`/${own.id}/cells?cell_ids=${cellIds}`)).body).toEqual([rows[1]!.spreadsheet_cells[0]]);
    expect((await read(`/${own.id}/cells?cell_ids=${cellOf(foreign)}`)).body).toEqual([]);
    const many = Array.from({ length: 501 }, (_, index) => index + 1).join();
    for (const path of [
      '/cells',
      `/cells?cell_ids=${many}`,
      `/rows?row_ids=${many}`,
      '/rows?row_ids=x',
      `/grid?row_ids=${many}`,
      '/grid?row_ids=1&rows_limit=1',
    ])
      expect([path, (await read(`/${own.id}${path}`)).status]).toEqual([path, 422]);
  });

  it('returns what a grid shows, without fields that most cells lack', async () => {
    const { sheet, rows, cells, ofCell } = await generatedSheet();
    await output(ofCell[0]!, `grid-${ofCell[0]}.png`, null);
    await output(ofCell[2]!, `grid-${ofCell[2]}.png`, 'http://media/small.png');
    const failed = await generation(cells[1]!, null, 'failed');
    await sheet.call('PATCH', `/cells/${cells[3]!}`, { spreadsheet_cell: { value: '"quoted"\n' } });
    const whole = await sheet.read();
    const [one, two] = whole.spreadsheet_columns.map(({ id }) => id);
    const selected = { id: ofCell[0], status: 'completed', progress: 0, object_type: 'image' };
    const cellsOfRows = [
      [
        {
          id: cells[0],
          spreadsheet_column_id: one,
          value: '',
          default_user_job: { ...selected, preview_url: `http://media/grid-${ofCell[0]}.png` },
          latest_user_job: { ...selected, id: ofCell[2], preview_url: 'http://media/small.png' },
          layers: 1,
        },
        {
          id: cells[1],
          spreadsheet_column_id: two,
          value: '',
          latest_user_job: { id: failed, status: 'failed', progress: 0, failed_reason: 'refused' },
        },
      ],
      [
        { id: cells[2], spreadsheet_column_id: one, value: '' },
        { id: cells[3], spreadsheet_column_id: two, value: '"quoted"\n' },
      ],
    ];
    const grid = {
      id: sheet.id,
      title: whole.title,
      version: whole.version,
      created_at_ts: whole.created_at_ts,
      updated_at_ts: whole.updated_at_ts,
      spreadsheet_columns: whole.spreadsheet_columns,
      spreadsheet_rows: rows.map(({ id }, position) => ({
        id,
        position,
        additional_attributes: {},
        spreadsheet_cells: cellsOfRows[position],
      })),
    };
    expect((await read(`/${sheet.id}/grid`)).body).toEqual(grid);
    const lean = (await read(`/${sheet.id}/grid?history=none`)).body;
    const first: object = { ...cellsOfRows[0]![0]!, latest_user_job: undefined };
    expect(lean.spreadsheet_rows[0].spreadsheet_cells).toEqual([
      first,
      { id: cells[1], spreadsheet_column_id: two, value: '' },
    ]);
    const { body, headers } = await read(`/${sheet.id}/grid?rows_limit=1`);
    expect([body.spreadsheet_rows, headers.get('x-next-rows-after')]).toEqual([
      [grid.spreadsheet_rows[0]],
      `${rows[0]!.id}`,
    ]);
    expect((await read(`/${sheet.id}/grid?rows_after=${rows[0]!.id}`)).body.spreadsheet_rows).toEqual([
      grid.spreadsheet_rows[1],
    ]);
  });

  it('shows the final video of a cell, and its newest render', async () => {
    const { sheet, cells } = await generatedSheet();
    const { spreadsheet_columns: columns } = await sheet.read();
    const [cellId, plainId] = [cells[0]!, cells[1]!];
    const render = async (status: string, preview = false, of = cellId): Promise<number> => {
      const [{ id }] = await database.query(
        `WITH resource AS (
           INSERT INTO content_resource
             (organization_id, agent_id, key, url, thumbnail_url, file_name, content_type, object_type, byte_size)
           SELECT organization_id, agent_id, gen_random_uuid()::text, 'http://media/v.mp4', 'http://media/v.jpg',
             'v.mp4', 'video/mp4', 'video', 1
           FROM sheet WHERE id = $1 AND $3 = 'completed' RETURNING id
         ) INSERT INTO render_job
           (organization_id, agent_id, sheet_id, cell_id, status, due_at, input, estimate, preview, content_resource_id,
             failed_reason)
         SELECT organization_id, agent_id, id, $2, $3, NULL, '{}', 0, $4, (SELECT id FROM resource),
           CASE WHEN $3 = 'failed' THEN 'too large' END
         FROM sheet WHERE id = $1 RETURNING id`,
        [sheet.id, of, status, preview],
      );
      return id;
    };
    const shown = async () => {
      const [grid, cell] = [await read(`/${sheet.id}/grid`), await read(`/${sheet.id}/cells?cell_ids=${cellId}`)];
      const [{ spreadsheet_cells: gridCells }] = grid.body.spreadsheet_rows;
      expect(gridCells[1]).not.toHaveProperty('final_video');
      expect(cell.body[0].final_video).toEqual(gridCells[0].final_video);
      return { video: gridCells[0].final_video, etag: grid.headers.get('etag') };
    };
    await sheet.call('PATCH', `/columns/${columns[0]!.id}`, { spreadsheet_column: { column_role: 'final_video' } });
    await render('completed', true);
    await render('completed', false, plainId);
    expect((await shown()).video).toBeUndefined();
    const made = await render('completed');
    const failed = await render('failed');
    const { video, etag } = await shown();
    const [{ id }] = await database.query(`SELECT content_resource_id AS id FROM render_job WHERE id = $1`, [made]);
    const links = { url: 'http://media/v.mp4', thumbnail_url: 'http://media/v.jpg' };
    expect(video).toEqual({
      latest: { render_job_id: failed, status: 'failed', failed_reason: 'too large' },
      file: { render_job_id: made, content_resource_id: id, ...links },
    });
    await database.query(`UPDATE content_resource SET deleted_at = now() WHERE id = $1`, [id]);
    const after = await shown();
    expect(after.video.file).toBeNull();
    expect(after.etag).not.toBe(etag);
    await render('pending');
    expect((await shown()).etag).not.toBe(after.etag);
  });

  it('shows the file that a cell names, and none of another agent or that is gone', async () => {
    const sheet = await user.sheet(['COVER', 'OTHER', 'WRONG'], 1);
    const cells = (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells;
    const other = new SheetUser(base, await base.creator());
    const [own, foreign] = await Promise.all([user, other].map(({ agentId }) => resourceOf(agentId)));
    const named = [own, foreign, 'no id'];
    await sheet.call('PUT', '/cells/mass_update', {
      cells: cells.map(({ id }, index) => ({ id, additional_attributes: { content_resource_id: named[index] } })),
    });
    const files = async (path: string) => {
      const { body } = await read(`/${sheet.id}${path}`);
      const rows = body.spreadsheet_rows ?? [{ spreadsheet_cells: body.spreadsheet_cells }];
      return rows[0].spreadsheet_cells.map(({ file }: { file?: object }) => file);
    };
    const file = { content_resource_id: own, object_type: 'image', preview_url: 'http://media/thumbnail' };
    expect(await files('/grid')).toEqual([file, undefined, undefined]);
    expect(await files('')).toEqual([file, undefined, undefined]);
    await database.query(`UPDATE content_resource SET deleted_at = now() WHERE id = $1`, [own]);
    expect(await files('')).toEqual([undefined, undefined, undefined]);
  });

  it('answers 304 until something changes that the grid shows', async () => {
    const { sheet, cells } = await generatedSheet();
    const known = (await read(`/${sheet.id}/grid`)).headers.get('etag')!;
    const again = async () => (await read(`/${sheet.id}/grid`, { 'If-None-Match': known })).status;
    expect(await again()).toBe(304);
    expect((await read(`/${sheet.id}/grid?history=none`, { 'If-None-Match': known })).status).toBe(200);
    await generation(cells[3]!);
    expect(await again()).toBe(200);
  });

  it('returns 1,000 rows of 20 columns in 3 MB, and 400 KB compressed', async () => {
    const sheet = await user.sheet(['A'], 0);
    await database.query(
      `INSERT INTO sheet_column (sheet_id, position, title, type, column_role)
       SELECT $1, number, 'C' || number, 'text', 'ingredient' FROM generate_series(1, 19) AS number`,
      [sheet.id],
    );
    await database.query(
      `INSERT INTO sheet_row (sheet_id, position) SELECT $1, number FROM generate_series(0, 999) AS number`,
      [sheet.id],
    );
    await database.query(
      `INSERT INTO cell (sheet_id, row_id, column_id, value)
       SELECT $1, sheet_row.id, sheet_column.id,
         'Words of ' || (hashint8(sheet_row.id * 31 + sheet_column.id) & 65535) || ' about a video'
       FROM sheet_row JOIN sheet_column USING (sheet_id) WHERE sheet_id = $1
       ORDER BY sheet_row.position, sheet_column.position`,
      [sheet.id],
    );
    await database.query(
      `WITH made AS (
         INSERT INTO generation
           (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, due_at, input, model, estimate)
         SELECT organization_id, agent_id, sheet.id, cell.id, 'text_generation', 'completed', NULL, '{}',
           'textmodel_b', 0
         FROM cell JOIN sheet ON sheet.id = sheet_id CROSS JOIN generate_series(1, 3)
         WHERE sheet_id = $1 AND cell.id % 5 = 0 RETURNING id, cell_id
       ) UPDATE cell SET default_generation_id = latest.id
       FROM (SELECT cell_id, max(id) AS id FROM made GROUP BY cell_id) AS latest WHERE cell.id = latest.cell_id`,
      [sheet.id],
    );
    const { body } = await read(`/${sheet.id}/grid?history=none`);
    expect(body.spreadsheet_rows.map((row: any) => row.spreadsheet_cells.length)).toEqual(Array(1_000).fill(20));
    const text = JSON.stringify(body);
    const whole = JSON.stringify((await read(`/${sheet.id}`)).body);
    expect({ bytes: text.length, compressed: gzipSync(text).length }).toEqual({
      bytes: expect.any(Number),
      compressed: expect.any(Number),
    });
    expect(text.length).toBeLessThanOrEqual(3 * MEGABYTE);
    expect(gzipSync(text).length).toBeLessThanOrEqual(400 * 1_024);
    expect(whole.length).toBeGreaterThan(3 * text.length);
  });
});
