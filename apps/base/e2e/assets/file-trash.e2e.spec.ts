import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { callAs, eventually } from '@reelsheet/testing';
import pg from 'pg';
import sharp from 'sharp';
import { FileTrashExpiry } from '../../src/assets/content-resources/trash/file-trash-expiry.js';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';

async function plainPicture(): Promise<Buffer<ArrayBuffer>> {
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } });
  return Buffer.from(await plain.png().toBuffer());
}

const MISSING = { status: 404, body: { error_code: 'content_resource_not_found' } };

const LOCK = `SELECT FROM media_inspection WHERE key IN (SELECT key FROM content_resource WHERE id = ANY ($1))
  ORDER BY key FOR UPDATE`;

describe('the trash of files', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let picture: Buffer<ArrayBuffer>;
  let storage: pg.Client;
  let admin: pg.Client;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    const connectionString = fixture.base.database.adminUrl;
    admin = new pg.Client({ connectionString, options: '-c search_path=base,public' });
    await admin.connect();
    storage = new pg.Client({ connectionString: fixture.base.database.urls.upload });
    await storage.connect();
    picture = await plainPicture();
  });
  afterAll(async () => {
    await storage?.end();
    await admin?.end();
    await fixture?.stop();
  });
  beforeEach(async () => {
    creator = await fixture.base.creator();
  });
  afterEach(() => void jest.restoreAllMocks());

  const call = callAs('base', ({ key, agentId }: Creator = creator) => ({ url: fixture.base.url, key, agentId }));
  const statusOf = async (url: string) => (await fetch(url)).status;
  const read = async (id: number) => (await call('GET', `/content_resources/${id}`)).body.content_resource;
  const trash = async (user?: Creator) => (await call('GET', '/content_resources/trash', undefined, user)).body;
  const discard = (id: number) => call('DELETE', `/content_resources/${id}`);
  const restore = (id: number, user?: Creator) => call('POST', `/content_resources/${id}/restore`, undefined, user);
  const remove = (id: number, user?: Creator) => call('DELETE', `/content_resources/trash/${id}`, undefined, user);
  const pass = (days: number) => {
    const at = Date.now() + days * DAY_MS;
    jest.spyOn(fixture.base.http.get(Clock), 'now').mockImplementation(() => new Date(at));
  };
  const taken = async () =>
    (
      await storage.query(
        `SELECT coalesce(sum(bytes), 0)::int AS bytes FROM upload.storage_account
         WHERE name IN ('user:${creator.id}', 'organization:${creator.personalId}')`,
      )
    ).rows[0].bytes as number;
  /** Another transaction, and how to wait until something waits for it. */
  const other = async () => {
    const { rows } = await admin.query(`SELECT pg_backend_pid() AS pid`);
    const waiters = `SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))`;
    return {
      query: (sql: string, values: unknown[] = []) => admin.query(sql, values),
      waiting: () =>
        eventually(async () => expect((await admin.query(waiters, [rows[0].pid])).rowCount).toBeGreaterThan(0)),
    };
  };
  /** Uploads a picture directly, and makes a file of it. */
  const announced = async () => {
    const blob = {
      ...{ filename: 'sea.png', byte_size: picture.length, content_type: 'image/png' },
      checksum: createHash('md5').update(picture).digest('base64'),
    };
    const { signed_id, direct_upload } = (await call('POST', '/direct_upload', { blob })).body;
    await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: picture });
    return signed_id;
  };
  const claim = async (signedId: string, folderId: number | null = null) => {
    const body = { content_resource: { file: signedId }, asset_folder: { id: folderId } };
    return (await call('POST', '/content_resources', body)).body.content_resource;
  };
  /** Adds a file and waits for its thumbnail. */
  const upload = async (folderId: number | null = null) => {
    const { id } = await claim(await announced(), folderId);
    return eventually(async () => {
      const file = await read(id);
      if (!file.thumbnail_url) throw new Error('no thumbnail yet');
      return { ...file, thumbnail_url: file.thumbnail_url };
    });
  };
  const folder = async () =>
    (await call('POST', '/asset_folders', { asset_folder: { name: 'Sea' } })).body.asset_folder_id;

  it('serves no file, and a restored one at its address again, with its folder', async () => {
    const file = await upload(await folder());
    const urls = [file.url, file.thumbnail_url, `${file.url}?width=64`];
    for (const url of urls) expect(await statusOf(url)).toBe(200);
    expect((await discard(file.id)).status).toBe(200);
    for (const url of urls) expect(await statusOf(url)).toBe(404);
    expect(await call('GET', `/content_resources/${file.id}`)).toMatchObject(MISSING);
    expect((await call('GET', '/content_resources')).body).toEqual([]);
    const [listed, ...others] = await trash();
    expect(others).toEqual([]);
    const { id, file_name, content_type, object_type, byte_size, asset_folder_id } = file;
    expect(listed).toMatchObject({ id, file_name, content_type, object_type, byte_size, asset_folder_id });
    expect(listed).toMatchObject({ deleted_by: creator.id });
    expect(JSON.stringify(listed)).not.toContain('http');
    expect(Date.parse(listed!.expires_at) - Date.parse(listed!.deleted_at)).toBe(30 * DAY_MS);
    expect(await restore(file.id)).toMatchObject({ status: 200, body: { content_resource: file } });
    for (const url of urls) expect(await statusOf(url)).toBe(200);
    expect(await trash()).toEqual([]);
  });

  it('does so again and again, and keeps withdrawn addresses withdrawn', async () => {
    const file = await upload();
    for (let round = 0; round < 3; round += 1) {
      await discard(file.id);
      expect(await statusOf(file.url)).toBe(404);
      await restore(file.id);
      expect(await statusOf(file.url)).toBe(200);
    }
    const now = (await call('POST', `/content_resources/${file.id}/withdraw_address`)).body.content_resource;
    await discard(file.id);
    for (const url of [file.url, now.url]) expect(await statusOf(url)).toBe(404);
    expect((await restore(file.id)).body.content_resource.url).toBe(now.url);
    expect([await statusOf(file.url), await statusOf(now.url)]).toEqual([404, 200]);
  });

  it('keeps the files of a deleted folder, which are restored to the root', async () => {
    const top = await folder();
    const files = [await upload(top), await upload(top)];
    expect((await call('DELETE', `/asset_folders/${top}`)).status).toBe(200);
    for (const { url } of files) expect(await statusOf(url)).toBe(404);
    expect((await trash()).map(({ id }) => id).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
    const { body } = await restore(files[0]!.id);
    expect(body.content_resource).toEqual({ ...files[0], asset_folder_id: null });
    expect(await statusOf(files[0]!.url)).toBe(200);
    expect(await statusOf(files[1]!.url)).toBe(404);
  });

  it('counts against the storage until it is emptied', async () => {
    const files = [await upload(), await upload(), await upload()];
    for (const { id } of files) await discard(id);
    expect(await taken()).toBeGreaterThanOrEqual(3 * picture.length);
    expect((await remove(files[0]!.id)).status).toBe(200);
    expect(await taken()).toBeLessThan(3 * picture.length);
    expect(await call('DELETE', '/content_resources/trash')).toMatchObject({
      status: 200,
      body: { removed: 2, is_empty: true },
    });
    expect(await taken()).toBe(0);
    expect(await trash()).toEqual([]);
    for (const { id, url } of files) {
      expect(await restore(id)).toMatchObject(MISSING);
      expect(await statusOf(url)).toBe(404);
    }
  });

  it('keeps bytes that several files use for the last of them', async () => {
    const signedId = await announced();
    const [one, other] = [await claim(signedId), await claim(signedId)];
    await discard(one.id);
    expect(await statusOf(other.url)).toBe(200);
    await discard(other.id);
    expect(await statusOf(other.url)).toBe(404);
    await remove(other.id);
    expect(await restore(one.id)).toMatchObject({ status: 200 });
    expect(await statusOf(one.url)).toBe(200);
    await discard(one.id);
    await remove(one.id);
    expect(await taken()).toBe(0);
  });

  it('gives a file to one of a restoration and a removal, and restores it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const file = await upload();
      await discard(file.id);
      const [back, gone, again] = await Promise.all([restore(file.id), remove(file.id), restore(file.id)]);
      const restored = [back, again].filter(({ status }) => status === 200);
      expect(restored.length + Number(gone.status === 200)).toBe(1);
      expect(await statusOf(file.url)).toBe(restored.length === 1 ? 200 : 404);
    }
  });

  it('has one end of concurrent deletions and restorations', async () => {
    const file = await upload();
    for (let round = 0; round < 5; round += 1)
      await Promise.all([discard(file.id), restore(file.id), discard(file.id), restore(file.id)]);
    const isThere = (await call('GET', `/content_resources/${file.id}`)).status;
    await eventually(async () => expect(await statusOf(file.url)).toBe(isThere));
  });

  it('misses files of others, that are unknown, not deleted or expired', async () => {
    const outsider = await fixture.base.creator();
    const [file, present] = [await upload(), await upload()];
    await discard(file.id);
    for (const act of [restore, remove]) {
      expect(await act(file.id, outsider)).toMatchObject(MISSING);
      expect(await act(2 ** 40)).toMatchObject(MISSING);
      expect(await act(present.id)).toMatchObject(MISSING);
    }
    expect(await trash(outsider)).toEqual([]);
    expect((await call('DELETE', '/content_resources/trash', undefined, outsider)).body).toMatchObject({ removed: 0 });
    pass(29.9);
    expect((await trash()).map(({ id }) => id)).toEqual([file.id]);
    pass(30.1);
    expect(await trash()).toEqual([]);
    expect(await restore(file.id)).toMatchObject(MISSING);
    await fixture.base.http.get(FileTrashExpiry, { strict: false }).run();
    jest.restoreAllMocks();
    expect(await restore(file.id)).toMatchObject(MISSING);
    await discard(present.id);
    await call('DELETE', '/content_resources/trash');
    await eventually(async () => expect(await taken()).toBe(0));
  });

  it('removes expired files on request', async () => {
    const files = [await upload(), await upload()];
    for (const { id } of files) await discard(id);
    pass(30.1);
    expect((await remove(files[0]!.id)).status).toBe(200);
    expect((await call('DELETE', '/content_resources/trash')).body).toEqual({ removed: 1, is_empty: true });
    expect(await taken()).toBe(0);
  });

  it('shows no file whose bytes an earlier version has deleted', async () => {
    const [file, lost] = [await upload(), await upload()];
    for (const { id } of [file, lost]) await discard(id);
    await admin.query(`DELETE FROM media_inspection WHERE key = (SELECT key FROM content_resource WHERE id = $1)`, [
      lost.id,
    ]);
    expect((await trash()).map(({ id }) => id)).toEqual([file.id]);
    expect(await restore(lost.id)).toMatchObject(MISSING);
    expect((await remove(lost.id)).status).toBe(200);
  });

  it('is not empty while files are left, although another request removes some', async () => {
    const [first, second] = [await upload(), await upload()];
    await discard(first.id);
    const { waiting, query } = await other();
    await query('BEGIN');
    await query(LOCK, [[first.id]]);
    await query(`UPDATE content_resource SET in_trash = false WHERE id = $1`, [first.id]);
    const emptied = call('DELETE', '/content_resources/trash');
    await waiting();
    await discard(second.id);
    await query('COMMIT');
    expect((await emptied).body).toEqual({ removed: 1, is_empty: true });
    expect(await trash()).toEqual([]);
  });

  it('does not interfere with the deletion of a folder that files in the trash came from', async () => {
    const top = await folder();
    const files = [await upload(top), await upload(top)].map(({ id }) => id);
    for (const id of files) await discard(id);
    const { waiting, query } = await other();
    const rename = (id: number) => query(`UPDATE content_resource SET file_name = 'new' WHERE id = $1`, [id]);
    await query('BEGIN');
    await query(LOCK, [files]);
    await rename(files[1]!);
    const removal = call('DELETE', `/asset_folders/${top}`);
    await waiting();
    await rename(files[0]!);
    await query('COMMIT');
    expect((await removal).status).toBe(200);
    expect(await trash()).toMatchObject([{ asset_folder_id: null }, { asset_folder_id: null }]);
  });

  it('follows later what it asked of unavailable storage', async () => {
    const file = await upload();
    const unavailable = { status: 503, body: { error_code: 'service_unavailable' } };
    await fixture.withoutUpload(async () => {
      expect(await discard(file.id)).toMatchObject(unavailable);
    });
    await eventually(async () => expect(await statusOf(file.url)).toBe(404));
    await fixture.withoutUpload(async () => {
      expect(await restore(file.id)).toMatchObject(unavailable);
    });
    await eventually(async () => expect(await statusOf(file.url)).toBe(200));
  });

  it('ends with the organization at once', async () => {
    const { body: organization } = await call('POST', '/organizations', { organization: { name: 'Passing' } });
    const { body: made } = await call('POST', '/agents', {
      organization_id: organization.id,
      agent: { name: 'Passing' },
    });
    const personal = creator;
    creator = { ...creator, agentId: made.agent.id, personalId: organization.id };
    const file = await upload();
    await discard(file.id);
    expect(await taken()).toBeGreaterThan(0);
    await call('DELETE', `/organizations/${organization.id}`, undefined, personal);
    await eventually(async () => expect(await taken()).toBe(0));
  });
});

it('does not exist where nothing can be restored: the bytes go at once', async () => {
  const fixture = await AgentFixture.start({ TRASH_DAYS: 0 });
  try {
    const { key, agentId } = await fixture.base.creator();
    const call = callAs('base', () => ({ url: fixture.base.url, key, agentId }));
    const form = new FormData();
    form.append('content_resource[file]', new Blob([await plainPicture()], { type: 'image/png' }), 'sea.png');
    const { id, url } = (await call('POST', '/content_resources', form)).body.content_resource;
    expect((await fetch(url)).status).toBe(200);
    expect((await call('DELETE', `/content_resources/${id}`)).status).toBe(200);
    expect((await fetch(url)).status).toBe(404);
    expect((await call('GET', '/content_resources/trash')).body).toEqual([]);
    expect(await call('POST', `/content_resources/${id}/restore`)).toMatchObject(MISSING);
    const storage = new pg.Client({ connectionString: fixture.base.database.urls.upload });
    await storage.connect();
    expect((await storage.query(`SELECT FROM upload.blob`)).rowCount).toBe(0);
    await storage.end();
  } finally {
    await fixture.stop();
  }
});
