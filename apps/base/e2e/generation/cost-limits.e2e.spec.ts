import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decideAgentAction, performAgentAction, proposeAgentAction, type AgentAction } from '@reelsheet/contracts';
import { toMicro } from '@reelsheet/kernel';
import { keyCredential } from '@reelsheet/platform-auth';
import { eventually } from '@reelsheet/testing';
import { SoundUser, type Resource } from '../support/sound-user.js';

const CANVAS = { width: 180, height: 320, fps: 10 };
const EXCEEDED = { status: 422, body: { error_code: 'cost_exceeds_limit' } };

let user: SoundUser;
let song: Resource;
let film: Resource;

beforeAll(async () => {
  user = await SoundUser.start();
  song = await user.upload(await user.silence('song.mp3', 130), 'audio/mpeg');
  const pictures = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5:duration=25', '-pix_fmt', 'yuv420p'];
  film = await user.upload(await user.made('film.mp4', ...pictures), 'video/mp4');
  for (const { id } of [song, film])
    await eventually(async () => {
      const { body } = await user.call('GET', `/content_resources/${id}`);
      expect(body.content_resource.duration).toBeGreaterThan(0);
    });
});
afterAll(() => user?.stop());

let balance: number;
beforeEach(async () => {
  balance = (await user.fixture.credits(user.creator)).balance;
});
const money = () => user.fixture.credits(user.creator);
const calls = async () => (await user.fixture.log('transcription')).length;

describe('a transcription with max_credits', () => {
  const order = (data: object, max_credits?: unknown) => user.call('POST', '/transcriptions', { data, max_credits });

  it('is rejected when its file is known to be too long, and nothing is held', async () => {
    expect(await order({ content_resource_id: song.id }, 2.6)).toMatchObject(EXCEEDED);
    expect(await money()).toMatchObject({ balance, held: 0 });
  });

  it('is accepted at the price of the real length, of which the estimate is no more', async () => {
    const generation = await user.ended(await order({ content_resource_id: song.id }, 2.64));
    expect(generation).toMatchObject({ status: 'completed', failed_code: null });
    expect(generation.execution_cost).toBeLessThanOrEqual(2.64);
    const { entries } = await money();
    const [hold] = entries.filter(
      ({ kind, reference }: any) => kind === 'hold' && reference === `generation:${generation.id}`,
    );
    expect(hold!.amount).toBeLessThanOrEqual(2.64);
  });

  it('fails before the vendor is called when the downloaded source turns out to be longer', async () => {
    const long = await user.upload(
      await user.say('words.wav', 'The sea is calm tonight. The tide is full.'),
      'audio/wav',
    );
    const before = await calls();
    const short = await user.ended(await order({ audio: { value: long.url } }, 6));
    expect(short).toMatchObject({ status: 'completed', failed_code: null });
    const requested = await calls();
    expect(requested).toBeGreaterThan(before);
    const { url } = await user.upload(await user.silence('hour.mp3', 3_600), 'audio/mpeg');
    expect(await user.ended(await order({ audio: { value: url } }, 6))).toMatchObject({
      status: 'failed',
      failed_code: 'cost_exceeds_limit',
      failed_reason: 'It would cost 72 credits, and its order allows 6',
      execution_cost: 0,
    });
    expect(await calls()).toBe(requested);
    expect(await money()).toMatchObject({ held: 0 });
  });

  it.each([0, -1, 'six', 1e-7, 1e12, [], {}])('of %j is no limit', async (limit) =>
    expect(await order({ content_resource_id: song.id }, limit)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(/^max_credits/) },
    }),
  );
});

it('a generation for a cell whose price is above max_credits is rejected', async () => {
  const path = `/vidsheet/${user.sheet.id}/cells/${user.sheet.cells['PICTURE']}/generate` as const;
  const body = { generation_type: 'image_from_text', data: { prompt: 'The sea' }, max_credits: 0.000001 };
  expect(await user.call('POST', path, body)).toMatchObject(EXCEEDED);
  expect(await money()).toMatchObject({ balance, held: 0 });
});

describe('a render', () => {
  const order = (input: unknown, more: object = {}) =>
    user.call('POST', '/render_jobs', {
      job: {
        project_id: user.sheet.id,
        container_id: user.sheet.cells['FINAL VIDEO'],
        container_type: 'SpreadsheetCell',
        input,
        ...more,
      },
    });
  const ended = async ({ status, body }: any) => {
    expect({ status, body }).toMatchObject({ status: 201 });
    return user.fixture.settled(`/render_jobs/${body.job_id}`, user.creator.key);
  };
  const videoOf = (source: object) => ({ canvas: CANVAS, tracks: [{ clips: [{ type: 'video', source }] }] });

  it('holds the price of the real length of its files', async () => {
    const job = await ended(await order(videoOf({ content_resource_id: film.id })));
    expect(job).toMatchObject({ status: 'completed', execution_cost: 1.25, failed_code: null });
    const { entries } = await money();
    const held = entries.filter(({ kind, reference }: any) => kind === 'hold' && reference === `render_job:${job.id}`);
    expect(held.map(({ amount }: any) => amount)).toEqual([1.25]);
  });

  it('is rejected when its files are known to be too long for its limit', async () => {
    expect(await order(videoOf({ content_resource_id: film.id }), { max_credits: 1.2 })).toMatchObject(EXCEEDED);
    expect(await order(videoOf({ content_resource_id: film.id }), { max_credits: 'x' })).toMatchObject({ status: 422 });
    expect(await money()).toMatchObject({ balance, held: 0 });
  });

  it('fails without being composed when a downloaded source is longer than its limit allows', async () => {
    const clip = { type: 'video', source: { url: film.url }, trim: { end: 24 } };
    const input = { canvas: CANVAS, tracks: [{ clips: [clip] }] };
    expect(await ended(await order(input, { max_credits: 1 }))).toMatchObject({
      status: 'failed',
      failed_code: 'cost_exceeds_limit',
      execution_cost: 0,
      url: null,
    });
    expect(await money()).toMatchObject({ balance, held: 0 });
  });
});

describe('an approved action', () => {
  const actor = () => ({ agent_id: user.creator.agentId, user_id: user.creator.id });
  const layers = () => `/autocontentengine/${user.sheet.id}/cells/${user.sheet.cells['FINAL VIDEO']}/layers` as const;
  const render = (): AgentAction => ({
    kind: 'render',
    vidsheet_id: user.sheet.id,
    cell_id: user.sheet.cells['FINAL VIDEO']!,
  });

  it('shows the price of the real layers, and does not spend more when they were exchanged since', async () => {
    const attributes = (id: number) => ({ additional_attributes: { content_resource_id: id } });
    const video_layer = { name: 'Film', type: 'video', ...attributes(film.id) };
    const { body: layer } = await user.call('POST', layers(), { video_layer });
    const { rpc } = user.fixture.base;
    const order = { ...actor(), action: render(), key: 'run:limit:1' };
    const { gate } = await rpc.request(proposeAgentAction, { ...order, gated: false });
    expect(gate).toMatchObject({ cost: toMicro(5) });
    const { id } = await user.upload(await user.made('longer.mp4', '-stream_loop', '3', '-i', film.url), 'video/mp4');
    await eventually(async () => {
      const { body } = await user.call('GET', `/content_resources/${id}`);
      expect(body.content_resource.duration).toBeGreaterThan(90);
    });
    await user.call('PATCH', `${layers()}/${layer.id}`, { video_layer: attributes(id) });
    const { id: gate_id, sha256 } = gate!;
    const credential = keyCredential(user.creator.key);
    await rpc.request(decideAgentAction, { credential, gate_id, sha256, approved: true });
    await expect(rpc.request(performAgentAction, { ...order, gate_id })).rejects.toMatchObject({
      code: 'cost_exceeds_limit',
    });
    expect(await money()).toMatchObject({ balance, held: 0 });
  });
});
