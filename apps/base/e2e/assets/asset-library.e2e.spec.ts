import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callAs, eventually } from '@reelsheet/testing';
import pg from 'pg';
import sharp from 'sharp';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';

describe('asset library and folders', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let picture: Buffer<ArrayBuffer>;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    creator = await fixture.base.creator();
    const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } });
    picture = Buffer.from(await drawn.png().toBuffer());
  });
  afterAll(() => fixture?.stop());

  const call = callAs('base', ({ key, agentId }: Creator = creator) => ({ url: fixture.base.url, key, agentId }));
  const makeFolder = (name: unknown, parent_id?: unknown, owner = creator) =>
    call('POST', '/asset_folders', { asset_folder: { name, parent_id } }, owner);
  const folder = async (name: string, parent_id?: number, owner = creator): Promise<number> =>
    (await makeFolder(name, parent_id, owner)).body.asset_folder_id;
  const upload = async (name: string, folderId?: number | string, owner = creator) => {
    const form = new FormData();
    form.append('content_resource[file]', new Blob([picture], { type: 'image/png' }), name);
    if (folderId !== undefined) form.append('asset_folder[id]', String(folderId));
    return call('POST', '/content_resources', form, owner);
  };
  const names = (items: any[]): string[] => items.map(({ name, file_name }) => name ?? file_name);
  const list = async (query: string, owner = creator) =>
    names((await call('GET', `/asset_libraries${query}`, undefined, owner)).body);
  const rejection = (status: number, error_code: string, error: unknown = expect.any(String)) => ({
    status,
    body: { error_code, error },
  });

  /** Inserts files without bytes. */
  const insert = async (owner: Creator, folderId: number | null, count: number, type = 'image') => {
    const admin = new pg.Client({ connectionString: fixture.base.database.urls.base });
    await admin.connect();
    await admin.query(
      `INSERT INTO base.content_resource (organization_id, agent_id, folder_id, key, url, file_name, content_type,
       object_type, byte_size)
       SELECT $1, $2, $3, gen_random_uuid()::text, 'https://example.com/a', $4 || '-' || n, $4 || '/x', $4, 1
       FROM generate_series(1, $5::integer) AS n`,
      [owner.personalId, owner.agentId, folderId, type, count],
    );
    await admin.end();
  };

  it('lists folders before files, each newest first, or all by age', async () => {
    const owner = await fixture.base.creator();
    const first = await folder('First', undefined, owner);
    await upload('one.png', undefined, owner);
    await folder('Second', undefined, owner);
    await upload('two.png', undefined, owner);
    await upload('inside.png', first, owner);
    expect(await list('', owner)).toEqual(['Second', 'First', 'two.png', 'one.png']);
    expect(await list('?order=default', owner)).toEqual(['Second', 'First', 'two.png', 'one.png']);
    expect(await list('?order=recent', owner)).toEqual(['two.png', 'Second', 'one.png', 'First']);
    const { body } = await call('GET', `/asset_libraries?folder_id=${first}`, undefined, owner);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        type: 'ContentResource',
        url: expect.stringContaining('/media/'),
        thumbnail_url: body[0]!.thumbnail_url,
        file_name: 'inside.png',
        content_type: 'image/png',
        created_at: expect.any(String),
      },
    ]);
    expect((await call('GET', '/asset_libraries?asset_type=folder', undefined, owner)).body[1]).toEqual({
      id: first,
      type: 'AssetFolder',
      name: 'First',
      created_at: expect.any(String),
    });
  });

  it('filters by type, and lists all types without a filter', async () => {
    const owner = await fixture.base.creator();
    await folder('Folder', undefined, owner);
    for (const type of ['zip', 'audio', 'video', 'image']) await insert(owner, null, 1, type);
    expect(await list('?asset_type=audio', owner)).toEqual(['audio-1']);
    expect(await list('?asset_type=video,folder', owner)).toEqual(['Folder', 'video-1']);
    expect(await list('?asset_type=image&asset_type=audio', owner)).toEqual(['image-1', 'audio-1']);
    expect(await list('', owner)).toHaveLength(5);
    expect(await call('GET', '/asset_libraries?asset_type=image,zip', undefined, owner)).toMatchObject(
      rejection(422, 'validation_error', expect.stringContaining('asset_type')),
    );
  });

  it('searches names regardless of case in a folder and below, without interpreting patterns', async () => {
    const owner = await fixture.base.creator();
    const outer = await folder('Autumn 100%', undefined, owner);
    const inner = await folder('Deep_autumn', outer, owner);
    await upload('autumn leaf.png', inner, owner);
    await upload('winter.png', undefined, owner);
    expect(await list('?search=AUTUMN', owner)).toEqual(['Deep_autumn', 'Autumn 100%', 'autumn leaf.png']);
    expect(await list(`?search=autumn&folder_id=${outer}&asset_type=image,folder`, owner)).toEqual([
      'Deep_autumn',
      'autumn leaf.png',
    ]);
    expect(await list(`?search=autumn&folder_id=${inner}`, owner)).toEqual(['autumn leaf.png']);
    expect(await list('?search=100%25', owner)).toEqual(['Autumn 100%']);
    expect(await list('?search=_', owner)).toEqual(['Deep_autumn']);
    expect(await list('?search=%25%25', owner)).toEqual([]);
    expect(await list('?search=', owner)).toEqual(['Autumn 100%', 'winter.png']);
  });

  it('returns twenty per page, or the requested number', async () => {
    const owner = await fixture.base.creator();
    await insert(owner, null, 20);
    for (const name of ['a', 'b']) await folder(name, undefined, owner);
    const all = await list('?page_size=100', owner);
    expect(all).toHaveLength(22);
    expect(await list('', owner)).toEqual(all.slice(0, 20));
    expect(await list('?page=2', owner)).toEqual(all.slice(20));
    expect(await list('?page=3', owner)).toEqual([]);
    expect(await list('?page=2&page_size=1', owner)).toEqual(['a']);
  });

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page_size=0', 'page_size'],
    ['page_size=101', 'page_size'],
    ['order=oldest', 'order'],
    ['asset_type=document', 'asset_type'],
    ['folder_id=x', 'folder_id'],
    [`search=${'x'.repeat(256)}`, 'search'],
  ])('rejects %s by name', async (query, field) => {
    expect(await call('GET', `/asset_libraries?${query}`)).toMatchObject(
      rejection(422, 'validation_error', expect.stringContaining(field)),
    );
  });

  it('accepts bracketed form fields and JSON', async () => {
    const form = new FormData();
    form.append('asset_folder[name]', '  Spring  ');
    const made = await call('POST', '/asset_folders', form);
    expect(made).toEqual(expect.objectContaining({ status: 201, body: { asset_folder_id: expect.any(Number) } }));
    const { asset_folder_id: id } = made.body;
    const inner = new URLSearchParams({ 'asset_folder[name]': 'Within', 'asset_folder[parent_id]': String(id) });
    const answer = await fetch(`${fixture.base.url}/asset_folders?agent_id=${creator.agentId}`, {
      method: 'POST',
      body: inner,
      headers: { 'X-API-Key': creator.key },
    });
    expect(answer.status).toBe(201);
    expect(await list(`?folder_id=${id}`)).toEqual(['Within']);
    expect((await call('GET', '/asset_libraries?search=Spring')).body).toMatchObject([{ id, name: 'Spring' }]);
  });

  it.each([
    [{}, 'asset_folder'],
    [{ asset_folder: {} }, 'asset_folder.name'],
    [{ asset_folder: { name: '  ' } }, 'asset_folder.name'],
    [{ asset_folder: { name: 'x'.repeat(256) } }, 'asset_folder.name'],
    [{ asset_folder: { name: 7 } }, 'asset_folder.name'],
    [{ asset_folder: { name: 'x', parent_id: 'y' } }, 'asset_folder.parent_id'],
  ])('creates no folder from %j', async (body, field) => {
    expect(await call('POST', '/asset_folders', body)).toMatchObject(
      rejection(422, 'validation_error', expect.stringMatching(new RegExp(`^${field} `))),
    );
  });

  it('renames a folder, and moves it with its contents', async () => {
    const [from, to] = [await folder('From'), await folder('To')];
    const moved = await folder('Moved', from);
    await upload('kept.png', moved);
    const change = (name: string, parent_id?: number | null) =>
      call('PATCH', `/asset_folders/${moved}`, { asset_folder: { name, parent_id } });
    expect(await change('Renamed')).toMatchObject({ status: 200, body: { asset_folder_id: moved } });
    expect(await list(`?folder_id=${from}`)).toEqual(['Renamed']);
    await change('Renamed', to);
    expect([await list(`?folder_id=${from}`), await list(`?folder_id=${to}`)]).toEqual([[], ['Renamed']]);
    expect(await list(`?folder_id=${moved}`)).toEqual(['kept.png']);
    await change('At the root', null);
    expect(await list('?asset_type=folder&page_size=100')).toContain('At the root');
    expect(await call('PATCH', `/asset_folders/${moved}`, { asset_folder: {} })).toMatchObject(
      rejection(422, 'validation_error', 'asset_folder.name is required'),
    );
  });

  it('prevents cycles under concurrent moves', async () => {
    const owner = await fixture.base.creator();
    const top = await folder('Top', undefined, owner);
    const middle = await folder('Middle', top, owner);
    const low = await folder('Low', middle, owner);
    const move = (id: number, parent_id: number | null) =>
      call('PATCH', `/asset_folders/${id}`, { asset_folder: { name: `folder ${id}`, parent_id } }, owner);
    for (const position of [top, middle, low])
      expect(await move(top, position)).toMatchObject(
        rejection(422, 'validation_error', 'asset_folder.parent_id must not be the folder itself or one within it'),
      );
    expect(await list('', owner)).toEqual(['Top']);
    const [one, other] = [await folder('One', undefined, owner), await folder('Other', undefined, owner)];
    const statuses = (await Promise.all([move(one, other), move(other, one)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  it('allows twenty nested folders', async () => {
    const owner = await fixture.base.creator();
    let deepest: number | undefined;
    for (let depth = 1; depth <= 20; depth += 1) deepest = await folder(`Depth ${depth}`, deepest, owner);
    const tooDeep = rejection(422, 'validation_error', expect.stringMatching(/^asset_folder.parent_id must not lead/));
    expect(await makeFolder('Depth 21', deepest, owner)).toMatchObject(tooDeep);
    const beside = await folder('Beside', undefined, owner);
    const move = { asset_folder: { name: 'Beside', parent_id: deepest } };
    expect(await call('PATCH', `/asset_folders/${beside}`, move, owner)).toMatchObject(tooDeep);
  });

  it('adds a file to a folder, and moves it', async () => {
    const [one, other] = [await folder('One'), await folder('Other')];
    const { status, body } = await upload('placed.png', one);
    expect({ status, folder: body.content_resource.asset_folder_id }).toEqual({ status: 201, folder: one });
    const { id } = body.content_resource;
    const move = (asset_folder?: unknown) =>
      call('PATCH', `/content_resources/${id}`, { content_resource: { filename: 'placed.png' }, asset_folder });
    expect((await move({ id: other })).status).toBe(200);
    expect([await list(`?folder_id=${one}`), await list(`?folder_id=${other}`)]).toEqual([[], ['placed.png']]);
    await move();
    expect(await list(`?folder_id=${other}`)).toEqual(['placed.png']);
    expect((await move({ id: null })).status).toBe(200);
    expect((await call('GET', `/content_resources/${id}`)).body.content_resource.asset_folder_id).toBe(null);
    expect(await move({ id: 999_999 })).toMatchObject(rejection(404, 'not_found'));
    expect(await upload('nowhere.png', 999_999)).toMatchObject(rejection(404, 'not_found'));
    expect(await upload('nowhere.png', 'x')).toMatchObject(
      rejection(422, 'validation_error', expect.stringMatching(/^asset_folder.id /)),
    );
    expect(await list('?search=nowhere')).toEqual([]);
  });

  it('deletes a folder with everything below it and its bytes, except for those used elsewhere', async () => {
    const top = await folder('Top');
    const low = await folder('Low', await folder('Middle', top));
    const beside = await upload('beside.png');
    const gone = [await upload('high.png', top), await upload('low.png', low)].map(({ body }) => body.content_resource);
    expect(await call('DELETE', `/asset_folders/${top}`)).toMatchObject({ status: 200, body: undefined });
    for (const { id, url } of gone) {
      expect((await fetch(url)).status).toBe(404);
      expect(await call('GET', `/content_resources/${id}`)).toMatchObject(rejection(404, 'content_resource_not_found'));
    }
    for (const id of [top, low]) {
      expect(await call('GET', `/asset_libraries?folder_id=${id}`)).toMatchObject(rejection(404, 'not_found'));
      expect(await call('DELETE', `/asset_folders/${id}`)).toMatchObject(rejection(404, 'not_found'));
    }
    expect((await fetch(beside.body.content_resource.url)).status).toBe(200);
  });

  it('rejects the deletion of a folder with too many files', async () => {
    const owner = await fixture.base.creator();
    const top = await folder('Top', undefined, owner);
    const low = await folder('Low', top, owner);
    await insert(owner, top, 1);
    await insert(owner, low, 10_000);
    expect(await call('DELETE', `/asset_folders/${top}`, undefined, owner)).toMatchObject(
      rejection(422, 'folder_removal_failed', expect.stringContaining('more than 10000 files')),
    );
    expect(await list(`?folder_id=${top}`, owner)).toEqual(['Low', 'image-1']);
    expect((await call('DELETE', `/asset_folders/${low}`, undefined, owner)).status).toBe(200);
    expect((await call('DELETE', `/asset_folders/${top}`, undefined, owner)).status).toBe(200);
  });

  it('loses no file that is added to a folder during its deletion', async () => {
    const id = await folder('Contested');
    const { body } = await upload('mover.png');
    const resource = body.content_resource;
    const [moved, removed] = await Promise.all([
      call('PATCH', `/content_resources/${resource.id}`, {
        content_resource: { filename: 'mover.png' },
        asset_folder: { id },
      }),
      call('DELETE', `/asset_folders/${id}`),
    ]);
    expect(removed.status).toBe(200);
    const { status } = await call('GET', `/content_resources/${resource.id}`);
    expect([moved.status, status]).toEqual(moved.status === 200 ? [200, 404] : [404, 200]);
  });

  it('returns 503 while storage is unavailable, and deletes the bytes later', async () => {
    const { body } = await upload('late.png');
    const { id, url } = body.content_resource;
    await fixture.withoutUpload(async () => {
      expect(await call('DELETE', `/content_resources/${id}`)).toMatchObject(rejection(503, 'service_unavailable'));
    });
    expect((await call('GET', `/content_resources/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/content_resources/${id}`)).status).toBe(404);
    await eventually(async () => expect((await fetch(url)).status).toBe(404));
  });

  it('neither shows nor accepts folders of another agent', async () => {
    const outsider = await fixture.base.creator();
    const id = await folder('Mine');
    const missing = rejection(404, 'not_found');
    const body = { asset_folder: { name: 'Theirs' } };
    expect(await call('GET', `/asset_libraries?folder_id=${id}`, undefined, outsider)).toMatchObject(missing);
    expect(await call('PATCH', `/asset_folders/${id}`, body, outsider)).toMatchObject(missing);
    expect(await call('DELETE', `/asset_folders/${id}`, undefined, outsider)).toMatchObject(missing);
    expect(await makeFolder('Within', id, outsider)).toMatchObject(missing);
    expect(await upload('theirs.png', id, outsider)).toMatchObject(missing);
    expect(await call('DELETE', '/asset_folders/none')).toMatchObject(missing);
    expect(await call('GET', '/asset_libraries', undefined, { ...outsider, agentId: creator.agentId })).toMatchObject(
      rejection(422, 'agent_not_found'),
    );
    expect(await list('?search=Mine')).toEqual(['Mine']);
  });
});
