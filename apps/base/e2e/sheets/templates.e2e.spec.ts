import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { callAs, eventually } from '@reelsheet/testing';
import { TEMPLATE_LIMITS } from '../../src/sheets/templates/template-limits.js';
import { joinAs } from '../support/guarded-fixture.js';
import type { Person } from '../support/harness.js';
import { SheetUser, type Sheet } from '../support/sheet-user.js';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';

const SLUGS = [
  'default',
  'faceless-explainer',
  'product-spotlight',
  'myth-and-fact',
  'daily-quote',
  'quick-recipe',
  'hidden-place',
];
const PROJECTS = '/templates/projects';

let fixture: AgentFixture;
let creator: Creator & { agentUuid: string };
let user: SheetUser;

beforeAll(async () => {
  fixture = await AgentFixture.start();
  creator = await fixture.base.creator(10_000);
  user = new SheetUser(fixture.base, creator);
});
afterAll(() => fixture?.stop());

const call = callAs('base', ({ key }: { key: string } = creator) => ({ url: fixture.base.url, key }));
const query = <T>(sql: string, parameters: unknown[] = []) =>
  fixture.base.http.get(Database, { strict: false }).manager.query<T[]>(sql, parameters);
const clone = (named: string | number, body: unknown = { agent_id: String(creator.agentId) }, who?: { key: string }) =>
  call('POST', `/templates/spreadsheets/${named}/clone`, body, who);
const refused = (status: number, error_code: string, error?: string) => ({
  status,
  body: error === undefined ? { error_code } : { error_code, error: expect.stringContaining(error) },
});

describe('built-in templates', () => {
  it('are listed with their details, 20 per page', async () => {
    const { body: templates } = await call('GET', PROJECTS);
    expect(templates.map(({ slug }) => slug)).toEqual(SLUGS);
    for (const template of templates)
      expect(template).toEqual({
        id: expect.any(Number),
        uuid: expect.any(String),
        slug: expect.any(String),
        title: expect.any(String),
        name: template.title,
        description: expect.any(String),
        cover: expect.stringMatching(`^http.*/v1/templates/covers/${template.slug}\\.webp\\?v=[0-9a-f]{16}$`),
        tutorial_url: null,
        tags: expect.arrayContaining([expect.any(String)]),
        recent_generated_contents: [],
      });
    expect((await call('GET', `${PROJECTS}?page=2`)).body).toEqual([]);
  });

  it.each(['0', '-1', 'two', '1.5', '9999999999'])('have no page %s', async (page) => {
    expect(await call('GET', `${PROJECTS}?page=${page}`)).toMatchObject(refused(422, 'validation_error', 'page'));
  });

  it('are found by slug, uuid and id, in any case', async () => {
    const { body: templates } = await call('GET', PROJECTS);
    const { slug, uuid, id } = templates[1]!;
    for (const name of [slug, slug.toUpperCase(), uuid, uuid.toUpperCase(), id])
      expect((await call('GET', `${PROJECTS}/${name}`)).body).toEqual(templates[1]);
    for (const name of ['nothing', '999', '0', '99999999999999999999', crypto.randomUUID(), '%20', 'constructor'])
      expect(await call('GET', `${PROJECTS}/${name}`)).toMatchObject(refused(404, 'not_found'));
  });

  it('have public covers that can be cached', async () => {
    const { body: templates } = await call('GET', PROJECTS);
    const versions = new Set<string>();
    for (const { cover } of templates) {
      const { pathname, search } = new URL(cover);
      const path = pathname.replace('/v1', '');
      const response = await fetch(`${fixture.base.url}${path}${search}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
      expect(bytes.length).toBeGreaterThan(10_000);
      const etag = response.headers.get('etag')!;
      versions.add(etag);
      const known = await fetch(`${fixture.base.url}${path}`, { headers: { 'If-None-Match': `"other", W/${etag}` } });
      expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'public, max-age=86400']);
    }
    expect(versions.size).toBe(SLUGS.length);
    for (const file of ['nothing.webp', 'default', 'default.png', 'constructor.webp'])
      expect((await fetch(`${fixture.base.url}/templates/covers/${file}`)).status).toBe(404);
  });

  it('become sheets of the agent with every supported body format', async () => {
    const form = new FormData();
    form.set('agent_id', creator.agentUuid);
    const bodies = [
      { agent_id: String(creator.agentId) },
      { agent_id: creator.agentId },
      { agent_id: creator.agentUuid },
      new URLSearchParams({ agent_id: String(creator.agentId) }),
      form,
    ];
    for (const body of bodies) {
      const { status, body: sheet } = await clone('default', body);
      expect(status).toBe(201);
      expect(sheet).toMatchObject({ title: 'Default', project_type: 'autocontentengine', is_default: false });
      expect(sheet.spreadsheet_columns.map(({ title, type, column_role }) => [title, type, column_role])).toEqual([
        ['TEXT 1', 'text', 'ingredient'],
        ['TEXT 2', 'text', 'ingredient'],
        ['PROMPT', 'text', 'ingredient'],
        ['VIDEO', 'video', 'video'],
        ['FINAL VIDEO', 'video', 'final_video'],
        ['STATS', 'stats', 'stats'],
      ]);
      const [row] = sheet.spreadsheet_rows;
      expect(row).toMatchObject({ position: 0, additional_attributes: {} });
      expect(row!.spreadsheet_cells).toHaveLength(6);
      expect(row!.spreadsheet_cells[3]!.additional_attributes).toMatchObject({ prompt: '{{PROMPT}}', ratio: '9:16' });
    }
  });

  it("are not cloned without an agent in the caller's scope", async () => {
    const outsider = await fixture.base.creator();
    expect(await clone('default', {})).toMatchObject(refused(422, 'validation_error', 'agent_id'));
    expect(await clone('default', { agent_id: 'x' })).toMatchObject(refused(422, 'agent_not_found'));
    expect(await clone('default', { agent_id: outsider.agentId })).toMatchObject(refused(422, 'agent_not_found'));
    expect(await clone('nothing')).toMatchObject(refused(404, 'not_found'));
    expect(await clone('1000')).toMatchObject(refused(404, 'not_found'));
  });
});

describe('contents generated from a template', () => {
  it('are shown only to members, newest first, also from clones, until they are deleted', async () => {
    const { body: sheet } = await clone('daily-quote');
    const { body: copy } = await user.call('POST', `/vidsheet/${sheet.id}/clone`, {});
    const made: any[] = [];
    for (const { id, spreadsheet_rows: rows } of [sheet, copy]) {
      const cell = rows[0]!.spreadsheet_cells[3]!.id;
      const { body } = await user.call('POST', `/vidsheet/${id}/cells/${cell}/generate`, {
        generation_type: 'image_from_text',
        data: { prompt: 'Mist over hills' },
      });
      made.unshift((await fixture.ended(creator, body.generation_id)).output_resources[0]);
    }
    const shown = async (path: string, who: { key: string } = creator) =>
      (await call('GET', `${PROJECTS}${path}`, undefined, who)).body;
    const expected = () => made.map(({ id }) => ({ id, type: 'image', thumbnail_url: expect.stringMatching('^http') }));
    await eventually(async () => expect((await shown('/daily-quote')).recent_generated_contents).toEqual(expected()));
    const list = await shown('');
    expect(list.map((template: any) => template.recent_generated_contents.length)).toEqual([0, 0, 0, 0, 2, 0, 0]);
    const outsider = await fixture.base.creator();
    expect((await shown('/daily-quote', outsider)).recent_generated_contents).toEqual([]);
    await user.call('DELETE', `/content_resources/${made.shift().id}`);
    expect((await shown('/daily-quote')).recent_generated_contents).toEqual(expected());
    await user.call('DELETE', `/vidsheet/${sheet.id}`);
    expect((await shown('/daily-quote')).recent_generated_contents).toEqual([]);
  });

  it('are limited to six', async () => {
    const { body: sheet } = await clone('hidden-place');
    await query(
      `INSERT INTO content_resource (organization_id, agent_id, sheet_id, key, url, thumbnail_url, file_name, content_type, object_type, byte_size)
       SELECT $1, $2, $3, 'key' || n, 'https://example.com/' || n, 'https://example.com/t' || n, 'f', 'image/png', 'image', 1 FROM generate_series(1, 9) AS n`,
      [creator.personalId, creator.agentId, sheet.id],
    );
    const { body } = await call('GET', `${PROJECTS}/hidden-place`);
    expect(body.recent_generated_contents.map(({ thumbnail_url }: any) => thumbnail_url)).toEqual(
      [9, 8, 7, 6, 5, 4].map((n) => `https://example.com/t${n}`),
    );
  });
});

describe('a template of a sheet', () => {
  let sheet: Sheet;
  let agentFixtureId: number;
  let team: { owner: Person; organizationId: number };
  let teamAgent: number;

  beforeAll(async () => {
    const owner = { ...creator, email: '', bearer: '', id: 0 } as unknown as Person;
    agentFixtureId = (await call('POST', '/organizations', { organization: { name: 'Studio' } })).body.id;
    await fixture.base.grant(agentFixtureId, 1_000);
    team = { owner, organizationId: agentFixtureId };
    const { body } = await call('POST', '/agents', { organization_id: agentFixtureId, agent: { name: 'Team agent' } });
    teamAgent = body.agent.id;
    const member = new SheetUser(fixture.base, { ...creator, agentId: teamAgent, agentUuid: body.agent.uuid });
    sheet = await member.sheet(['Topic', 'Prompt'], 2);
    await configure(member);
  });

  /** Creates a sheet with every kind of content and a generation, which templates do not copy. */
  async function configure(member: SheetUser) {
    const { spreadsheet_columns: columns, spreadsheet_rows: rows } = await sheet.read();
    const [first, second] = rows[0]!.spreadsheet_cells;
    await sheet.call('PATCH', `/columns/${columns[1]!.id}`, {
      spreadsheet_column: { description: 'What to draw', additional_attributes: { width: 4 } },
    });
    await sheet.call('PATCH', `/rows/${rows[0]!.id}`, { spreadsheet_row: { additional_attributes: { pinned: true } } });
    await sheet.call('PATCH', `/cells/${first!.id}`, {
      spreadsheet_cell: { value: 'Tea "green" \\ {{brand}}', additional_attributes: { textMode: 'manual' } },
    });
    await sheet.call('PATCH', `/cells/${rows[1]!.spreadsheet_cells[0]!.id}`, {
      spreadsheet_cell: { value: 'of the second row' },
    });
    for (const name of ['Under', 'Over'])
      await sheet.call('POST', `/cells/${second!.id}/layers`, {
        video_layer: { name, type: 'text', additional_attributes: { size: 9 } },
      });
    await query(
      `WITH owner AS (INSERT INTO variables_sheet (sheet_id) VALUES ($1) RETURNING id)
       INSERT INTO variable (variables_sheet_id, position, key, value) SELECT id, 0, 'brand', 'Calm' FROM owner`,
      [sheet.id],
    );
    const { body } = await member.call('POST', `/vidsheet/${sheet.id}/cells/${second!.id}/generate`, {
      generation_type: 'text',
      data: { prompt: 'A line' },
    });
    await fixture.settled(`/generations/${body.generation_id}`, creator.key);
    await sheet.call('PATCH', `/cells/${second!.id}`, { spreadsheet_cell: { value: 'Draw {{Topic}}' } });
  }

  const make = (body: unknown, path = 'autocontentengine', who?: { key: string }) =>
    call('POST', `/${path}/${sheet.id}/template?agent_id=${teamAgent}`, body, who);

  it('is listed with the others for the members of its organization, and found by slug, uuid and id', async () => {
    const { status, body: template } = await make({ slug: 'tea-cards', title: ' Tea cards ', description: 'Ours' });
    expect(status).toBe(201);
    expect(template).toMatchObject({ slug: 'tea-cards', title: 'Tea cards', name: 'Tea cards', description: 'Ours' });
    expect(template.id).toBeGreaterThanOrEqual(1_000);
    expect(template).toMatchObject({ tags: [], recent_generated_contents: [], tutorial_url: null });
    expect(template.cover).toContain('/templates/covers/default.webp');
    expect((await make({ slug: 'tea-cards-2', title: 'Again' }, 'vidsheet')).body.description).toBe('');
    const viewer = await joinAs(fixture.base, team, 'viewer');
    for (const who of [creator, viewer]) {
      expect((await call('GET', PROJECTS, undefined, who)).body.map(({ slug }) => slug)).toEqual([
        ...SLUGS,
        'tea-cards',
        'tea-cards-2',
      ]);
      for (const name of ['tea-cards', 'TEA-cards', template.uuid, template.uuid.toUpperCase(), template.id])
        expect((await call('GET', `${PROJECTS}/${name}`, undefined, who)).body).toEqual(template);
    }
    const outsider = await fixture.base.creator();
    expect((await call('GET', PROJECTS, undefined, outsider)).body).toHaveLength(SLUGS.length);
    for (const name of ['tea-cards', template.uuid, template.id]) {
      expect(await call('GET', `${PROJECTS}/${name}`, undefined, outsider)).toMatchObject(refused(404, 'not_found'));
      expect(await clone(name, { agent_id: outsider.agentId }, outsider)).toMatchObject(refused(404, 'not_found'));
    }
  });

  it('becomes a sheet with the same columns, row, cells, layers and variables, without generations', async () => {
    await sheet.call('PATCH', '', { spreadsheet: { title: 'Changed since' } });
    const { status, body: made } = await clone('tea-cards', { agent_id: teamAgent });
    expect([status, made.title]).toEqual([201, 'Tea cards']);
    expect(made.spreadsheet_columns).toMatchObject([
      { title: 'Topic', type: 'text', column_role: 'ingredient', position: 0, additional_attributes: {} },
      { title: 'Prompt', description: 'What to draw', temp_title: null, additional_attributes: { width: 4 } },
    ]);
    expect(made.spreadsheet_rows).toMatchObject([{ position: 0, additional_attributes: { pinned: true } }]);
    const [first, second] = made.spreadsheet_rows[0]!.spreadsheet_cells;
    expect(first).toMatchObject({
      value: 'Tea "green" \\ {{brand}}',
      additional_attributes: { textMode: 'manual' },
      video_layers: [],
    });
    expect(second).toMatchObject({
      value: 'Draw {{Topic}}',
      default_user_job: null,
      user_jobs: [],
      video_layers: [
        { name: 'Under', type: 'text', position: 0, additional_attributes: { size: 9 }, default_user_job: null },
        { name: 'Over', type: 'text', position: 1, additional_attributes: { size: 9 } },
      ],
    });
    expect(made.global_variables_sheet).toMatchObject({ variables: [{ key: 'brand', value: 'Calm' }] });
    const [{ stored } = { stored: false }] = await query<{ stored: boolean }>(
      `SELECT bytes = (SELECT sum(bytes) FROM sheet_content WHERE sheet_id = sheet.id) AS stored FROM sheet WHERE id = $1`,
      [made.id],
    );
    expect(stored).toBe(true);
  });

  it('becomes a sheet of another organization for a member of both', async () => {
    expect((await clone('tea-cards')).status).toBe(201);
  });

  it('shows the newest content generated from it as its cover', async () => {
    const { body: made } = await clone('tea-cards-2', { agent_id: teamAgent });
    const cell = made.spreadsheet_rows[0]!.spreadsheet_cells[0]!.id;
    const path = `/vidsheet/${made.id}/cells/${cell}/generate?agent_id=${teamAgent}` as const;
    const { body } = await call('POST', path, { generation_type: 'image_from_text', data: { prompt: 'Tea' } });
    await fixture.settled(`/generations/${body.generation_id}`, creator.key);
    await eventually(async () => {
      const { cover, recent_generated_contents: contents } = (await call('GET', `${PROJECTS}/tea-cards-2`)).body;
      expect(contents).toHaveLength(1);
      expect(cover).toBe(contents[0].thumbnail_url);
    });
  });

  it.each([
    ['tea-cards', 'is taken'],
    ['default', 'is taken'],
    ['Tea', 'slug'],
    ['two words', 'slug'],
    ['-tea', 'slug'],
    ['tea--cards', 'slug'],
    ['2024', 'slug'],
    ['6f0c4f4e-8f0b-4c53-9d53-0c4b7a1f6e99', 'slug'],
    ['', 'slug'],
    ['a'.repeat(61), 'slug'],
    [7, 'slug'],
    [undefined, 'slug'],
  ])('is rejected with the slug %j', async (slug, error) => {
    expect(await make({ slug, title: 'Tea' })).toMatchObject(refused(422, 'validation_error', error));
  });

  it.each([
    ['no title', { slug: 'fine' }, 'title'],
    ['a blank title', { slug: 'fine', title: '  ' }, 'title'],
    ['a number as description', { slug: 'fine', title: 'T', description: 4 }, 'description'],
    ['a long description', { slug: 'fine', title: 'T', description: 'd'.repeat(2_001) }, 'description'],
  ])('is not created with %s', async (_, body, error) => {
    expect(await make(body)).toMatchObject(refused(422, 'validation_error', error));
  });

  it('is created once for concurrent requests with one slug, which another organization may use, too', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => make({ slug: 'race', title: 'Race' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    const own = await user.sheet(['A'], 0);
    const made = await own.call('POST', '/template', { slug: 'race', title: 'Mine' });
    expect(made.status).toBe(201);
    expect((await clone('race')).body).toMatchObject({
      title: 'Mine',
      spreadsheet_rows: [{ spreadsheet_cells: [{}] }],
    });
    expect((await clone('race', { agent_id: teamAgent })).body.title).toBe('Race');
    expect((await call('GET', `${PROJECTS}/race`)).body.title).toBe('Race');
    expect((await call('GET', `${PROJECTS}/${made.body.id}`)).body.title).toBe('Mine');
  });

  it('is changed and deleted only by editors of its organization', async () => {
    const { body: template } = await make({ slug: 'passing', title: 'Passing' });
    const path = `${PROJECTS}/${template.id}`;
    const viewer = await joinAs(fixture.base, team, 'viewer');
    const outsider = await fixture.base.creator();
    for (const method of ['PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { title: 'Theirs' } : undefined;
      expect(await call(method, path, body, viewer)).toMatchObject(refused(403, 'forbidden'));
      expect(await call(method, path, body, outsider)).toMatchObject(refused(404, 'not_found'));
      expect(await call(method, `${PROJECTS}/1`, body)).toMatchObject(refused(404, 'not_found'));
    }
    expect(await make({ slug: 'theirs', title: 'T' }, 'vidsheet', viewer)).toMatchObject(refused(403, 'forbidden'));
    expect(await call('PATCH', path, { slug: 'tea-cards' })).toMatchObject(
      refused(422, 'validation_error', 'is taken'),
    );
    expect(await call('PATCH', path, { slug: 'default' })).toMatchObject(refused(422, 'validation_error', 'is taken'));
    const { body: changed } = await call('PATCH', path, { slug: 'passed', title: 'Passed', description: 'By' });
    expect(changed).toMatchObject({ id: template.id, slug: 'passed', title: 'Passed', description: 'By' });
    expect((await call('PATCH', path, {})).body).toEqual(changed);
    const { body: made } = await clone('passed', { agent_id: teamAgent });
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await call('DELETE', path)).toMatchObject(refused(404, 'not_found'));
    expect(await call('GET', path)).toMatchObject(refused(404, 'not_found'));
    expect((await call('GET', `/vidsheet/${made.id}?agent_id=${teamAgent}`)).status).toBe(200);
  });

  it('has at most one mebibyte', async () => {
    const titles = Array.from({ length: 11 }, (_, index) => `T${index}`);
    const large = await user.sheet(titles, 1);
    const cells = (await large.read()).spreadsheet_rows[0]!.spreadsheet_cells;
    await large.call('PUT', '/cells/mass_update', {
      cells: cells.map(({ id }) => ({ id, value: 'x'.repeat(100_000) })),
    });
    const draft = { slug: 'large', title: 'Large' };
    expect(await large.call('POST', '/template', draft)).toMatchObject(refused(422, 'validation_error', 'spreadsheet'));
    await large.call('PATCH', `/cells/${cells[0]!.id}`, { spreadsheet_cell: { value: '' } });
    expect((await large.call('POST', '/template', draft)).status).toBe(201);
  });

  it('is limited in number and deleted with its organization', async () => {
    await query(
      `INSERT INTO template (organization_id, slug, title, description, content)
       SELECT $1, 'copy-' || n, 'Copy', '', '{"columns": []}' FROM generate_series(1, $2::integer - (SELECT count(*)::integer FROM template WHERE organization_id = $1)) AS n`,
      [agentFixtureId, TEMPLATE_LIMITS.ofOrganization],
    );
    expect(await make({ slug: 'one-more', title: 'T' })).toMatchObject(
      refused(422, 'validation_error', String(TEMPLATE_LIMITS.ofOrganization)),
    );
    const pages = await Promise.all([1, 2, 11].map((page) => call('GET', `${PROJECTS}?page=${page}`)));
    expect(pages.map(({ body }) => body.length)).toEqual([20, 20, 9]);
    const ids = pages.flatMap(({ body }) => body.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect((await call('DELETE', `/organizations/${agentFixtureId}`)).status).toBeLessThan(300);
    expect((await call('GET', PROJECTS)).body.map(({ slug }) => slug)).toEqual([...SLUGS, 'race', 'large']);
    await eventually(
      async () => expect(await query(`SELECT FROM template WHERE organization_id = $1`, [agentFixtureId])).toEqual([]),
      { interval: 100 },
    );
  });
});
