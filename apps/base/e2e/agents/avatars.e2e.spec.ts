import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { callAs, eventually } from '@reelsheet/testing';
import sharp from 'sharp';
import { bomb } from '../../src/assets/pictures/testing/bomb.js';
import { fetched, form, picture, type Bytes } from '../support/pictures.js';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';

describe("an agent's avatars", () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let file: Bytes;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    file = await picture();
  });
  afterAll(() => fixture?.stop());
  beforeEach(async () => {
    creator = await fixture.base.creator(0);
  });

  const call = callAs('base', (key: string = creator.key) => ({
    url: fixture.base.url,
    key,
    root: `/agents/${creator.agentId}/avatars`,
  }));
  const add = (body: unknown) => call('POST', '', body);
  const addStock = (...ids: number[]) =>
    add({ agent_avatars_attributes: ids.map((stock_avatar_id) => ({ stock_avatar_id })) });
  const list = async () => (await call('GET', '')).body;
  const stockIds = async () => (await list()).map(({ stock_avatar_id }) => stock_avatar_id);

  it('can be sent as files in every supported form', async () => {
    const dataUrl = `data:image/png;base64,${file.toString('base64')}`;
    const bodies = [
      form([
        ['agent_avatars_attributes[0][file]', file],
        ['agent_avatars_attributes[1][file]', file],
      ]),
      form([
        ['agent_avatars_attributes[][file]', file],
        ['agent_avatars_attributes[][file]', file],
      ]),
      form([['agent_avatars_attributes[0][file]', dataUrl]]),
      { agent_avatars_attributes: [{ file: dataUrl }, { file: await uploaded(file) }] },
    ];
    for (const body of bodies) expect(await add(body)).toMatchObject({ status: 200, body: undefined });
    const avatars = await list();
    expect(avatars).toHaveLength(7);
    expect(avatars[0]).toMatchObject({ is_primary: true, stock_avatar_id: null });
    expect(await fetched(avatars[6]!.url)).toMatchObject({ format: 'webp', width: 64, height: 48 });
    expect(await fetched(avatars[6]!.thumbnail_url)).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  const uploaded = async (bytes: Bytes) => {
    const blob = {
      filename: 'face.png',
      byte_size: bytes.length,
      checksum: createHash('md5').update(bytes).digest('base64'),
      content_type: 'image/png',
    };
    const { body } = await fixture.base.call('POST', '/direct_upload', { key: creator.key, body: { blob } });
    await fetch(body.direct_upload.url, { method: 'PUT', headers: body.direct_upload.headers, body: bytes });
    return body.signed_id;
  };

  it('are detected by content instead of name, and photos are rotated upright', async () => {
    const photo = Buffer.from(
      await sharp(await picture('jpeg', { width: 60, height: 40 }))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    expect(
      await add(
        form([['agent_avatars_attributes[0][file]', Buffer.concat([photo, Buffer.from('<script>')])]], 'notes.txt'),
      ),
    ).toMatchObject({ status: 200 });
    const { width, height, exif, orientation } = await fetched((await list())[0]!.url);
    expect({ width, height, exif, orientation }).toEqual({
      width: 40,
      height: 60,
      exif: undefined,
      orientation: undefined,
    });
  });

  it.each<[string, () => Buffer, string]>([
    ['an empty file', () => Buffer.alloc(0), 'is empty'],
    [
      'a drawing named as a picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'must be one of jpeg, png, webp',
    ],
    ['900 megapixels in a few kilobytes', () => bomb(30_000), 'megapixels'],
    ['half a picture', () => file.subarray(0, file.length / 2), 'is broken'],
    ['six megabytes', () => Buffer.concat([file, Buffer.alloc(6 * 2 ** 20)]), 'is larger than 5 MB'],
  ])('reject %s', async (_, bytes, reason) => {
    const answer = await add(form([['agent_avatars_attributes[0][file]', Buffer.from(bytes())]]));
    expect(answer).toMatchObject({
      status: 422,
      body: { error_code: 'avatar_creation_failed', error: expect.stringContaining(reason) },
    });
    expect(await list()).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['a body without avatars', {}, 'validation_error'],
    ['an empty list', { agent_avatars_attributes: [] }, 'validation_error'],
    ['something else than a list', { agent_avatars_attributes: 'x' }, 'validation_error'],
    [
      'eleven at once',
      { agent_avatars_attributes: Array.from({ length: 11 }, () => ({ stock_avatar_id: 1 })) },
      'validation_error',
    ],
    ['an item without a picture', { agent_avatars_attributes: [{}] }, 'avatar_creation_failed'],
    [
      'an item with two pictures',
      { agent_avatars_attributes: [{ stock_avatar_id: 1, file: 'x' }] },
      'avatar_creation_failed',
    ],
    ['an unknown stock avatar', { agent_avatars_attributes: [{ stock_avatar_id: 99 }] }, 'avatar_creation_failed'],
    [
      'two primaries',
      { agent_avatars_attributes: [1, 2].map((stock_avatar_id) => ({ stock_avatar_id, is_primary: true })) },
      'avatar_creation_failed',
    ],
    ['an unknown signed id', { agent_avatars_attributes: [{ file: 'none' }] }, 'avatar_creation_failed'],
    ['an empty data URL', { agent_avatars_attributes: [{ file: 'data:image/png;base64,' }] }, 'avatar_creation_failed'],
    [
      'a file that is an object',
      { agent_avatars_attributes: [{ file: { path: '/etc/passwd' } }] },
      'avatar_creation_failed',
    ],
    [
      'one good picture and a bad one',
      { agent_avatars_attributes: [{ stock_avatar_id: 1 }, { file: 'data:;base64,AAAA' }] },
      'avatar_creation_failed',
    ],
  ])('reject %s, and none is added', async (_, body, error_code) => {
    expect(await add(body)).toMatchObject({ status: 422, body: { error_code } });
    expect(await list()).toEqual([]);
  });

  it('include public stock avatars', async () => {
    const { body } = await fixture.base.call('GET', '/stock_avatars', { key: creator.key });
    expect(body).toHaveLength(10);
    const path = (url: string) => `${fixture.base.url}${new URL(url).pathname.replace('/v1', '')}`;
    expect(await fetched(path(body[9]!.url))).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    expect(await fetched(path(body[9]!.thumbnail_url))).toMatchObject({ format: 'png', width: 256 });
    for (const missing of ['/stock_avatars/11/picture', '/stock_avatars/1/constructor'])
      expect((await fixture.base.call('GET', missing)).status).toBe(404);
    expect((await fixture.base.call('GET', '/stock_avatars')).status).toBe(401);
  });

  it('are listed in pages of 20, the primary first', async () => {
    const agentId = creator.agentId;
    await fixture.base.http.get(Database, { strict: false }).manager.query(
      `INSERT INTO agent_avatar (agent_id, url, thumbnail_url, is_primary) SELECT $1, 'http://x/' || n, 'http://x',
         n = 30 FROM generate_series(1, 45) AS n`,
      [agentId],
    );
    const pageAt = (cursor: string) => call('GET', `?cursor=${cursor}`);
    const seen: Awaited<ReturnType<typeof list>> = [];
    const sizes: number[] = [];
    for (let cursor: string | null = '0'; cursor !== null;) {
      const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(cursor);
      seen.push(...page.body);
      sizes.push(page.body.length);
      cursor = page.headers.get('x-next-cursor');
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen[0]).toMatchObject({ url: 'http://x/30', is_primary: true });
    expect(new Set(seen.map(({ id }) => id)).size).toBe(45);
    expect(await call('GET', '?cursor=x')).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
  });

  it('promote the next one when the primary is deleted, and delete the bytes', async () => {
    await add(form([['agent_avatars_attributes[0][file]', file]]));
    await addStock(2, 3, 2);
    const [own, second, third] = await list();
    await call('PATCH', `/${third!.id}`);
    expect(await stockIds()).toEqual([3, null, 2]);
    expect(await call('DELETE', `/${third!.id}_${own!.id}`)).toMatchObject({ status: 200, body: undefined });
    expect(await list()).toMatchObject([{ id: second!.id, is_primary: true }]);
    await eventually(async () => expect((await fetch(own!.url)).status).toBe(404));
    await eventually(async () => expect((await fetch(own!.thumbnail_url)).status).toBe(404));
  });

  it('are not found for other agents, and are deleted all or none', async () => {
    await addStock(1);
    const { id } = (await list())[0]!;
    const other = creator;
    creator = await fixture.base.creator(0);
    await addStock(4);
    const [own] = await list();
    for (const [method, path] of [
      ['PATCH', `/${id}`],
      ['DELETE', `/${id}`],
      ['DELETE', `/${own!.id}_${id}`],
    ] as const) {
      expect(await call(method, path)).toMatchObject({ status: 422, body: { error_code: 'avatar_update_failed' } });
    }
    for (const [method, path] of [
      ['PATCH', '/x'],
      ['DELETE', '/1_'],
      ['DELETE', '/1_x'],
    ] as const)
      expect((await call(method, path)).status).toBe(404);
    expect(await stockIds()).toEqual([4]);
    const foreign = [
      await call('GET', '', undefined, other.key),
      await call('POST', '', { agent_avatars_attributes: [{ stock_avatar_id: 1 }] }, other.key),
      await call('PATCH', `/${own!.id}`, undefined, other.key),
      await call('DELETE', `/${own!.id}`, undefined, other.key),
    ];
    for (const answer of foreign)
      expect(answer).toMatchObject({ status: 404, body: { error_code: 'agent_not_found' } });
  });

  it('are visible to viewers and changed by editors', async () => {
    const [viewer, editor] = [await fixture.base.person(), await fixture.base.person()];
    for (const [{ email }, role] of [
      [viewer, 'viewer'],
      [editor, 'editor'],
    ] as const) {
      await fixture.base.call('POST', `/organizations/${creator.personalId}/members`, {
        key: creator.key,
        body: { email, role },
      });
    }
    const stock = { agent_avatars_attributes: [{ stock_avatar_id: 1 }] };
    expect(await call('POST', '', stock, viewer.key)).toMatchObject({
      status: 403,
      body: { error_code: 'forbidden' },
    });
    expect((await call('POST', '', stock, editor.key)).status).toBe(200);
    expect((await call('GET', '', undefined, viewer.key)).body).toHaveLength(1);
  });

  it('have exactly one primary after 16 concurrent changes', async () => {
    await addStock(1, 2, 3, 4, 5, 6, 7, 8);
    const before = await list();
    const changes = before.flatMap(({ id }, index) => [
      call('PATCH', `/${id}`),
      index % 2 ? call('DELETE', `/${id}`) : addStock(9, 10),
    ]);
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 422].includes(status))).toEqual([]);
    const after = await list();
    expect(after).toHaveLength(6);
    expect(after.map(({ is_primary }) => is_primary)).toEqual([true, false, false, false, false, false]);
  });

  it('are not added while storage is unavailable, and leave no bytes behind', async () => {
    await fixture.withoutUpload(async () => {
      expect(await add(form([['agent_avatars_attributes[0][file]', file]]))).toMatchObject({
        status: 503,
        body: { error_code: 'service_unavailable' },
      });
    });
    expect(await list()).toEqual([]);
  });
});
