import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, callAs, eventually } from '@reelsheet/testing';
import pg from 'pg';
import sharp from 'sharp';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';

describe('content resources', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let picture: Buffer<ArrayBuffer>;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    creator = await fixture.base.creator();
    picture = Buffer.from(
      await sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
        .png()
        .toBuffer(),
    );
  });
  afterAll(() => fixture?.stop());

  const call = callAs('base', ({ key, agentId }: Creator = creator) => ({ url: fixture.base.url, key, agentId }));
  const formOf = (bytes: Buffer<ArrayBuffer>, type: string, name: string) => {
    const form = new FormData();
    form.append('content_resource[file]', new Blob([bytes], { type }), name);
    return form;
  };
  const upload = async (name = 'sea.png') =>
    (await call('POST', '/content_resources', formOf(picture, 'image/png', name))).body.content_resource;
  const announce = (bytes: Buffer, change: object = {}, { key } = creator) =>
    fixture.base.call('POST', '/direct_upload', {
      key,
      body: {
        blob: {
          filename: 'direct.png',
          byte_size: bytes.length,
          checksum: createHash('md5').update(bytes).digest('base64'),
          content_type: 'image/png',
          ...change,
        },
      },
    });

  it('stores a file of a form, and shows its size and thumbnail after the inspection', async () => {
    const { status, body } = await call('POST', '/content_resources', formOf(picture, 'image/png', 'sea.png'));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        content_resource: {
          file_name: 'sea.png',
          content_type: 'image/png',
          object_type: 'image',
          byte_size: picture.length,
        },
        generator: null,
      },
    });
    expect(Buffer.from(await (await fetch(body.content_resource.url)).arrayBuffer()).equals(picture)).toBe(true);
    await eventually(async () => {
      const { body: detail } = await call('GET', `/content_resources/${body.content_resource.id}`);
      expect(detail.content_resource).toMatchObject({
        width: 64,
        height: 48,
        thumbnail_url: expect.stringContaining('http'),
      });
    });
  });

  it('stores a form with an Idempotency-Key once, and compares the bytes of its files', async () => {
    const send = (bytes: Buffer<ArrayBuffer>) =>
      fixture.base.call('POST', `/content_resources?agent_id=${creator.agentId}`, {
        key: creator.key,
        headers: { 'Idempotency-Key': 'one picture' },
        body: formOf(bytes, 'image/png', 'once.png'),
      });
    const first = await send(picture);
    const again = await send(picture);
    expect([first.status, again.status, again.headers.get('idempotent-replay')]).toEqual([201, 201, 'true']);
    expect(again.body).toEqual(first.body);
    const changed = Buffer.from(picture);
    changed[changed.length - 1]! ^= 1;
    expect(await send(changed)).toMatchObject({ status: 422, body: { error_code: 'idempotency_key_reused' } });
  });

  it('accepts a direct upload by its signed id, from its uploader only', async () => {
    const { body: blob } = await announce(picture);
    expect(await call('POST', '/content_resources', { content_resource: { file: blob.signed_id } })).toMatchObject({
      status: 422,
      body: { error_code: 'content_resource_creation_failed' },
    });
    expect(
      (await fetch(blob.direct_upload.url, { method: 'PUT', headers: blob.direct_upload.headers, body: picture }))
        .status,
    ).toBe(200);
    const outsider = await fixture.base.creator();
    expect(
      (await call('POST', '/content_resources', { content_resource: { file: blob.signed_id } }, outsider)).status,
    ).toBe(422);
    expect(await call('POST', '/content_resources', { content_resource: { file: blob.signed_id } })).toMatchObject({
      status: 201,
      body: { content_resource: { file_name: 'direct.png' } },
    });
  });

  it('accepts a resumable upload, which takes storage of the agent it was announced for', async () => {
    const announceResumable = (headers: Record<string, string> = {}, { key, agentId } = creator) =>
      fixture.base.call('POST', `/resumable_uploads?agent_id=${agentId}`, {
        key,
        headers: {
          'Tus-Resumable': '1.0.0',
          'Upload-Length': String(picture.length),
          // The name long.png and the type image/png.
          'Upload-Metadata': 'filename bG9uZy5wbmc=,filetype aW1hZ2UvcG5n',
          ...headers,
        },
      });
    const { status, body, headers } = await announceResumable();
    expect([status, headers.get('location')]).toEqual([201, body.upload_url]);
    expect(new Date(headers.get('upload-expires')!).toISOString().slice(0, 19)).toBe(body.expires_at.slice(0, 19));
    const resource = { content_resource: { file: body.signed_id } };
    expect((await call('POST', '/content_resources', resource)).status).toBe(422);
    const chunk = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0', 'Tus-Resumable': '1.0.0' };
    expect((await fetch(body.upload_url, { method: 'PATCH', headers: chunk, body: picture })).status).toBe(204);
    expect(await call('POST', '/content_resources', resource)).toMatchObject({
      status: 201,
      body: { content_resource: { file_name: 'long.png', byte_size: picture.length } },
    });
    const outsider = await fixture.base.creator();
    const foreign = { ...outsider, agentId: creator.agentId };
    expect((await announceResumable({}, foreign)).status).toBe(422);
    const rejected: [Record<string, string>, number, string][] = [
      [{ 'Tus-Resumable': '0.2.2' }, 412, 'unsupported_tus_version'],
      [{ 'Upload-Length': 'all' }, 422, 'validation_error'],
      [{ 'Upload-Length': String(2 ** 30 + 1) }, 422, 'file_size_exceeded'],
      [{ 'Upload-Metadata': 'filename a b' }, 422, 'validation_error'],
      [{ 'Upload-Metadata': 'filename YS5odG1s,filetype dGV4dC9odG1s' }, 422, 'invalid_content_type'],
    ];
    for (const [headers, status, error_code] of rejected)
      expect(await announceResumable(headers)).toMatchObject({ status, body: { error_code } });
  });

  it.each([
    [{ content_type: 'text/html' }, 'invalid_content_type'],
    [{ byte_size: 2 ** 30 + 1 }, 'file_size_exceeded'],
    [{ byte_size: 0 }, 'validation_error'],
    [{ checksum: 'nonsense' }, 'validation_error'],
    [{ filename: undefined }, 'validation_error'],
  ])('rejects a direct upload with %j', async (change, error_code) => {
    expect(await announce(picture, change)).toMatchObject({ status: 422, body: { error_code } });
  });

  it.each([
    ['no file', {}],
    ['text', formOf(Buffer.from('hello'), 'text/plain', 'a.txt')],
    ['a document', formOf(Buffer.from('%PDF-1.4\n%%EOF'), 'application/pdf', 'a.pdf')],
  ])('creates no resource from %s', async (_, body) => {
    expect(await call('POST', '/content_resources', body)).toMatchObject({
      status: 422,
      body: { error_code: 'content_resource_creation_failed' },
    });
  });

  it.each<[string, string, string, string]>([
    ['a drawing named PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', 'a.png'],
    ['a text named PNG', 'hello', 'image/png', 'a.png'],
    ['the head of a GIF before a script', 'GIF89a/*\x01*/=1;alert(1)', 'image/gif', 'a.gif'],
  ])('creates no resource from %s', async (_, bytes, type, name) => {
    expect(await call('POST', '/content_resources', formOf(Buffer.from(bytes), type, name))).toMatchObject({
      status: 422,
      body: { error_code: 'content_resource_creation_failed', reason: 'unsupported_media' },
    });
  });

  it('shows whether a file passed its inspection', async () => {
    const { id } = await upload();
    await eventually(async () =>
      expect((await call('GET', `/content_resources/${id}`)).body.content_resource).toMatchObject({
        inspection: 'passed',
        inspection_error: null,
      }),
    );
  });

  it('serves a file that failed to nobody, and takes it for nothing', async () => {
    const pixels = { width: 64, height: 64, channels: 3 as const };
    const whole = await sharp(randomBytes(64 * 64 * 3), { raw: pixels })
      .png()
      .toBuffer();
    const cut = formOf(Buffer.from(whole.subarray(0, 3_000)), 'image/png', 'cut.png');
    const { status, body } = await call('POST', '/content_resources', cut);
    const { id, url, inspection } = body.content_resource;
    expect([status, ['pending', 'failed'].includes(inspection)]).toEqual([201, true]);
    await eventually(async () =>
      expect((await call('GET', `/content_resources/${id}`)).body.content_resource).toMatchObject({
        inspection: 'failed',
        inspection_error: expect.stringMatching(/./),
        thumbnail_url: null,
      }),
    );
    expect((await fetch(url)).status).toBe(404);
    const sheet = await fixture.sheet(creator);
    const data = { prompt: 'a calm lake', content_resource_ids: [id] };
    expect(await fixture.generate(creator, sheet, 'PICTURE', 'image_from_text', data)).toMatchObject({
      status: 404,
      body: { error_code: 'content_resource_not_found' },
    });
  });

  it('rejects files when the storage is full, but stores those of paid generations', async () => {
    const full = await fixture.base.creator();
    const sheet = await fixture.sheet(full);
    const storage = new pg.Client({ connectionString: fixture.base.database.urls.upload });
    await storage.connect();
    const fill = (name: string) =>
      storage.query('INSERT INTO upload.storage_account VALUES ($1, $2)', [name, 100 * 2 ** 30 - 10]);
    await fill(`user:${full.id}`);
    await fill(`organization:${full.personalId}`);
    const rejection = {
      status: 422,
      body: { error_code: 'storage_quota_exceeded', error: expect.stringMatching(/^byte_size is \d+, and 10 of /) },
    };
    expect(await announce(picture, {}, full)).toMatchObject(rejection);
    const form = formOf(picture, 'image/png', 'sea.png');
    expect(await call('POST', '/content_resources', form, full)).toMatchObject(rejection);
    const { body } = await fixture.generate(full, sheet, 'PICTURE', 'image_from_text', { prompt: 'a calm lake' });
    expect(await fixture.ended(full, body.generation_id)).toMatchObject({ status: 'completed' });
    await storage.query('DELETE FROM upload.storage_account WHERE name = $1', [`user:${full.id}`]);
    const { body: announced } = await announce(picture, {}, full);
    await fetch(announced.direct_upload.url, {
      method: 'PUT',
      headers: announced.direct_upload.headers,
      body: picture,
    });
    const file = { content_resource: { file: announced.signed_id } };
    expect(await call('POST', '/content_resources', file, full)).toMatchObject({
      status: 422,
      body: { error_code: 'storage_quota_exceeded' },
    });
    await storage.end();
  });

  it('frees the storage of rejected files, and of deleted ones with the trash', async () => {
    const owner = await fixture.base.creator();
    const storage = new pg.Client({ connectionString: fixture.base.database.urls.upload });
    await storage.connect();
    const taken = async () =>
      (
        await storage.query(
          `SELECT sum(bytes)::int AS bytes FROM upload.storage_account
           WHERE name IN ('user:${owner.id}', 'organization:${owner.personalId}')`,
        )
      ).rows[0].bytes;
    const made = async (bytes: Buffer<ArrayBuffer>, change: object = {}) => {
      const { body: blob } = await announce(bytes, change, owner);
      await fetch(blob.direct_upload.url, { method: 'PUT', headers: blob.direct_upload.headers, body: bytes });
      return call('POST', '/content_resources', { content_resource: { file: blob.signed_id } }, owner);
    };
    const shown = await made(picture);
    expect([shown.status, await taken()]).toEqual([201, picture.length]);
    const document = Buffer.from('%PDF-1.4\n%%EOF');
    expect((await made(document, { filename: 'a.pdf', content_type: 'application/pdf' })).status).toBe(422);
    await eventually(async () => expect(await taken()).toBe(picture.length));
    await call('DELETE', `/content_resources/${shown.body.content_resource.id}`, undefined, owner);
    expect(await taken()).toBe(picture.length);
    await call('DELETE', '/content_resources/trash', undefined, owner);
    await eventually(async () => expect(await taken()).toBe(0));
    await storage.end();
  });

  it('lists newest first, by type and id, in pages', async () => {
    const [first, second] = [await upload('first.png'), await upload('second.png')];
    const list = await call('GET', `/content_resources?ids[]=${first.id}&ids[]=${second.id}&type=image`);
    expect(list.body.map(({ file_name }) => file_name)).toEqual(['second.png', 'first.png']);
    expect((await call('GET', `/content_resources?ids=${first.id},${second.id}&type=video`)).body).toEqual([]);
    expect((await call('GET', '/content_resources?page=1')).body).toEqual([]);
    expect((await call('GET', '/content_resources?page=-1')).status).toBe(422);
  });

  it('renames files, and deletes their bytes', async () => {
    const { id, url } = await upload();
    expect(
      await call('PATCH', `/content_resources/${id}`, { content_resource: { filename: 'coast.png' } }),
    ).toMatchObject({ status: 200, body: undefined });
    expect((await call('GET', `/content_resources/${id}`)).body.content_resource.file_name).toBe('coast.png');
    expect(await call('DELETE', `/content_resources/${id}`)).toMatchObject({ status: 200, body: undefined });
    expect(await call('GET', `/content_resources/${id}`)).toMatchObject({
      status: 404,
      body: { error_code: 'content_resource_not_found' },
    });
    expect((await fetch(url)).status).toBe(404);
  });

  it('removes directories from file names', async () => {
    const trap = '../\u202egpj.写真\u0007.png';
    const name = 'gpj.写真.png';
    const uploaded = await call('POST', '/content_resources', formOf(picture, 'image/png', trap));
    expect(uploaded.body.content_resource.file_name).toBe(name);
    const { id } = uploaded.body.content_resource;
    const renamed = async (filename: string) =>
      call('PATCH', `/content_resources/${id}`, { content_resource: { filename } });
    expect((await renamed(`a/b/\u2066${trap}`)).status).toBe(200);
    expect((await call('GET', `/content_resources/${id}`)).body.content_resource.file_name).toBe(name);
    expect(await renamed('../\u202e..')).toMatchObject({
      status: 422,
      body: { error: 'content_resource.filename must be the name of a file' },
    });
    expect((await announce(picture, { filename: trap })).body.filename).toBe(name);
  });

  it('returns 503 for a withdrawal while storage is unavailable, and ends the address later', async () => {
    const { id, url } = await upload();
    const path = `/content_resources/${id}/withdraw_address` as const;
    await fixture.withoutUpload(async () => {
      expect(await call('POST', path)).toMatchObject({ status: 503, body: { error_code: 'service_unavailable' } });
    });
    await eventually(async () => expect((await fetch(url)).status).toBe(404));
    const present = (await call('GET', `/content_resources/${id}`)).body.content_resource.url;
    expect(Buffer.from(await (await fetch(present)).arrayBuffer()).equals(picture)).toBe(true);
  });

  it('keeps bytes that another resource uses', async () => {
    const { body: blob } = await announce(picture);
    await fetch(blob.direct_upload.url, { method: 'PUT', headers: blob.direct_upload.headers, body: picture });
    const claim = async () =>
      (await call('POST', '/content_resources', { content_resource: { file: blob.signed_id } })).body.content_resource;
    const [one, other] = [await claim(), await claim()];
    await call('DELETE', `/content_resources/${one.id}`);
    expect((await fetch(other.url)).status).toBe(200);
    await call('DELETE', `/content_resources/${other.id}`);
    expect((await fetch(other.url)).status).toBe(404);
  });

  it('does not show a file that is deleted concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { body: blob } = await announce(picture);
      await fetch(blob.direct_upload.url, { method: 'PUT', headers: blob.direct_upload.headers, body: picture });
      const claim = () => call('POST', '/content_resources', { content_resource: { file: blob.signed_id } });
      const { id } = (await claim()).body.content_resource;
      const [deleted, claimed] = await Promise.all([call('DELETE', `/content_resources/${id}`), claim()]);
      expect(deleted).toMatchObject({ status: 200 });
      if (claimed.status === 201) expect((await fetch(claimed.body.content_resource.url)).status).toBe(200);
      else expect([claimed.status, errorOf(claimed).error_code]).toEqual([422, 'content_resource_creation_failed']);
    }
  });

  it('returns 404 for files of another agent', async () => {
    const { id } = await upload();
    const outsider = await fixture.base.creator();
    for (const method of ['GET', 'DELETE']) {
      expect(await call(method, `/content_resources/${id}`, undefined, outsider)).toMatchObject({
        status: 404,
        body: { error_code: 'content_resource_not_found' },
      });
    }
    expect(await call('GET', '/content_resources', undefined, { ...outsider, agentId: creator.agentId })).toMatchObject(
      { status: 422, body: { error_code: 'agent_not_found' } },
    );
  });
});
