import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser } from '../support/sheet-user.js';

describe('sheets', () => {
  let base: BaseUnderTest;
  let user: SheetUser;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
  });
  afterAll(() => base.stop());

  it('are created empty, renamed, listed newest first and deleted', async () => {
    const created = await user.call('POST', '/autocontentengine', {
      spreadsheet: { title: 'Été: 3 tips', is_default: true },
    });
    expect(created.status).toBe(201);
    expect(created.headers.get('content-type')).toMatch(/^application\/json/);
    expect(created.body).toEqual({
      id: expect.any(Number),
      slug: expect.stringMatching(/^e-te-3-tips-[0-9a-f]{8}$/),
      title: 'Été: 3 tips',
      project_type: 'autocontentengine',
      is_default: true,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'active',
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      created_at_ts: expect.any(Number),
      updated_at_ts: expect.any(Number),
      spreadsheet_columns: [],
      spreadsheet_rows: [],
      global_variables_sheet: null,
    });
    expect(Date.parse(created.body.created_at)).toBe(created.body.created_at_ts);
    const second = await user.call('POST', '/vidsheet', { spreadsheet: { title: 'Second', is_default: true } });
    expect(
      (await user.call('PATCH', `/vidsheet/${second.body.id}`, { spreadsheet: { title: 'Renamed' } })).body,
    ).toMatchObject({ title: 'Renamed', slug: second.body.slug, is_default: true });
    const list = await user.call('GET', '/autocontentengine');
    expect(list.body.slice(0, 2)).toMatchObject([
      { id: second.body.id, is_default: true },
      { id: created.body.id, is_default: false },
    ]);
    expect(await user.call('DELETE', `/autocontentengine/${second.body.id}`)).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect(await user.call('GET', `/vidsheet/${second.body.id}`)).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
    expect((await user.call('GET', '/autocontentengine?page=2')).body).toEqual([]);
  });

  it('have a cell for every row and column under both paths', async () => {
    const sheet = await user.sheet(['HOOK', 'SCRIPT'], 2);
    const late = (
      await sheet.call('POST', '/columns', { spreadsheet_column: { title: 'VIDEO', type: 'video', position: 0 } })
    ).body;
    expect(late).toMatchObject({
      type: 'video',
      column_role: 'video',
      description: '',
      temp_title: null,
      additional_attributes: {},
      position: 0,
    });
    const body = await sheet.read();
    expect(body.spreadsheet_columns.map(({ title, position, column_role }) => [title, position, column_role])).toEqual([
      ['VIDEO', 0, 'video'],
      ['HOOK', 1, 'ingredient'],
      ['SCRIPT', 2, 'ingredient'],
    ]);
    for (const row of body.spreadsheet_rows) {
      expect(row.spreadsheet_cells.map((cell) => cell.spreadsheet_column_id)).toEqual(
        body.spreadsheet_columns.map(({ id }) => id),
      );
      expect(row.spreadsheet_cells[0]).toMatchObject({
        value: '',
        additional_attributes: {},
        cell_role: 'content',
        default_user_job: null,
        user_jobs: [],
        video_layers: [],
        spreadsheet_row_id: row.id,
      });
    }
    expect((await user.call('GET', `/vidsheet/${sheet.id}/rows`)).body).toEqual(body.spreadsheet_rows);
    expect((await user.call('GET', `/vidsheet/${sheet.id}/columns`)).body).toEqual(body.spreadsheet_columns);
    const [row] = body.spreadsheet_rows;
    expect((await sheet.call('GET', `/rows/${row!.id}`)).body).toEqual(row);
    expect((await sheet.call('GET', `/cells/${row!.spreadsheet_cells[1]!.id}`)).body).toEqual(
      row!.spreadsheet_cells[1],
    );
  });

  it('change cells one by one or many at once, or none of them', async () => {
    const sheet = await user.sheet(['A', 'B'], 1);
    const [a, b] = (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells;
    const patched = await sheet.call('PATCH', `/cells/${a!.id}`, {
      spreadsheet_cell: { value: 'one', additional_attributes: { textMode: 'ai' } },
    });
    expect(patched.body).toMatchObject({ id: a!.id, value: 'one', additional_attributes: { textMode: 'ai' } });
    expect(patched.body.updated_at_ts).toBeGreaterThanOrEqual(a!.updated_at_ts);
    const many = await sheet.call('PUT', '/cells/mass_update', {
      cells: [
        { id: b!.id, value: 'two' },
        { id: a!.id, value: '' },
      ],
    });
    expect(many.body).toMatchObject([
      { id: a!.id, value: '', additional_attributes: { textMode: 'ai' } },
      { id: b!.id, value: 'two' },
    ]);
    const foreign = (await (await user.sheet(['X'], 1)).read()).spreadsheet_rows[0]!.spreadsheet_cells[0];
    const refused = await sheet.call('PUT', '/cells/mass_update', {
      cells: [
        { id: b!.id, value: 'lost' },
        { id: foreign!.id, value: 'stolen' },
      ],
    });
    expect(refused).toMatchObject({
      status: 404,
      body: { error_code: 'not_found', error: `cell ${foreign!.id} not found` },
    });
    expect((await sheet.call('GET', `/cells/${b!.id}`)).body.value).toBe('two');
  });

  it('change rows and columns', async () => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const { spreadsheet_rows: rows, spreadsheet_columns: columns } = await sheet.read();
    expect(
      (await sheet.call('PATCH', `/rows/${rows[0]!.id}`, { spreadsheet_row: { additional_attributes: { day: 1 } } }))
        .body,
    ).toMatchObject({ additional_attributes: { day: 1 }, position: 0 });
    expect(
      (
        await sheet.call('PUT', '/rows/mass_update', {
          rows: [{ id: rows[1]!.id, additional_attributes: { day: 2 }, position: 0 }],
        })
      ).body,
    ).toMatchObject([{ id: rows[1]!.id, position: 0 }]);
    expect((await sheet.read()).spreadsheet_rows.map(({ additional_attributes }) => additional_attributes)).toEqual([
      { day: 2 },
      { day: 1 },
    ]);
    const patched = await sheet.call('PATCH', `/columns/${columns[0]!.id}`, {
      spreadsheet_column: { title: 'FINAL', type: 'video', column_role: 'final_video', temp_title: 'x' },
    });
    expect(patched.body).toMatchObject({
      title: 'FINAL',
      type: 'video',
      column_role: 'final_video',
      temp_title: 'x',
      description: '',
    });
    const many = await sheet.call('PUT', '/columns/mass_update', {
      columns: [
        { id: columns[0]!.id, temp_title: null },
        { id: columns[1]!.id, description: 'why' },
      ],
    });
    expect(many.body).toMatchObject([
      { title: 'FINAL', temp_title: null },
      { title: 'B', description: 'why' },
    ]);
  });

  it('move, insert and delete rows with distinct positions', async () => {
    const sheet = await user.sheet(['A'], 3);
    const [one, two, three] = await sheet.rowIds();
    const moved = await sheet.call('PUT', '/rows/update_positions', { rows: [{ id: three, position: 0 }] });
    expect(moved.body).toMatchObject([{ id: three, position: 0 }]);
    expect(await sheet.rowIds()).toEqual([three, one, two]);
    const inserted = (await sheet.call('POST', '/rows', { spreadsheet_row: { position: 1 } })).body;
    expect(await sheet.rowIds()).toEqual([three, inserted.id, one, two]);
    expect((await sheet.call('DELETE', `/rows/${three}`)).status).toBe(204);
    expect((await sheet.read()).spreadsheet_rows.map(({ position }) => position)).toEqual([0, 1, 2]);
    const columns = (await sheet.read()).spreadsheet_columns;
    const added = (await sheet.call('POST', '/columns', { spreadsheet_column: { title: 'B', type: 'audio' } })).body;
    const swapped = await sheet.call('PATCH', '/columns/update_positions', {
      columns: [
        { id: added.id, position: 1 },
        { id: columns[0]!.id, position: 2 },
      ],
    });
    expect(swapped.body!.map(({ title }) => title)).toEqual(['B', 'A']);
    expect((await sheet.call('DELETE', `/columns/${columns[0]!.id}`)).status).toBe(204);
    expect((await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells).toHaveLength(1);
  });

  it('keep positions distinct during concurrent inserts, moves and deletions', async () => {
    const sheet = await user.sheet(['A'], 4);
    const [first, second] = await sheet.rowIds();
    const work = Array.from({ length: 12 }, (_, index) => [
      sheet.call('POST', '/rows', { spreadsheet_row: { position: 0 } }),
      sheet.call('PUT', '/rows/update_positions', { rows: [{ id: first, position: index }] }),
    ]).flat();
    const answers = await Promise.all([...work, sheet.call('DELETE', `/rows/${second}`)]);
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    const positions = (await sheet.read()).spreadsheet_rows.map(({ position }) => position);
    expect(positions).toEqual([...Array(15).keys()]);
  });

  it('treat positions beyond the end as the end', async () => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const [one, two] = await sheet.rowIds();
    const attributes = { additional_attributes: { day: 1 } };
    const added = await sheet.call('POST', '/rows', { spreadsheet_row: { position: 99, ...attributes } });
    expect(added).toMatchObject({ status: 201, body: { position: 2, ...attributes } });
    const positions = [
      { id: two, position: 80 },
      { id: one, position: 90 },
    ];
    expect((await sheet.call('PUT', '/rows/update_positions', { rows: positions })).body).toMatchObject([
      { id: two, position: 1 },
      { id: one, position: 2 },
    ]);
    expect(await sheet.rowIds()).toEqual([added.body.id, two, one]);
    const column = { title: 'C', type: 'text', position: 1_000_000 };
    expect((await sheet.call('POST', '/columns', { spreadsheet_column: column })).body.position).toBe(2);
    const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
    expect(columns.map(({ title, position }) => [title, position])).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 2],
    ]);
    const patched = { spreadsheet_column: { position: 7 } };
    expect((await sheet.call('PATCH', `/columns/${columns[0]!.id}`, patched)).body.position).toBe(2);
    const layers = `/cells/${rows[0]!.spreadsheet_cells[0]!.id}/layers` as const;
    for (const position of [5, 5, 0]) {
      const video_layer = { name: `of ${position}`, type: 'audio', position };
      expect((await sheet.call('POST', layers, { video_layer })).status).toBe(201);
    }
    expect((await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells[2]!.video_layers).toMatchObject([
      { name: 'of 0', position: 0 },
      { name: 'of 5', position: 1 },
      { name: 'of 5', position: 2 },
    ]);
  });

  it('duplicate rows and columns with values and layers directly behind the original', async () => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const [row, last] = (await sheet.read()).spreadsheet_rows;
    const cell = row!.spreadsheet_cells[0];
    await sheet.call('PATCH', `/cells/${cell!.id}`, {
      spreadsheet_cell: { value: 'kept', additional_attributes: { ratio: '9:16' } },
    });
    await sheet.call('POST', `/cells/${cell!.id}/layers`, { video_layer: { name: 'Music', type: 'audio' } });
    const copy = await sheet.call('POST', `/rows/${row!.id}/duplicate`);
    expect(copy).toMatchObject({
      status: 201,
      body: {
        position: 1,
        spreadsheet_cells: [
          { value: 'kept', additional_attributes: { ratio: '9:16' }, video_layers: [{ name: 'Music', type: 'audio' }] },
          { value: '' },
        ],
      },
    });
    expect(await sheet.rowIds()).toEqual([row!.id, copy.body.id, last!.id]);
    const column = await sheet.call('POST', `/columns/${cell!.spreadsheet_column_id}/duplicate`);
    expect(column).toMatchObject({ status: 201, body: { title: 'A', position: 1 } });
    const rows = (await sheet.read()).spreadsheet_rows;
    expect(
      rows.map((item) => item.spreadsheet_cells.map(({ value, video_layers }) => [value, video_layers.length])),
    ).toEqual([
      [
        ['kept', 1],
        ['kept', 1],
        ['', 0],
      ],
      [
        ['kept', 1],
        ['kept', 1],
        ['', 0],
      ],
      [
        ['', 0],
        ['', 0],
        ['', 0],
      ],
    ]);
  });

  it('compose layers in a cell', async () => {
    const sheet = await user.sheet(['FINAL'], 1);
    const [cell] = (await sheet.read()).spreadsheet_rows[0]!.spreadsheet_cells;
    const layers = `/cells/${cell!.id}/layers` as const;
    const voice = await sheet.call('POST', layers, {
      video_layer: { name: 'Voice', type: 'audio', additional_attributes: { volume: 0.5 } },
    });
    expect(voice).toMatchObject({
      status: 201,
      body: {
        name: 'Voice',
        type: 'audio',
        position: 0,
        additional_attributes: { volume: 0.5 },
        default_user_job: null,
        user_jobs: [],
      },
    });
    const clip = (await sheet.call('POST', layers, { video_layer: { name: 'Clip', type: 'video', position: 0 } })).body;
    const copy = (await sheet.call('POST', `${layers}/${clip.id}/duplicate`)).body;
    expect(copy).toMatchObject({ name: 'Clip', position: 1 });
    expect(
      (await sheet.call('PATCH', `${layers}/${voice.body.id}`, { video_layer: { name: 'Narrator' } })).body,
    ).toMatchObject({ name: 'Narrator', type: 'audio', position: 2, additional_attributes: { volume: 0.5 } });
    const moved = await sheet.call('PUT', `${layers}/update_positions`, {
      layers: [{ id: voice.body.id, position: 0 }],
    });
    expect(moved.body).toMatchObject([{ name: 'Narrator', position: 0 }]);
    expect((await sheet.call('DELETE', `${layers}/${clip.id}`)).status).toBe(204);
    expect((await sheet.call('GET', `/cells/${cell!.id}`)).body.video_layers).toMatchObject([
      { name: 'Narrator' },
      { id: copy.id },
    ]);
    expect((await sheet.call('GET', `${layers}/${copy.id}`)).body).toMatchObject({ id: copy.id, position: 1 });
    expect((await sheet.call('GET', `${layers}/${clip.id}`)).status).toBe(404);
  });

  it('clone the whole sheet, also for another agent', async () => {
    const sheet = await user.sheet(['A', 'B'], 2);
    const { spreadsheet_rows: rows } = await sheet.read();
    await sheet.call('PATCH', `/cells/${rows[1]!.spreadsheet_cells[1]!.id}`, {
      spreadsheet_cell: { value: 'deep', additional_attributes: { a: 1 } },
    });
    await sheet.call('POST', `/cells/${rows[1]!.spreadsheet_cells[1]!.id}/layers`, {
      video_layer: { name: 'L', type: 'text' },
    });
    await sheet.call('DELETE', `/rows/${rows[0]!.id}`);
    const other = (await base.call('POST', '/agents', { key: user.key, body: { agent: { name: 'Second Agent' } } }))
      .body.agent;
    for (const target of [undefined, other.id, other.uuid]) {
      const clone = await sheet.call('POST', '/clone', { target_agent_id: target });
      expect(clone).toMatchObject({
        status: 201,
        body: { title: 'Sheet', spreadsheet_columns: [{ title: 'A' }, { title: 'B' }] },
      });
      expect(clone.body.id).not.toBe(sheet.id);
      expect(clone.body.spreadsheet_rows).toMatchObject([
        {
          spreadsheet_cells: [
            { value: '' },
            { value: 'deep', additional_attributes: { a: 1 }, video_layers: [{ name: 'L' }] },
          ],
        },
      ]);
      const owner = target ? other.id : user.agentId;
      expect((await base.call('GET', `/vidsheet/${clone.body.id}?agent_id=${owner}`, { key: user.key })).status).toBe(
        200,
      );
    }
    const outsider = await base.creator();
    expect(await sheet.call('POST', '/clone', { target_agent_id: outsider.agentId })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining('target_agent_id') },
    });
  });
});
