import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';
import type { Transcription } from '../support/sound-user.js';
import { callAs } from '@reelsheet/testing';

const VIDEO = { prompt: 'Waves', model: 'vidbeta-v1-6', duration: 5 };

describe('generations', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    creator = await fixture.base.creator(10_000);
    sheet = await fixture.sheet(creator);
  });
  afterAll(() => fixture?.stop());

  const expectThumbnails = async ({ output_resources: outputs }: any) => {
    for (const { id, thumbnail_url } of outputs) {
      const thumbnail = await fetch(thumbnail_url);
      expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const { body } = await fixture.base.call('GET', `/content_resources/${id}?agent_id=${creator.agentId}`, {
        key: creator.key,
      });
      expect(body.content_resource).toMatchObject({ thumbnail_url });
    }
  };
  const generate = async (cell: string, type: string, data: object) => {
    const { status, body } = await fixture.generate(creator, sheet, cell, type, data);
    expect({ status, body }).toEqual({ status: 201, body: { generation_id: expect.any(Number), status: 'pending' } });
    return fixture.ended(creator, body.generation_id);
  };

  it('generates a text into its cell and charges the used tokens', async () => {
    const text = await generate('SCRIPT', 'text', { prompt: 'A calm morning by the sea' });
    expect(text).toMatchObject({
      status: 'completed',
      user_job_type: 'text_generation',
      result: expect.any(String),
      output_resources: [],
      failed_reason: null,
    });
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: 10_000 - text.execution_cost });
    const cell = await fixture.base.call(
      'GET',
      `/autocontentengine/${sheet.id}/cells/${sheet.cells['SCRIPT']}?agent_id=${creator.agentId}`,
      { key: creator.key },
    );
    expect(cell.body).toMatchObject({
      value: text.result,
      default_user_job: { id: text.id },
      user_jobs: [{ id: text.id }],
    });
  });

  it('generates images that belong to the sheet, with thumbnails', async () => {
    const image = await generate('PICTURE', 'image_from_text', {
      prompt: 'After {{script}}',
      number_of_images: 2,
      aspect_ratio: '9:16',
    });
    expect(image).toMatchObject({
      status: 'completed',
      user_job_type: 'image_generation',
      result: null,
      execution_cost: 8,
    });
    expect(image.output_resources).toHaveLength(2);
    await expectThumbnails(image);
    const { id, url } = image.output_resources[0]!;
    expect((await fetch(url)).headers.get('content-type')).toMatch(/^image\//);
    const { body } = await fixture.base.call('GET', `/content_resources/${id}?agent_id=${creator.agentId}`, {
      key: creator.key,
    });
    expect(body).toMatchObject({
      content_resource: { id, url, object_type: 'image' },
      generator: { id: image.id, status: 'completed', type: 'image_generation' },
    });
    const list = await fixture.base.call(
      'GET',
      `/content_resources?agent_id=${creator.agentId}&project_id=${sheet.id}&type=image`,
      { key: creator.key },
    );
    expect(list.body.map((resource) => resource.id)).toEqual(
      image.output_resources.map((output: any) => output.id).reverse(),
    );
  });

  it('generates a video with one submit and stores a copy', async () => {
    const video = await generate('PICTURE', 'video_from_text', VIDEO);
    expect(video).toMatchObject({
      status: 'completed',
      output_resources: [{ object_type: 'video', type: 'output' }],
      execution_cost: 30,
      progress: 1,
    });
    expect(video.output_resources[0]!.url).not.toContain(fixture.sandbox.url);
    await expectThumbnails(video);
    const submits = (await fixture.log('video')).filter(({ method }) => method === 'POST');
    expect(submits).toMatchObject([{ idempotency_key: `generation-${video.id}-1`, replay: false }]);
  });

  it('generates speech and transcribes it', async () => {
    const speech = await generate('SCRIPT', 'audio_generation', { text: 'The sea is calm. The sun comes up.' });
    expect(speech).toMatchObject({ status: 'completed', output_resources: [{ object_type: 'audio' }] });
    const { id, url, thumbnail_url } = speech.output_resources[0]!;
    expect(thumbnail_url).toMatch(/\.jpg$/);
    for (const data of [{ content_resource_id: id }, { audio: { value: url } }]) {
      const { body } = await fixture.base.call('POST', `/transcriptions?agent_id=${creator.agentId}`, {
        key: creator.key,
        body: { data },
      });
      const transcription = await fixture.ended(creator, body.generation_id);
      expect(transcription).toMatchObject({
        status: 'completed',
        user_job_type: 'transcription',
        result: { full_text: 'The sea is calm. The sun comes up.', audio_duration: expect.any(Number) },
      });
      expect((transcription as Transcription).result.sentences).toHaveLength(2);
    }
    const { body } = await fixture.base.call('POST', `/transcriptions?agent_id=${creator.agentId}`, {
      key: creator.key,
      body: { data: { audio: { value: url }, trim: { start_seconds: 0, duration_seconds: 1 } } },
    });
    const { result } = (await fixture.ended(creator, body.generation_id)) as Transcription;
    expect(result.audio_duration).toBeCloseTo(1, 0);
  });

  it('fails and releases the credits when the vendor sends a file that is not a video', async () => {
    const before = await fixture.credits(creator);
    await fixture.misbehave({ vendor: 'video', kind: 'corrupt', path: '.mp4' });
    const video = await generate('PICTURE', 'video_from_text', VIDEO);
    expect(video).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringMatching(/not what was asked for.*generate again/),
      output_resources: [],
      execution_cost: 0,
    });
    expect(await fixture.credits(creator)).toMatchObject({ balance: before.balance, held: 0 });
  });

  describe('without a prompt in the request', () => {
    const edit = (value: string, additional_attributes: object = {}) =>
      fixture.base.call(
        'PATCH',
        `/vidsheet/${sheet.id}/cells/${sheet.cells['FINAL VIDEO']}?agent_id=${creator.agentId}`,
        { key: creator.key, body: { spreadsheet_cell: { value, additional_attributes } } },
      );
    const rejection = { status: 422, body: { error_code: 'validation_error' } };

    it.each([
      ['text', {}],
      ['text', { prompt: '' }],
      ['text', { prompt: ' \n' }],
      ['text', { prompt: null }],
      ['text', { model: 'textmodel_a' }],
      ['image_from_text', {}],
      ['video_from_text', {}],
      ['audio_generation', {}],
    ])('rejects %s with %j for a cell that only has a value, and names data.prompt', async (type, data) => {
      expect((await edit('The latest result')).status).toBe(200);
      const answer = await fixture.generate(creator, sheet, 'FINAL VIDEO', type, data);
      expect(answer).toMatchObject(rejection);
      expect(answer.body.error).toMatch(/^data\.prompt /);
    });

    it('rejects a cell with its own prompt, which only batches use', async () => {
      await edit('', { prompt: 'A calm evening' });
      expect(await fixture.generate(creator, sheet, 'FINAL VIDEO', 'text', {})).toMatchObject(rejection);
    });

    it('rejects a layer, also with its own prompt', async () => {
      const root = `/vidsheet/${sheet.id}/cells/${sheet.cells['PICTURE']!}/layers` as const;
      const call = callAs('base', () => ({ url: fixture.base.url, ...creator, root }));
      const { body: layer } = await call('POST', '', { video_layer: { name: 'Words', type: 'text' } });
      const order = () => call('POST', `/${layer.id}/generate`, { generation_type: 'text', data: {} });
      expect(await order()).toMatchObject(rejection);
      await call('PATCH', `/${layer.id}`, { video_layer: { additional_attributes: { prompt: 'A calm evening' } } });
      expect(await order()).toMatchObject(rejection);
    });
  });

  it('accepts an order as a form', async () => {
    const body = new URLSearchParams({
      generation_type: 'text',
      data: JSON.stringify({ prompt: 'In a form', max_length: 50 }),
    });
    const { status, body: accepted } = await fixture.base.call(
      'POST',
      `/autocontentengine/${sheet.id}/cells/${sheet.cells['SCRIPT']}/generate?agent_id=${creator.agentId}`,
      { key: creator.key, body },
    );
    expect(status).toBe(201);
    expect(await fixture.ended(creator, accepted.generation_id)).toMatchObject({
      status: 'completed',
      result: expect.any(String),
    });
  });

  it('generates the content of a layer', async () => {
    const path = `/autocontentengine/${sheet.id}/cells/${sheet.cells['PICTURE']}/layers` as const;
    const options = { key: creator.key };
    const { body: layer } = await fixture.base.call('POST', `${path}?agent_id=${creator.agentId}`, {
      ...options,
      body: { video_layer: { name: 'Voice', type: 'audio' } },
    });
    const order = { generation_type: 'audio_generation', data: { text: 'Good morning' } };
    const { body } = await fixture.base.call('POST', `${path}/${layer.id}/generate?agent_id=${creator.agentId}`, {
      ...options,
      body: order,
    });
    const speech = await fixture.ended(creator, body.generation_id);
    expect(
      (await fixture.base.call('GET', `${path}/${layer.id}?agent_id=${creator.agentId}`, options)).body,
    ).toMatchObject({ default_user_job: { id: speech.id, status: 'completed' } });
  });

  it('fails with a reason and releases the credits', async () => {
    const before = await fixture.credits(creator);
    await fixture.misbehave({ vendor: 'chat', kind: 'reject' });
    expect(await generate('SCRIPT', 'text', { prompt: 'Something' })).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringContaining('rejected the content'),
      execution_cost: 0,
    });
    expect(await fixture.credits(creator)).toMatchObject({ balance: before.balance, held: 0 });
  });

  it('streams each state until the end', async () => {
    const { body } = await fixture.generate(creator, sheet, 'SCRIPT', 'text', { prompt: 'Another' });
    const answer = await fetch(`${fixture.base.url}/generations/${body.generation_id}/events`, {
      headers: { 'X-API-Key': creator.key },
    });
    const states = (await answer.text())
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice(6)));
    expect(states.at(-1)).toMatchObject({ id: body.generation_id, status: 'completed' });
  });

  it.each([
    ['text', { prompt: 'x', temperature: 1.5 }, 'data.temperature'],
    ['text', { prompt: 'x', model: 'gpt' }, 'data.model'],
    ['text', { prompt: 'Hello {{unknown}}' }, 'data.prompt'],
    ['text', { prompt_var: 'unknown' }, 'data.prompt_var'],
    ['video_from_text', { prompt: 'x', model: 'vidbeta-v1-6', duration: 7 }, 'data.duration'],
    ['image_from_text', { prompt: 'x', aspect_ratio: '3:2' }, 'data.aspect_ratio'],
    ['transcription', {}, 'data'],
    ['transcription', { audio: { value: 'http://127.0.0.1:1/a.mp3' } }, 'data.audio.value'],
    [
      'transcription',
      { audio: { value: 'https://example.com/a.mp3' }, trim: { start_seconds: -1, duration_seconds: 1 } },
      'data.trim.start_seconds',
    ],
    ['dance', {}, 'generation_type'],
  ])('rejects %s with %j and names the field', async (type, data, field) => {
    const { status, body } = await fixture.generate(creator, sheet, 'FINAL VIDEO', type, data);
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'validation_error' });
    expect(body.error.startsWith(`${field} `)).toBe(true);
  });

  it('rejects an order that the credits do not cover', async () => {
    const poor = await fixture.base.creator(1);
    const own = await fixture.sheet(poor);
    expect(await fixture.generate(poor, own, 'PICTURE', 'video_from_text', { prompt: 'Waves' })).toMatchObject({
      status: 422,
      body: { error_code: 'insufficient_credits_for_job' },
    });
    expect(await fixture.credits(poor)).toMatchObject({ balance: 1, held: 0, available: 1 });
  });

  it('returns 404 for generations and sheets of another tenant', async () => {
    const outsider = await fixture.base.creator(10);
    const { body } = await fixture.generate(creator, sheet, 'SCRIPT', 'text', { prompt: 'Mine' });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/stop'],
      ['POST', '/continue'],
    ]) {
      expect(
        (await fixture.base.call(method!, `/generations/${body.generation_id}${path}`, { key: outsider.key })).status,
      ).toBe(404);
    }
    expect(await fixture.generate(outsider, sheet, 'SCRIPT', 'text', { prompt: 'x' })).toMatchObject({
      status: 404,
      body: { error_code: 'spreadsheet_not_found' },
    });
  });
});
