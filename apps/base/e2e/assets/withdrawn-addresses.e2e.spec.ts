import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newUuid } from '@reelsheet/kernel';
import { callAs, eventually } from '@reelsheet/testing';
import sharp from 'sharp';
import { MAX_KNOWN_ADDRESSES } from '../../src/assets/content-resources/content-resource-limits.js';
import { ContentResourceReader } from '../../src/assets/content-resources/content-resource.reader.js';
import { ContentResourceService } from '../../src/assets/content-resources/content-resource.service.js';
import { ContentResourceWriter } from '../../src/assets/content-resources/content-resource.writer.js';
import { PublishingFixture, VIDEO, type Creator } from '../support/publishing-fixture.js';
import { aSheet } from '../support/sheet-builder.js';

const keyOf = (url: string) => /\/media\/([0-9a-f]{48})/.exec(url)![1]!;
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString();

describe('an address of a file that is withdrawn', () => {
  let fixture: PublishingFixture;
  let creator: Creator;
  let outsider: Creator;
  let picture: Buffer<ArrayBuffer>;

  beforeAll(async () => {
    fixture = await PublishingFixture.start();
    creator = await fixture.connectedCreator();
    outsider = await fixture.connectedCreator();
    await fixture.connect(creator, 'pagesocial');
    for (const { personalId } of [creator, outsider]) await fixture.base.grant(personalId, 1_000);
    const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } });
    picture = Buffer.from(await plain.png().toBuffer());
  });
  afterAll(() => fixture?.stop());

  const call = callAs('base', ({ key, agentId }: Creator = creator) => ({ url: fixture.base.url, key, agentId }));
  const statusOf = async (url: string) => (await fetch(url)).status;
  const read = async (id: number) => (await call('GET', `/content_resources/${id}`)).body.content_resource;
  const withdraw = (id: number, user?: Creator) =>
    call('POST', `/content_resources/${id}/withdraw_address`, undefined, user);
  const withdrawn = async (id: number) => {
    const { status, body } = await withdraw(id);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.content_resource;
  };
  /** Adds a file and waits for its thumbnail. */
  const upload = async (bytes = picture, type = 'image/png', name = 'sea.png') => {
    const form = new FormData();
    form.append('content_resource[file]', new Blob([bytes], { type }), name);
    const { id } = (await call('POST', '/content_resources', form)).body.content_resource;
    return eventually(async () => {
      const resource = await read(id);
      if (!resource.thumbnail_url) throw new Error('no thumbnail yet');
      return { ...resource, thumbnail_url: resource.thumbnail_url };
    });
  };
  /** Uploads a picture directly. */
  const announce = async () => {
    const blob = {
      ...{ filename: 'sea.png', byte_size: picture.length, content_type: 'image/png' },
      checksum: createHash('md5').update(picture).digest('base64'),
    };
    const { body: announced } = await call('POST', '/direct_upload', { blob });
    const { url, headers } = announced.direct_upload;
    await fetch(url, { method: 'PUT', headers, body: picture });
    return announced;
  };
  const claim = async (signedId: string, user?: Creator) =>
    (await call('POST', '/content_resources', { content_resource: { file: signedId } }, user)).body.content_resource;
  const video = () => upload(Buffer.from(fixture.mediaBytes('film.mp4')), 'video/mp4', 'film.mp4');
  const posted = async (user: Creator, media_url: string, prepare?: () => Promise<unknown>, more: object = {}) => {
    const body = { ...VIDEO, platform: ['videohost'], description: newUuid(), media_url, ...more };
    const times = { schedule_type: 'specific_time', scheduled_time: TOMORROW };
    const { status, body: post } = await fixture.post(user, { ...body, ...times });
    expect({ status, post }).toMatchObject({ status: 200, post: { post_id: expect.any(Number) } });
    await prepare?.();
    await fixture.makeDue(post.post_id);
    return fixture.ended(user, post.post_id);
  };

  it('is missing in every size, and the file has another one everywhere', async () => {
    const before = await upload();
    for (const url of [before.url, before.thumbnail_url, `${before.url}?width=64`])
      expect(await statusOf(url)).toBe(200);
    const now = await withdrawn(before.id);
    expect(now).toMatchObject({ ...before, url: expect.any(String), thumbnail_url: expect.any(String) });
    const former = [before.url, before.thumbnail_url, `${before.url}?width=64`, `${before.thumbnail_url}?width=64`];
    for (const url of former) expect(await statusOf(url)).toBe(404);
    for (const url of [now.url, now.thumbnail_url!, `${now.url}?width=64`]) expect(await statusOf(url)).toBe(200);
    expect((await call('GET', `/content_resources?ids=${before.id}`)).body[0]).toEqual(now);
    const { body: library } = await call('GET', '/asset_libraries');
    expect(JSON.stringify(library)).toContain(now.url);
    expect(JSON.stringify(library)).not.toContain(before.url);
  });

  it('is recorded with the user in the audit log', async () => {
    const { id } = await upload();
    await withdrawn(id);
    const { body } = await call('GET', `/organizations/${creator.personalId}/audit_log?limit=1`);
    expect(body.entries[0]).toMatchObject({
      action: 'content_resource.address_withdrawn',
      target: `content_resource:${id}`,
      user_id: creator.id,
    });
  });

  it('stays for viewers, other agents and after a deletion', async () => {
    const { id, url } = await upload();
    const viewer = { ...(await fixture.base.person()), agentId: creator.agentId, agentUuid: creator.agentUuid };
    await call('POST', `/organizations/${creator.personalId}/members`, { email: viewer.email, role: 'viewer' });
    expect(await withdraw(id, viewer)).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
    const missing = { status: 404, body: { error_code: 'content_resource_not_found' } };
    expect(await withdraw(id, outsider)).toMatchObject(missing);
    expect(await statusOf(url)).toBe(200);
    await call('DELETE', `/content_resources/${id}`);
    expect(await withdraw(id)).toMatchObject(missing);
  });

  it('can be withdrawn many times at once, and one address remains', async () => {
    const { id, url, thumbnail_url } = await upload();
    const all = await Promise.all(Array.from({ length: 6 }, () => withdrawn(id)));
    const present = await read(id);
    expect(await statusOf(present.url)).toBe(200);
    expect(await statusOf(present.thumbnail_url!)).toBe(200);
    for (const former of [url, thumbnail_url, ...all.map((each) => each.url)].filter((each) => each !== present.url))
      expect(await statusOf(former)).toBe(404);
  });

  it('is recorded in each organization that has the file', async () => {
    const { body: other } = await call('POST', '/organizations', { organization: { name: 'Second' } });
    await fixture.base.grant(other.id, 1);
    const { body: made } = await call('POST', '/agents', { organization_id: other.id, agent: { name: 'Second' } });
    const announced = await announce();
    const elsewhere = await claim(announced.signed_id, { ...creator, agentId: made.agent.id });
    const here = await claim(announced.signed_id);
    await withdrawn(here.id);
    for (const [organizationId, id] of [
      [creator.personalId, here.id],
      [other.id, elsewhere.id],
    ]) {
      const { body } = await call('GET', `/organizations/${organizationId}/audit_log?limit=1`);
      expect(body.entries[0]).toMatchObject({
        action: 'content_resource.address_withdrawn',
        target: `content_resource:${id}`,
        user_id: creator.id,
      });
    }
  });

  it('is not shown by another resource of the same upload', async () => {
    const { signed_id } = await announce();
    const first = await claim(signed_id);
    const now = await withdrawn(first.id);
    const second = await claim(signed_id);
    expect([second.url, (await read(first.id)).url]).toEqual([now.url, now.url]);
    const last = await withdrawn(second.id);
    expect(await statusOf(last.url)).toBe(200);
    await eventually(async () => {
      const [one, other] = [await read(first.id), await read(second.id)];
      expect([one.url, other.url, other.thumbnail_url]).toEqual([last.url, last.url, one.thumbnail_url]);
      expect(await statusOf(one.thumbnail_url!)).toBe(200);
    });
  });

  it('is not shown by a resource that was being added', async () => {
    const before = await upload();
    const { url, thumbnail_url } = await withdrawn(before.id);
    const added = {
      ...{ organizationId: creator.personalId, agentId: creator.agentId, key: keyOf(before.url), url: before.url },
      ...{ thumbnailUrl: before.thumbnail_url, fileName: 'sea.png', contentType: 'image/png', objectType: 'image' },
      ...{ byteSize: picture.length, width: 300, height: 200, duration: null, inspection: 'passed' as const },
    };
    const writer = fixture.base.http.get(ContentResourceWriter, { strict: false });
    const [id] = await writer.add([added]);
    expect(await read(id!)).toMatchObject({ url, thumbnail_url });
  });

  it('does not come back when an inspection is reported late', async () => {
    const before = await upload();
    const { url, thumbnail_url } = await withdrawn(before.id);
    await fixture.base.http.get(ContentResourceService, { strict: false }).applyInspection({
      ...{
        key: keyOf(before.url),
        width: 300,
        height: 200,
        duration: null,
        inspection: 'passed',
        inspectionError: null,
      },
      thumbnailUrl: before.thumbnail_url,
    });
    expect(await read(before.id)).toMatchObject({ url, thumbnail_url });
  });

  it('is found by scheduled posts of the same agent, also as their thumbnail, and by no other agent', async () => {
    const [film, cover] = [await video(), await upload()];
    const post = await posted(
      creator,
      film.url,
      async () => {
        for (const { id } of [film, cover, film, cover]) await withdrawn(id);
      },
      { platform: ['pagesocial'], thumbnail_url: cover.thumbnail_url },
    );
    expect(post.platforms_status[0]).toMatchObject({ normalized_status: 'published', warning: null });
    expect((await posted(creator, film.url)).platforms_status[0]).toMatchObject({ normalized_status: 'published' });
    expect((await posted(outsider, film.url)).platforms_status[0]).toMatchObject({
      normalized_status: 'failed',
      error_code: 'media_fetch_failed',
    });
  });

  it('leads to the file that a post of the agent was made of', async () => {
    const reader = fixture.base.http.get(ContentResourceReader, { strict: false });
    const { id, url, thumbnail_url } = await upload();
    const present = (await withdrawn(id)).url;
    for (const each of [url, present])
      expect((await reader.at(creator.agentId, [each])).map((resource) => resource.id)).toEqual([id]);
    const elsewhere = url.replace('127.0.0.1', 'elsewhere.test');
    expect(await reader.at(creator.agentId, [thumbnail_url, elsewhere, url.replace('.png', '.mp4')])).toEqual([]);
    expect(await reader.at(outsider.agentId, [url, present])).toEqual([]);
    expect(await reader.presentAddress(outsider.agentId, url)).toBe(url);
    expect(await reader.presentAddress(creator.agentId, `${url}?width=64`)).toBe(`${present}?width=64`);
  });

  it('is found by renders and transcriptions, and cells and layers show the new one', async () => {
    const sheet = await aSheet()
      .withColumn('PICTURE', 'video')
      .withColumn('FINAL VIDEO', 'video')
      .withRow()
      .create({ url: fixture.base.url, ...creator });
    const [row] = sheet.cells;
    const ended = (path: `/${string}`) =>
      eventually(async () => {
        const { body } = await call('GET', path);
        if (!['completed', 'failed', 'stopped'].includes(body.status)) throw new Error(JSON.stringify(body));
        return body;
      });
    const { body: order } = await call('POST', `/vidsheet/${sheet.id}/cells/${row.PICTURE}/generate`, {
      generation_type: 'image_from_text',
      data: { prompt: 'The sea' },
    });
    const [image] = (await ended(`/generations/${order.generation_id}`)).output_resources;
    const etag = (await call('GET', `/vidsheet/${sheet.id}`)).headers.get('etag');
    const now = await withdrawn(image.id);
    const view = await call('GET', `/vidsheet/${sheet.id}`);
    expect(view.headers.get('etag')).not.toBe(etag);
    expect(JSON.stringify(view.body)).toContain(now.url);
    expect(JSON.stringify(view.body)).not.toContain(image.url);
    const clips = [{ cell_id: row.PICTURE }, { url: image.url }, { content_resource_id: image.id }].map((source) => ({
      ...{ type: 'image', source, duration: 0.5 },
    }));
    const { body: render } = await call('POST', '/render_jobs', {
      job: {
        ...{ project_id: sheet.id, container_id: row['FINAL VIDEO'], container_type: 'SpreadsheetCell' },
        input: { canvas: { width: 180, height: 320, fps: 10 }, tracks: [{ clips }] },
      },
    });
    expect(await ended(`/render_jobs/${render.job_id}`)).toMatchObject({ status: 'completed', failed_reason: null });
    const film = await video();
    await withdrawn(film.id);
    const { body: transcription } = await call('POST', '/transcriptions', { data: { video: { value: film.url } } });
    expect(await ended(`/generations/${transcription.generation_id}`)).toMatchObject({ status: 'completed' });
  });

  it('is forgotten after many others, and with the file', async () => {
    const reader = fixture.base.http.get(ContentResourceReader, { strict: false });
    const { id, url } = await upload();
    const former = (await withdrawn(id)).url;
    for (let count = 0; count < MAX_KNOWN_ADDRESSES / 2; count += 1) await withdrawn(id);
    const present = (await read(id)).url;
    expect(await reader.presentAddress(creator.agentId, former)).toBe(former);
    expect(await reader.presentAddress(creator.agentId, url)).toBe(present);
    await call('DELETE', `/content_resources/${id}`);
    expect(await reader.presentAddress(creator.agentId, url)).toBe(url);
    expect(await statusOf(present)).toBe(404);
  });
});
