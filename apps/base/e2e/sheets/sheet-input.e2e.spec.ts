import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf } from '@reelsheet/testing';
import { BaseUnderTest } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';

describe('invalid requests of sheets', () => {
  let base: BaseUnderTest;
  let user: SheetUser;
  let sheet: Sheet;
  let known: { row: number; column: number; cell: number; layer: number };

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    user = new SheetUser(base, await base.creator());
    sheet = await user.sheet(['A'], 1);
    const [row] = (await sheet.read()).spreadsheet_rows;
    const [cell] = row!.spreadsheet_cells;
    const layer = (await sheet.call('POST', `/cells/${cell!.id}/layers`, { video_layer: { name: 'L', type: 'text' } }))
      .body;
    known = { row: row!.id, column: cell!.spreadsheet_column_id, cell: cell!.id, layer: layer.id };
  });
  afterAll(() => base.stop());

  /** Replaces `:row` and similar in paths, and `#row` in bodies, by ids of the sheet. */
  const path = (template: string) =>
    template.replace(/:(row|column|cell|layer)/g, (_, item: keyof typeof known) => String(known[item]));
  const body = (template: unknown) =>
    JSON.parse(
      JSON.stringify(template ?? null).replace(/"#(row|column|cell|layer)"/g, (_, item: keyof typeof known) =>
        String(known[item]),
      ),
    ) ?? undefined;

  const LONG = 'x'.repeat(100_001);
  const BIG = { a: 'x'.repeat(64 * 1024) };

  const INVALID: readonly [method: string, route: string, sent: unknown, reason: string][] = [
    ['PATCH', '', { spreadsheet: { title: '' } }, 'spreadsheet.title'],
    ['PATCH', '', { spreadsheet: { title: ' \n' } }, 'spreadsheet.title must be longer'],
    [
      'PATCH',
      '',
      { spreadsheet: { title: 'x'.repeat(501) } },
      'spreadsheet.title must be shorter than or equal to 500',
    ],
    ['PATCH', '', { spreadsheet: { title: 'a\u0000b' } }, 'NUL'],
    ['PATCH', '', { title: 'x' }, 'spreadsheet'],
    ['PATCH', '', { spreadsheet: { is_default: 'maybe' } }, 'spreadsheet.is_default'],
    ['GET', '?with_execution_cost=7', undefined, 'with_execution_cost'],
    ['POST', '/clone', { target_agent_id: 'nobody' }, 'target_agent_id'],
    ['POST', '/rows', { spreadsheet_row: { position: -1 } }, 'spreadsheet_row.position'],
    [
      'POST',
      '/rows',
      { spreadsheet_row: { position: 1_000_001 } },
      'spreadsheet_row.position must not be greater than 1000000',
    ],
    ['POST', '/rows', { spreadsheet_row: { position: 1.5 } }, 'spreadsheet_row.position'],
    ['POST', '/rows', { spreadsheet_row: 'top' }, 'spreadsheet_row'],
    [
      'PATCH',
      '/rows/:row',
      { spreadsheet_row: { additional_attributes: [] } },
      'spreadsheet_row.additional_attributes',
    ],
    [
      'PATCH',
      '/rows/:row',
      { spreadsheet_row: { additional_attributes: BIG } },
      'spreadsheet_row.additional_attributes must not be larger than 64 KB',
    ],
    ['PUT', '/rows/update_positions', { rows: [{ id: '#row' }] }, 'rows.0.position'],
    ['PUT', '/rows/update_positions', { rows: 'all' }, 'rows'],
    ['PUT', '/rows/update_positions', {}, 'rows'],
    [
      'PUT',
      '/rows/update_positions',
      {
        rows: [
          { id: '#row', position: 1 },
          { id: '#row', position: 2 },
        ],
      },
      'rows.1.id appears twice',
    ],
    ...(['rows', 'columns'] as const).map((items): (typeof INVALID)[number] => [
      'PUT',
      `/${items}/mass_update`,
      {
        [items]: [
          { id: 1, position: 3 },
          { id: 2, position: 3 },
        ],
      },
      `${items}.1.position appears twice`,
    ]),
    ['PUT', '/rows/mass_update', { rows: [{ additional_attributes: {} }] }, 'rows.0.id'],
    [
      'PUT',
      '/rows/mass_update',
      { rows: [{ id: '#row', additional_attributes: BIG }] },
      'rows.0.additional_attributes must not be larger than 64 KB',
    ],
    ['POST', '/columns', { spreadsheet_column: { type: 'text' } }, 'spreadsheet_column.title'],
    ['POST', '/columns', { spreadsheet_column: { title: ' ', type: 'text' } }, 'spreadsheet_column.title'],
    ['PATCH', '/columns/:column', { spreadsheet_column: { title: '\t' } }, 'spreadsheet_column.title'],
    ['POST', '/columns', { spreadsheet_column: { title: 'A' } }, 'spreadsheet_column.type'],
    [
      'POST',
      '/columns',
      { spreadsheet_column: { title: 'A', type: 'movie' } },
      'spreadsheet_column.type must be one of text, image, audio, video, stats',
    ],
    ['POST', '/columns', { spreadsheet_column: { title: 7, type: 'text' } }, 'spreadsheet_column.title'],
    [
      'PATCH',
      '/columns/:column',
      { spreadsheet_column: { column_role: 'boss' } },
      'spreadsheet_column.column_role must be one of',
    ],
    ['PATCH', '/columns/:column', { spreadsheet_column: { title: null } }, 'spreadsheet_column.title'],
    ['PATCH', '/columns/update_positions', { columns: [{ id: '#column', position: null }] }, 'columns.0.position'],
    ['PUT', '/columns/mass_update', { columns: [null] }, 'columns'],
    ['PATCH', '/cells/:cell', { spreadsheet_cell: {} }, 'spreadsheet_cell.value is required'],
    ['PATCH', '/cells/:cell', {}, 'spreadsheet_cell'],
    ['PATCH', '/cells/:cell', { spreadsheet_cell: { value: 5 } }, 'spreadsheet_cell.value'],
    [
      'PATCH',
      '/cells/:cell',
      { spreadsheet_cell: { value: LONG } },
      'spreadsheet_cell.value must be shorter than or equal to 100000',
    ],
    ['PATCH', '/cells/:cell', { spreadsheet_cell: { additional_attributes: { a: '\ud800' } } }, 'well-formed'],
    ...['true', 1, null, {}].map((autoGenerate): (typeof INVALID)[number] => [
      'PATCH',
      '/cells/:cell',
      { spreadsheet_cell: { additional_attributes: { autoGenerate } } },
      'spreadsheet_cell.additional_attributes.autoGenerate must be a boolean value',
    ]),
    ...['Manual', 1, null].map((textMode): (typeof INVALID)[number] => [
      'PUT',
      '/cells/mass_update',
      { cells: [{ id: '#cell', additional_attributes: { textMode } }] },
      'cells.0.additional_attributes.textMode must be one of manual, ai',
    ]),
    [
      'POST',
      '/rows',
      { spreadsheet_row: { additional_attributes: 'none' } },
      'spreadsheet_row.additional_attributes must be an object',
    ],
    [
      'PUT',
      '/cells/mass_update',
      { cells: [{ id: '#cell', value: LONG }] },
      'cells.0.value must be shorter than or equal to 100000',
    ],
    [
      'PUT',
      '/cells/mass_update',
      {
        cells: [
          { id: '#cell', value: 'a' },
          { id: '#cell', value: 'b' },
        ],
      },
      'cells.1.id appears twice',
    ],
    ['PUT', '/cells/mass_update', { cells: { id: 1 } }, 'cells'],
    [
      'POST',
      '/cells/:cell/layers',
      { video_layer: { name: 'L', type: 'stats' } },
      'video_layer.type must be one of text, image, video, audio',
    ],
    ['POST', '/cells/:cell/layers', { video_layer: { type: 'text' } }, 'video_layer.name'],
    ['POST', '/cells/:cell/layers', { video_layer: { name: ' ', type: 'text' } }, 'video_layer.name'],
    ['PATCH', '/cells/:cell/layers/:layer', { video_layer: { position: 'first' } }, 'video_layer.position'],
    ['PUT', '/cells/:cell/layers/update_positions', { layers: [{ id: '#layer', position: -3 }] }, 'layers.0.position'],
  ];

  it.each(INVALID.map((fault) => [`${fault[0]} ${fault[1]}: ${fault[3]}`, fault] as const))(
    '%s',
    async (_, [method, route, sent, reason]) => {
      const answer = await sheet.call(method, path(route), body(sent));
      expect(answer).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
      expect(answer.body.error).toContain(reason);
    },
  );

  it.each<[string, string, unknown]>([
    ['GET', '/rows/999999', undefined],
    ['GET', '/rows/first', undefined],
    ['PATCH', '/rows/999999', { spreadsheet_row: { additional_attributes: {} } }],
    ['DELETE', '/rows/999999', undefined],
    ['POST', '/rows/999999/duplicate', undefined],
    ['PUT', '/rows/update_positions', { rows: [{ id: 999_999, position: 0 }] }],
    ['PATCH', '/columns/999999', { spreadsheet_column: { title: 'x' } }],
    ['DELETE', '/columns/999999', undefined],
    ['POST', '/columns/999999/duplicate', undefined],
    ['GET', '/cells/999999', undefined],
    ['PATCH', '/cells/999999', { spreadsheet_cell: { value: '' } }],
    ['POST', '/cells/999999/layers', { video_layer: { name: 'L', type: 'text' } }],
    ['GET', '/cells/:cell/layers/999999', undefined],
    ['GET', '/cells/999999/layers/:layer', undefined],
    ['DELETE', '/cells/:cell/layers/999999', undefined],
    ['DELETE', '/cells/999999/layers/:layer', undefined],
  ])('%s %s is not found', async (method, route, sent) => {
    expect(await sheet.call(method, path(route), sent)).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
  });

  it.each(['rows', 'columns', 'cells'])(
    'a change of many %s names the first that the sheet does not have',
    async (kinds) => {
      const of = kinds.slice(0, -1) as 'row' | 'column' | 'cell';
      const items = [{ id: known[of] }, { id: 999_998 }, { id: 999_997 }];
      expect(await sheet.call('PUT', `/${kinds}/mass_update`, { [kinds]: items })).toMatchObject({
        status: 404,
        body: { error_code: 'not_found', error: `${of} 999998 not found` },
      });
    },
  );

  const ROUTES: readonly [string, string, unknown][] = [
    ['GET', '', undefined],
    ['PATCH', '', { spreadsheet: { title: 'x' } }],
    ['DELETE', '', undefined],
    ['POST', '/clone', {}],
    ['GET', '/global_variables', undefined],
    ['GET', '/rows', undefined],
    ['POST', '/rows', {}],
    ['GET', '/rows/:row', undefined],
    ['POST', '/rows/:row/duplicate', {}],
    ['PUT', '/rows/update_positions', { rows: [{ id: '#row', position: 5 }] }],
    ['PUT', '/rows/mass_update', { rows: [{ id: '#row', additional_attributes: { x: 1 } }] }],
    ['PATCH', '/rows/:row', { spreadsheet_row: { position: 5 } }],
    ['DELETE', '/rows/:row', undefined],
    ['GET', '/columns', undefined],
    ['POST', '/columns', { spreadsheet_column: { title: 'x', type: 'text' } }],
    ['POST', '/columns/:column/duplicate', {}],
    ['PATCH', '/columns/update_positions', { columns: [{ id: '#column', position: 5 }] }],
    ['PUT', '/columns/mass_update', { columns: [{ id: '#column', title: 'x' }] }],
    ['PATCH', '/columns/:column', { spreadsheet_column: { title: 'x' } }],
    ['DELETE', '/columns/:column', undefined],
    ['GET', '/cells/:cell', undefined],
    ['PATCH', '/cells/:cell', { spreadsheet_cell: { value: 'x' } }],
    ['PUT', '/cells/mass_update', { cells: [{ id: '#cell', value: 'x' }] }],
    ['PATCH', '/cells/:cell/set_default_user_job', { user_job_id: 1 }],
    ['POST', '/cells/:cell/layers', { video_layer: { name: 'x', type: 'text' } }],
    ['GET', '/cells/:cell/layers/:layer', undefined],
    ['PATCH', '/cells/:cell/layers/:layer', { video_layer: { name: 'x' } }],
    ['DELETE', '/cells/:cell/layers/:layer', undefined],
    ['POST', '/cells/:cell/layers/:layer/duplicate', {}],
    ['PUT', '/cells/:cell/layers/update_positions', { layers: [{ id: '#layer', position: 5 }] }],
  ];

  it('rejects outsiders, lets viewers read, and requires credits', async () => {
    const before = await sheet.read();
    const outsider = await base.creator();
    const poor = await base.creator(0);
    const viewer = await viewerOf();
    for (const [method, route, sent] of ROUTES) {
      const address = (agentId: number) => `/vidsheet/${sheet.id}${path(route)}?agent_id=${agentId}` as const;
      const answers = {
        foreignSheet: await base.call(method, address(outsider.agentId), { key: outsider.key, body: body(sent) }),
        foreignAgent: await base.call(method, address(user.agentId), { key: outsider.key, body: body(sent) }),
        noCredits: await base.call(method, address(poor.agentId), { key: poor.key, body: body(sent) }),
        noKey: await base.call(method, address(user.agentId), { body: body(sent) }),
        viewer: await base.call(
          method,
          `/vidsheet/${viewer.sheetId}${route.replace(/:\w+/g, '1')}?agent_id=${viewer.agentId}`,
          { key: viewer.key, body: body(sent) },
        ),
      };
      const outcome = Object.fromEntries(
        Object.entries(answers).map(([who, answer]) => [who, `${answer.status} ${answer.body?.error_code}`]),
      );
      expect({ method, route, ...outcome }).toEqual({
        method,
        route,
        foreignSheet: '404 spreadsheet_not_found',
        foreignAgent: '422 agent_not_found',
        noCredits: '422 usable_credit_required',
        noKey: '401 unauthorized',
        viewer: method === 'GET' ? expect.stringMatching(/^(200 undefined|404 not_found)$/) : '403 forbidden',
      });
    }
    expect(await sheet.read()).toEqual(before);
  });

  async function viewerOf() {
    const owner = await base.person();
    const organization = (
      await base.call('POST', '/organizations', { key: owner.key, body: { organization: { name: 'Studio' } } })
    ).body;
    await base.grant(organization.id, 10);
    const agent = (
      await base.call('POST', '/agents', {
        key: owner.key,
        body: { organization_id: organization.id, agent: { name: 'Studio Agent' } },
      })
    ).body.agent;
    const sheet = (
      await base.call('POST', `/vidsheet?agent_id=${agent.id}`, {
        key: owner.key,
        body: { spreadsheet: { title: 'Theirs' } },
      })
    ).body;
    const viewer = await base.person();
    await base.call('POST', `/organizations/${organization.id}/members`, {
      key: owner.key,
      body: { email: viewer.email, role: 'viewer' },
    });
    return { key: viewer.key, agentId: agent.id, sheetId: sheet.id };
  }

  it.each(['999999', 'abc', '0', '1e3', '99999999999999999999'])('returns 404 for the sheet %s', async (id) => {
    expect(await user.call('GET', `/autocontentengine/${id}`)).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
    expect(await user.call('POST', `/vidsheet/${id}/rows`, {})).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
  });

  it('requires the agent and a title', async () => {
    expect(await base.call('GET', `/vidsheet/${sheet.id}`, { key: user.key })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('agent_id') },
    });
    expect((await base.call('GET', `/vidsheet/${sheet.id}?agent_id=${user.agentUuid}`, { key: user.key })).status).toBe(
      200,
    );
    for (const sent of [undefined, {}, { spreadsheet: {} }, { spreadsheet: { title: null } }, { spreadsheet: [] }]) {
      expect(await user.call('POST', '/autocontentengine', sent)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error' },
      });
    }
    expect(errorOf(await user.call('GET', '/autocontentengine?page=0')).error).toContain('page');
  });

  it('accepts names in brackets, and treats a null target as absent', async () => {
    const answer = await fetch(`${base.url}/vidsheet?agent_id=${user.agentUuid}`, {
      method: 'POST',
      headers: { 'X-API-Key': user.key },
      body: new URLSearchParams({ 'spreadsheet[title]': 'By a form', 'spreadsheet[is_default]': 'false' }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([201, { title: 'By a form', is_default: false }]);
    const clone = await sheet.call('POST', '/clone', { target_agent_id: null });
    expect(clone.status).toBe(201);
    expect((await user.call('GET', `/vidsheet/${clone.body.id}`)).status).toBe(200);
    const viewer = await viewerOf();
    const refused = await base.call('POST', `/vidsheet/${viewer.sheetId}/clone?agent_id=${viewer.agentId}`, {
      key: viewer.key,
      body: {},
    });
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
  });

  it('name the limit that a sheet has reached', async () => {
    const full = await user.sheet([], 0);
    for (let column = 0; column < 100; column += 1)
      await full.call('POST', '/columns', { spreadsheet_column: { title: `C${column}`, type: 'text' } });
    const over = await full.call('POST', '/columns', { spreadsheet_column: { title: 'more', type: 'text' } });
    expect(over).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('the 100 columns that a sheet may have') },
    });
    const duplicate = await full.call('POST', `/columns/${(await full.read()).spreadsheet_columns[0]!.id}/duplicate`);
    expect(duplicate).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
  });
});
