import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderCompleted, renderDownloaded, renderStopped, type PayloadOf } from '@reelsheet/contracts';
import { writeTable } from '@reelsheet/tabular';
import { eventually } from '@reelsheet/testing';
import type pg from 'pg';
import { readCredentials, SIGNING_CERTIFICATE } from '../../src/rendering/testing/read-credentials.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

const SMALL = { width: 180, height: 320, fps: 10 };

describe('renders', () => {
  let fixture: AgentFixture;
  let admin: pg.Client;
  let creator: Creator;
  let sheet: Sheet;
  let image: any;

  beforeAll(async () => {
    fixture = await AgentFixture.start({ CONTENT_CREDENTIALS: SIGNING_CERTIFICATE, BACKUP_GB_MONTH_PRICE: 10 });
    admin = await fixture.base.administrator();
    creator = await fixture.base.creator(10_000);
    sheet = await fixture.sheet(creator);
    const { body } = await fixture.generate(creator, sheet, 'PICTURE', 'image_from_text', { prompt: 'The sea' });
    image = (await fixture.ended(creator, body.generation_id)).output_resources[0];
  });
  afterAll(() => fixture?.stop());

  const create = (input: unknown, change: object = {}) =>
    fixture.base.call('POST', `/render_jobs?agent_id=${creator.agentId}`, {
      key: creator.key,
      body: {
        job: {
          project_id: sheet.id,
          container_id: sheet.cells['FINAL VIDEO'],
          container_type: 'SpreadsheetCell',
          input,
          ...change,
        },
      },
    });
  const rendered = async (input: unknown, change: object = {}) => {
    const { status, body } = await create(input, change);
    expect({ status, body }).toEqual({ status: 201, body: { job_id: expect.any(Number) } });
    return fixture.settled(`/render_jobs/${body.job_id}`, creator.key);
  };

  it('composes a document of pictures and text into a video of the sheet, and charges its length', async () => {
    const clips = [
      { type: 'image', source: { content_resource_id: image.id }, duration: 1 },
      { type: 'image', source: { cell_id: sheet.cells['PICTURE'] }, duration: 1 },
      { type: 'image', source: { url: image.url }, duration: 0.5 },
    ];
    const input = JSON.stringify({
      canvas: SMALL,
      tracks: [{ clips }, { clips: [{ type: 'text', text: 'Good morning', start: 0.5, duration: 1 }] }],
    });
    const before = await fixture.credits(creator);
    const job = await rendered(input);
    expect(job).toMatchObject({
      status: 'completed',
      progress: 1,
      failed_reason: null,
      execution_cost: 0.15,
      project_id: sheet.id,
    });
    const file = await fetch(job.url!);
    expect(file.headers.get('content-type')).toBe('video/mp4');
    expect(await readCredentials(await file.bytes())).toMatchObject({ state: 'Valid', title: `render-${job.id}.mp4` });
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before.balance - 0.15 });
    const { body } = await fixture.base.call(
      'GET',
      `/content_resources/${job.content_resource_id}?agent_id=${creator.agentId}`,
      { key: creator.key },
    );
    expect(body).toMatchObject({ content_resource: { object_type: 'video', url: job.url }, generator: null });
    const listed = (query: string) =>
      fixture.base.call('GET', `/render_jobs?agent_id=${creator.agentId}&project_id=${sheet.id}${query}`, {
        key: creator.key,
      });
    const list = await listed('');
    expect(list.body[0]).toMatchObject({
      id: job.id,
      status: 'completed',
      url: job.url,
      created_at: expect.any(String),
    });
    const ofCell = (title: string) => listed(`&container_id=${sheet.cells[title]!}`);
    expect((await ofCell('FINAL VIDEO')).body).toEqual(list.body);
    expect((await ofCell('PICTURE')).body).toEqual([]);
  });

  it('returns the download URL of its video, and emits an event', async () => {
    const events: PayloadOf<typeof renderDownloaded>[] = [];
    const subscription = fixture.base.serviceConnection.nats.subscribe(renderDownloaded.subject, {
      callback: (_, message) => void events.push(message.json()),
    });
    const [clip] = [{ type: 'image', source: { content_resource_id: image.id }, duration: 0.5 }];
    const job = await rendered(JSON.stringify({ canvas: SMALL, tracks: [{ clips: [clip] }] }));
    const download = (id: number) => fixture.base.call('GET', `/render_jobs/${id}/download`, { key: creator.key });
    expect(await download(job.id)).toMatchObject({
      status: 200,
      body: { url: job.url, filename: `render-${job.id}.mp4` },
    });
    await eventually(() =>
      expect(events).toEqual([
        {
          organization_id: creator.personalId,
          agent_id: creator.agentId,
          render_job_id: job.id,
          content_resource_id: job.content_resource_id,
        },
      ]),
    );
    const { body: waiting } = await create({ tracks: [{ clips: [{ type: 'text', text: 'x', duration: 60 }] }] });
    await fixture.base.call('POST', `/render_jobs/${waiting.job_id}/stop`, { key: creator.key });
    expect((await download(waiting.job_id)).status).toBe(404);
    subscription.unsubscribe();
  });

  it("composes the cell's own layers for an empty document", async () => {
    const path =
      `/autocontentengine/${sheet.id}/cells/${sheet.cells['FINAL VIDEO']}/layers?agent_id=${creator.agentId}` as const;
    const add = async (video_layer: object) =>
      expect((await fixture.base.call('POST', path, { key: creator.key, body: { video_layer } })).status).toBeLessThan(
        300,
      );
    const failed = (failed_reason: string) => ({ status: 'failed', execution_cost: 0, failed_reason });
    expect(await rendered('')).toMatchObject(failed('The cell has no layers to compose'));
    await add({ name: 'Nothing yet', type: 'audio' });
    expect(await rendered('')).toMatchObject(failed("None of the cell's layers holds anything yet"));
    await add({
      name: 'Picture',
      type: 'image',
      additional_attributes: { content_resource_id: image.id, duration: 1 },
    });
    await add({ name: 'Words', type: 'text', additional_attributes: { text: 'Breathe.' } });
    expect(await rendered('')).toMatchObject({ status: 'completed', execution_cost: 0.2 });
  });

  it('replaces names in the text of layers, and rejects unknown names', async () => {
    const engine = `/autocontentengine/${sheet.id}` as const;
    const send = (path: string, body: unknown) =>
      fixture.base.call('POST', `${engine}${path}?agent_id=${creator.agentId}`, { key: creator.key, body });
    const cell = sheet.cells['SCRIPT'];
    const layer = await send(`/cells/${cell}/layers`, {
      video_layer: { name: 'Words', type: 'text', additional_attributes: { text: '{{ Opening }}' } },
    });
    const change = { container_id: cell };
    expect(await create('', change)).toMatchObject({
      status: 422,
      body: {
        error_code: 'validation_error',
        error: `text of layer ${layer.body.id} names {{Opening}}, which is neither a column of the sheet nor a global variable`,
      },
    });
    const form = new FormData();
    const rows = [
      ['key', 'value'],
      ['opening', 'Breathe in. '.repeat(10)],
    ];
    form.append('file', new Blob([new Uint8Array(await buffer(writeTable(rows, 'xlsx')))]), 'variables.xlsx');
    expect((await send('/import_global_variables', form)).status).toBe(200);
    // Reading 120 characters takes 8 seconds, the unreplaced text 2 seconds.
    expect(await rendered('', change)).toMatchObject({ status: 'completed', execution_cost: 1.6 });
  });

  it('fails with a reason at no cost if a source is not media', async () => {
    const before = await fixture.credits(creator);
    const source = { url: `${fixture.sandbox.url}/files/404` };
    const job = await rendered(JSON.stringify({ canvas: SMALL, tracks: [{ clips: [{ type: 'video', source }] }] }));
    expect(job).toMatchObject({
      status: 'failed',
      url: null,
      execution_cost: 0,
      failed_reason: expect.stringMatching(/^job\.input\.tracks\.0\.clips\.0\.source: .*404/),
    });
    expect(await fixture.credits(creator)).toMatchObject({ balance: before.balance, held: 0 });
  });

  describe('as a preview', () => {
    const words = (text: string) => [{ clips: [{ type: 'text', text, duration: 2 }] }];

    it('has half the size, is marked in all responses, and costs a quarter', async () => {
      const events: PayloadOf<typeof renderCompleted>[] = [];
      fixture.base.serviceConnection.nats.subscribe(renderCompleted.subject, {
        callback: (_, message) => void events.push(message.json()),
      });
      const input = { canvas: { width: 180, height: 320 }, tracks: words('A draft') };
      const job = await rendered(input, { preview: true });
      expect(job).toMatchObject({ status: 'completed', preview: true, execution_cost: 0.025, failed_reason: null });
      const { body } = await fixture.base.call(
        'GET',
        `/content_resources/${job.content_resource_id}?agent_id=${creator.agentId}`,
        creator,
      );
      expect(body.content_resource).toMatchObject({ width: 90, height: 160, thumbnail_url: job.thumbnail_url });
      const list = await fixture.base.call('GET', `/render_jobs?agent_id=${creator.agentId}`, creator);
      expect(list.body[0]).toMatchObject({ id: job.id, preview: true });
      await eventually(() =>
        expect(events).toContainEqual(expect.objectContaining({ render_job_id: job.id, preview: true })),
      );
      // The full video is a different one.
      expect(await rendered(input)).toMatchObject({ preview: false, execution_cost: 0.1 });
    });

    it('shows a first picture while processing, which is deleted when the job ends', async () => {
      const input = { tracks: [{ clips: [{ type: 'text', text: 'Soon', duration: 500 }] }] };
      const { job_id: id } = (await create(input, { preview: true })).body;
      const job = await eventually(async () => {
        const { body } = await fixture.base.call('GET', `/render_jobs/${id}`, creator);
        expect(body).toMatchObject({ status: 'processing', url: null, thumbnail_url: expect.any(String) });
        return body;
      });
      const picture = await fetch(job.thumbnail_url!);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const stopped = await fixture.base.call('POST', `/render_jobs/${id}/stop`, creator);
      expect(stopped.body).toMatchObject({ status: 'stopped', thumbnail_url: null, preview: true });
      await eventually(async () => expect((await fetch(job.thumbnail_url!)).status).toBe(404));
    });

    it.each(['yes', 2, null])('rejects the value %p', async (preview) => {
      expect(await create({ canvas: SMALL, tracks: words('x') }, { preview })).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringMatching(/^job\.preview /) },
      });
    });
  });

  describe('of a document that was rendered before', () => {
    const again = { canvas: SMALL, tracks: [{ clips: [{ type: 'text', text: 'Once more', duration: 1 }] }] };
    const read = (job: any) =>
      fixture.base.call('GET', `/content_resources/${job.content_resource_id}?agent_id=${creator.agentId}`, creator);
    const remove = (job: any) =>
      fixture.base.call('DELETE', `/content_resources/${job.content_resource_id}?agent_id=${creator.agentId}`, creator);

    it('copies the video to a new resource at no cost, which can be deleted independently', async () => {
      const first = await rendered(again);
      const before = await fixture.credits(creator);
      const second = await rendered(JSON.stringify(again));
      expect(second).toMatchObject({ status: 'completed', progress: 1, url: first.url, execution_cost: 0 });
      expect(second.thumbnail_url).toBe(first.thumbnail_url);
      expect(second.content_resource_id).not.toBe(first.content_resource_id);
      expect(await fixture.credits(creator)).toMatchObject({ balance: before.balance, held: 0 });
      expect((await remove(first)).status).toBe(200);
      expect(await read(second)).toMatchObject({ status: 200, body: { content_resource: { url: first.url } } });
      expect((await fetch(first.url!)).status).toBe(200);
      const third = await rendered(again);
      expect(third).toMatchObject({ url: first.url, execution_cost: 0 });
      await Promise.all([remove(second), remove(third)]);
      const anew = await rendered(again);
      expect(anew).toMatchObject({ status: 'completed', execution_cost: 0.05 });
      expect(anew.url).not.toBe(first.url);
    });

    it('does not reuse videos of other organizations', async () => {
      const outsider = await fixture.base.creator(100);
      const theirs = await fixture.sheet(outsider);
      const own = await rendered(again);
      const { body } = await fixture.base.call('POST', `/render_jobs?agent_id=${outsider.agentId}`, {
        key: outsider.key,
        body: {
          job: {
            project_id: theirs.id,
            container_id: theirs.cells['FINAL VIDEO'],
            container_type: 'SpreadsheetCell',
            input: again,
          },
        },
      });
      const job = await fixture.settled(`/render_jobs/${body.job_id}`, outsider.key);
      expect(job).toMatchObject({ status: 'completed', execution_cost: 0.05 });
      expect(job.url).not.toBe(own.url);
    });
  });

  describe('of a long document', () => {
    const long = (text: string) => ({
      canvas: { width: 90, height: 160, fps: 5 },
      tracks: [
        {
          clips: [
            { type: 'text', text, start: 0, duration: 3 },
            { type: 'text', text: 'The end', start: 20, duration: 4 },
          ],
        },
      ],
    });
    interface Segment {
      url: string;
    }
    const segments = async () =>
      (await admin.query<Segment>('SELECT url FROM cached_segment WHERE organization_id = $1', [creator.personalId]))
        .rows;

    it('encodes only the changed segments again', async () => {
      expect(await rendered(long('One'))).toMatchObject({ status: 'completed' });
      const first = await segments();
      expect(first.length).toBeGreaterThan(3);
      const job = await rendered(long('Two'));
      expect(job).toMatchObject({ status: 'completed', execution_cost: 1.2 });
      const fresh = (await segments()).filter(({ url }) => first.every((segment) => segment.url !== url));
      expect(fresh).toHaveLength(1);
    });

    it('succeeds if cached segments are missing', async () => {
      const lost = await segments();
      await admin.query(`UPDATE cached_segment SET url = url || 'x'`);
      expect(await rendered(long('Three'))).toMatchObject({ status: 'completed' });
      expect(lost.length).toBeGreaterThan(0);
    });
  });

  describe('that takes long', () => {
    const LONG = { tracks: [{ clips: [{ type: 'text', text: 'Breathe', duration: 600 }] }] };
    const read = async (id: number) => (await fixture.base.call('GET', `/render_jobs/${id}`, creator)).body;
    const stop = (id: number) => fixture.base.call('POST', `/render_jobs/${id}/stop`, creator);
    const folders = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith(`reelsheet-render-${process.pid}-`));

    it('can be stopped while composing, which releases its credits and deletes its files', async () => {
      const events: PayloadOf<typeof renderStopped>[] = [];
      fixture.base.serviceConnection.nats.subscribe(renderStopped.subject, {
        callback: (_, message) => void events.push(message.json()),
      });
      const before = await fixture.credits(creator);
      const { job_id: id } = (await create(LONG)).body;
      await eventually(async () => expect((await read(id)).progress).toBeGreaterThan(0));
      expect(await fixture.credits(creator)).toMatchObject({ held: 120 });
      expect(await stop(id)).toMatchObject({
        status: 200,
        body: { id, status: 'stopped', execution_cost: 0, url: null },
      });
      expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before.balance });
      await eventually(async () => expect(await folders()).toEqual([]));
      expect(await stop(id)).toMatchObject({ status: 200, body: { status: 'stopped' } });
      await eventually(() => expect(events).toMatchObject([{ render_job_id: id, status: 'stopped' }]));
    });

    it('cannot be stopped after it has ended', async () => {
      const { id } = await rendered({
        canvas: SMALL,
        tracks: [{ clips: [{ type: 'text', text: 'Done', duration: 1 }] }],
      });
      expect(await stop(id)).toMatchObject({ status: 422, body: { error_code: 'job_cannot_be_stopped' } });
    });
  });

  it.each([
    ['{"tracks": 1}', 422, 'validation_error', /^job\.input\.tracks /],
    ['{', 422, 'validation_error', /^job\.input must be JSON/],
    [
      '{"tracks":[{"clips":[{"type":"image","source":{"content_resource_id":999999}}]}]}',
      404,
      'not_found',
      /^job\.input\.tracks\.0\.clips\.0\.source\.content_resource_id 999999/,
    ],
    [
      '{"tracks":[{"clips":[{"type":"image","source":{"url":"http://10.0.0.1/x.png"}}]}]}',
      422,
      'validation_error',
      /^job\.input\.tracks\.0\.clips\.0\.source\.url is refused/,
    ],
    ['{"captions":{"generation_id":999999}}', 422, 'validation_error', /^job\.input\.captions\.generation_id /],
  ])('rejects the document %s', async (input, status, error_code, message) => {
    const answer = await create(input);
    expect(answer).toMatchObject({ status, body: { error_code, error: expect.stringMatching(message) } });
  });

  it('returns 404 for unknown projects and cells', async () => {
    expect(await create('', { project_id: 999_999 })).toMatchObject({
      status: 404,
      body: { error_code: 'project_not_found' },
    });
    expect(await create('', { container_id: 999_999 })).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    expect(await create('', { container_type: 'Row' })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error' },
    });
  });

  it('publishes its schema and the prices', async () => {
    expect((await fixture.base.call('GET', '/render_jobs/schema', creator)).body).toMatchObject({
      type: 'object',
      properties: { tracks: {}, captions: {}, music: {} },
    });
    const { body } = await fixture.base.call('GET', '/prices', creator);
    const operations = new Set(body.prices.map(({ operation }) => operation));
    expect([...operations].sort()).toEqual([
      'audio_generation',
      'backup_to_blockchain',
      'image_generation',
      'monitoring',
      'render',
      'text_generation',
      'transcription',
      'video_generation',
    ]);
  });
});
