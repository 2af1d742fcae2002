import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ManualJobWorker } from '@reelsheet/platform-jobs/testing';
import { Database } from '@reelsheet/platform-database';
import type { GenerationEntity } from '../../src/generation/generations/generation.entity.js';
import { GENERATION } from '../../src/generation/generations/generation.job.js';
import { SoundUser } from '../support/sound-user.js';
import { callAs } from '@reelsheet/testing';

const P = { prompt: 'A calm sea' };
const LONG = 'a'.repeat(100_001);
const ADDRESS = 'https://example.com/a.mp3';
const CREDITS = 100_000;

/** No worker process runs, so accepted generations stay pending. */
/** The sentence begins with the first invalid field, in which lists have indexes after a dot. */
const validationErrorOf = (field: string) => ({
  error_code: 'validation_error',
  error: expect.stringMatching(new RegExp(`^${field} `)),
  errors: expect.arrayContaining([
    { field: expect.stringMatching(new RegExp(`^${field.split('.', 2).join('.')}`)), problem: expect.any(String) },
  ]),
});

describe('invalid orders of generations', () => {
  let user: SoundUser;

  beforeAll(async () => {
    user = await SoundUser.start();
    await user.fixture.base.worker.close();
    const { id } = user.sheet;
    for (const [title, value] of [
      ['PICTURE', '  '],
      ['FINAL VIDEO', '{{FINAL VIDEO}}'],
    ] as const)
      await user.call('PATCH', `/vidsheet/${id}/cells/${user.sheet.cells[title]}`, { spreadsheet_cell: { value } });
  });
  afterAll(() => user?.stop());

  const inBase = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    user.fixture.base.http.get<T>(type, { strict: false });
  const query = <T>(sql: string, parameters: unknown[] = []) => inBase(Database).manager.query<T[]>(sql, parameters);
  const cellPath = () => `/vidsheet/${user.sheet.id}/cells/${user.sheet.cells['SCRIPT']}` as const;
  const order = (generation_type: unknown, data: unknown) =>
    user.call('POST', `${cellPath()}/generate`, { generation_type, data });

  const TEXT: [data: unknown, field: string][] = [
    [{ prompt: 5 }, 'prompt'],
    [{ prompt: ['a'] }, 'prompt'],
    [{ prompt: { value: 'a' } }, 'prompt'],
    [{ prompt: LONG }, 'prompt'],
    [{ prompt: 'a {{unknown}}' }, 'prompt'],
    [{ prompt: '{{}}' }, 'prompt'],
    [{ prompt: '{{PICTURE}}' }, 'prompt'],
    [{ prompt: '{{FINAL VIDEO}}' }, 'prompt'],
    [{ prompt_var: 5 }, 'prompt_var'],
    [{ prompt_var: ['SCRIPT'] }, 'prompt_var'],
    [{ prompt_var: ' ' }, 'prompt_var'],
    [{ prompt_var: 'unknown' }, 'prompt_var'],
    [{ prompt_var: '{{SCRIPT}}' }, 'prompt_var'],
    [{ prompt_var: 'SCRIPT}} or {{SCRIPT' }, 'prompt_var'],
    [{ prompt_var: 'PICTURE' }, 'prompt_var'],
    [{ ...P, model: 5 }, 'model'],
    [{ ...P, model: '' }, 'model'],
    [{ ...P, model: 'TEXTMODEL_A' }, 'model'],
    [{ ...P, model: '__proto__' }, 'model'],
    [{ ...P, model: 'constructor' }, 'model'],
    [{ ...P, model: 'imgalpha' }, 'model'],
    [{ ...P, temperature: 'x' }, 'temperature'],
    [{ ...P, temperature: '' }, 'temperature'],
    [{ ...P, temperature: [0.5] }, 'temperature'],
    [{ ...P, temperature: true }, 'temperature'],
    [{ ...P, temperature: null }, 'temperature'],
    [{ ...P, temperature: -0.01 }, 'temperature'],
    [{ ...P, temperature: 1.01 }, 'temperature'],
    [{ ...P, max_length: -1 }, 'max_length'],
    [{ ...P, max_length: 0 }, 'max_length'],
    [{ ...P, max_length: 1.5 }, 'max_length'],
    [{ ...P, max_length: 'many' }, 'max_length'],
    [{ ...P, max_length: 16_385 }, 'max_length'],
    [{ ...P, max_length: 1e21 }, 'max_length'],
  ];
  const IMAGE: typeof TEXT = [
    [{ prompt: {} }, 'prompt'],
    [{ ...P, model: 'textmodel_a' }, 'model'],
    [{ ...P, version: 5 }, 'version'],
    [{ ...P, version: '__proto__' }, 'version'],
    [{ ...P, model: 'imgbeta', version: 'alpha-2' }, 'version'],
    [{ ...P, aspect_ratio: '' }, 'aspect_ratio'],
    [{ ...P, aspect_ratio: '9/16' }, 'aspect_ratio'],
    [{ ...P, aspect_ratio: 1.5 }, 'aspect_ratio'],
    [{ ...P, number_of_images: 0 }, 'number_of_images'],
    [{ ...P, number_of_images: -1 }, 'number_of_images'],
    [{ ...P, number_of_images: 1.5 }, 'number_of_images'],
    [{ ...P, number_of_images: 11 }, 'number_of_images'],
    [{ ...P, number_of_images: 'two' }, 'number_of_images'],
    [{ ...P, content_resource_ids: 5 }, 'content_resource_ids'],
    [{ ...P, content_resource_ids: {} }, 'content_resource_ids'],
    [{ ...P, content_resource_ids: 'a,b' }, 'content_resource_ids'],
    [{ ...P, content_resource_ids: [0] }, 'content_resource_ids'],
    [{ ...P, content_resource_ids: [[1]] }, 'content_resource_ids'],
    [{ ...P, content_resource_ids: [1e21] }, 'content_resource_ids'],
    [{ ...P, content_resource_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'content_resource_ids'],
  ];
  const VIDEO: typeof TEXT = [
    [{ prompt: false }, 'prompt'],
    [{ ...P, model: 'imgalpha' }, 'model'],
    [{ ...P, negative_prompt: 5 }, 'negative_prompt'],
    [{ ...P, negative_prompt: LONG }, 'negative_prompt'],
    [{ ...P, negative_prompt: '{{unknown}}' }, 'negative_prompt'],
    [{ ...P, negative_prompt_var: 5 }, 'negative_prompt_var'],
    [{ ...P, negative_prompt_var: 'unknown' }, 'negative_prompt_var'],
    [{ ...P, negative_prompt_var: '{{SCRIPT}}' }, 'negative_prompt_var'],
    [{ ...P, model: 'vidbeta-v3', duration: 7 }, 'duration'],
    [{ ...P, duration: 0 }, 'duration'],
    [{ ...P, duration: -5 }, 'duration'],
    [{ ...P, duration: 5.5 }, 'duration'],
    [{ ...P, duration: '5s' }, 'duration'],
    [{ ...P, duration: [5] }, 'duration'],
    [{ ...P, duration: 1e21 }, 'duration'],
    [{ ...P, resolution: 1_080 }, 'resolution'],
    [{ ...P, resolution: '' }, 'resolution'],
    [{ ...P, resolution: '480p' }, 'resolution'],
    [{ ...P, aspect_ratio: 5 }, 'aspect_ratio'],
    [{ ...P, native_audio: 'loud' }, 'native_audio'],
    [{ ...P, native_audio: 2 }, 'native_audio'],
    [{ ...P, native_audio: [] }, 'native_audio'],
  ];
  const AUDIO: typeof TEXT = [
    [{ text: 5 }, 'text'],
    [{ text: ' ' }, 'text'],
    [{ text: LONG }, 'text'],
    [{ text: '{{unknown}}' }, 'text'],
    [{ text: 'Hello', prompt_var: 'unknown' }, 'prompt_var'],
    [{ ...P, speed: 'fast' }, 'speed'],
    [{ ...P, speed: 0.2 }, 'speed'],
    [{ ...P, speed: 4.1 }, 'speed'],
    [{ ...P, voice_id: 5 }, 'voice_id'],
    [{ ...P, voice_id: '' }, 'voice_id'],
    [{ ...P, voice_id: 'v'.repeat(201) }, 'voice_id'],
  ];
  const TRANSCRIPTION: typeof TEXT = [
    [{ audio: [] }, 'audio'],
    [{ audio: null }, 'audio'],
    [{ video: { value: 5 } }, 'video.value'],
    [{ audio: { value: [ADDRESS] } }, 'audio.value'],
    [{ content_resource_id: [1] }, 'content_resource_id'],
    [{ content_resource_id: {} }, 'content_resource_id'],
    [{ content_resource_id: 1.5 }, 'content_resource_id'],
    [{ content_resource_id: 1e21 }, 'content_resource_id'],
    [{ audio: { value: ADDRESS }, trim: [5, 1] }, 'trim'],
    [{ audio: { value: ADDRESS }, trim: '5-1' }, 'trim'],
    [{ audio: { value: ADDRESS }, trim: {} }, 'trim.start_seconds'],
    [{ audio: { value: ADDRESS }, trim: { start_seconds: [5], duration_seconds: 1 } }, 'trim.start_seconds'],
    [{ audio: { value: ADDRESS }, trim: { start_seconds: 1e21, duration_seconds: 1 } }, 'trim.start_seconds'],
    [{ audio: { value: ADDRESS }, trim: { start_seconds: 0, duration_seconds: 86_401 } }, 'trim.duration_seconds'],
  ];
  const KINDS = {
    text: TEXT,
    image_from_text: IMAGE,
    video_from_text: VIDEO,
    audio_generation: AUDIO,
    transcription: TRANSCRIPTION,
  };

  it.each(
    Object.entries(KINDS).flatMap(([type, cases]) =>
      cases.map(([data, field]) => [type, JSON.stringify(data).slice(0, 80), field, data] as const),
    ),
  )('%s with %s is rejected with an error that names data.%s', async (type, _, field, data) => {
    const { status, body } = await order(type, data);
    expect({ status, body }).toEqual({
      status: 422,
      body: validationErrorOf(`data.${field}`),
    });
    expect(body.error.length).toBeLessThan(500);
  });

  it.each<[what: string, body: unknown, field: string]>([
    ['no type', { data: P }, 'generation_type'],
    ['an unknown type', { generation_type: 'constructor', data: P }, 'generation_type'],
    ['a type of another job', { generation_type: 'train_social', data: P }, 'generation_type'],
    ['a number for a type', { generation_type: 5, data: P }, 'generation_type'],
    ['a list for a type', { generation_type: ['text'], data: P }, 'generation_type'],
    ['null for a type', { generation_type: null, data: P }, 'generation_type'],
    ['no data', { generation_type: 'text' }, 'data'],
    ['null for data', { generation_type: 'text', data: null }, 'data'],
    ['a list for data', { generation_type: 'text', data: [P] }, 'data'],
    ['a text for data', { generation_type: 'text', data: 'A calm sea' }, 'data'],
    ['NUL in its data', { generation_type: 'text', data: { prompt: 'a\0b' } }, 'body'],
    ['a lone surrogate', { generation_type: 'text', data: { prompt: '\ud83c' } }, 'body'],
    ['deeply nested data', { generation_type: 'text', data: deep(100) }, 'body'],
    ['an invalid user_job', { generation_type: 'text', user_job: 5 }, 'user_job'],
    ['user_job without data', { generation_type: 'text', user_job: {} }, 'user_job.data'],
    ['a list for a body', [P], 'body'],
  ])('with %s are rejected with an error that names the field', async (_, body, field) => {
    const answer = await user.call('POST', `${cellPath()}/generate`, body);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 422,
      body: validationErrorOf(field),
    });
  });

  it('of more than a megabyte are rejected without being parsed', async () => {
    expect(await order('text', { prompt: 'a'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      body: { error_code: 'payload_too_large' },
    });
  });

  it('with references that are missing, of another tenant or not pictures are rejected', async () => {
    const other = await user.fixture.base.creator();
    const png = await user.made('dot.png', '-f', 'lavfi', '-i', 'color=s=16x16', '-frames:v', '1');
    const foreign = await user.upload(png, 'image/png', other);
    const sound = await user.upload(await user.silence('silence.wav', 0.2), 'audio/wav');
    for (const id of [foreign.id, 999_999_999])
      expect(await order('image_from_text', { ...P, content_resource_ids: [id] })).toMatchObject({
        status: 404,
        body: { error_code: 'content_resource_not_found', error: expect.stringContaining(String(id)) },
      });
    const { status, body } = await order('image_from_text', { ...P, content_resource_ids: [sound.id] });
    expect({ status, error: body.error }).toEqual({
      status: 422,
      error: expect.stringMatching(/^data\.content_resource_ids /),
    });
  });

  it('for targets that are missing, of another tenant or of another cell are rejected', async () => {
    const { sheet, creator, fixture } = user;
    const other = await fixture.base.creator(10);
    const theirs = await fixture.sheet(other);
    const { body: layer } = await user.call('POST', `${cellPath()}/layers`, {
      video_layer: { name: 'L', type: 'text' },
    });
    const elsewhere = `/vidsheet/${sheet.id}/cells/${sheet.cells['PICTURE']}/layers/${layer.id}` as const;
    const body = { generation_type: 'text', data: P };
    for (const [path, error_code] of [
      [`/vidsheet/${theirs.id}/cells/${theirs.cells['SCRIPT']}`, 'spreadsheet_not_found'],
      [`/vidsheet/${sheet.id}/cells/${theirs.cells['SCRIPT']}`, 'not_found'],
      [`/vidsheet/${sheet.id}/cells/0`, 'not_found'],
      [`/vidsheet/${sheet.id}/cells/1e3`, 'not_found'],
      [`/vidsheet/${sheet.id}/cells/99999999999999999999`, 'not_found'],
      [`/vidsheet/x/cells/${sheet.cells['SCRIPT']}`, 'spreadsheet_not_found'],
      [elsewhere, 'not_found'],
      [`${cellPath()}/layers/999999999`, 'not_found'],
    ])
      expect([path, await user.call('POST', `${path}/generate`, body)]).toMatchObject([
        path,
        { status: 404, body: { error_code } },
      ]);
    for (const [agent, error_code] of [
      [`?agent_id=${other.agentId}`, 'agent_not_found'],
      ['?agent_id=me', 'agent_not_found'],
      ['', 'validation_error'],
    ] as const)
      for (const path of [`${cellPath()}/generate`, '/transcriptions'])
        expect(await fixture.base.call('POST', `${path}${agent}`, { key: creator.key, body })).toMatchObject({
          status: 422,
          body: { error_code },
        });
    for (const id of ['0', '-1', 'x', '1.5', '99999999999999999999'])
      for (const [method, action] of [
        ['GET', ''],
        ['GET', '/events'],
        ['POST', '/stop'],
        ['POST', '/continue'],
      ] as const)
        expect(await fixture.base.call(method, `/generations/${id}${action}`, { key: creator.key })).toMatchObject({
          status: 404,
          body: { error_code: 'not_found' },
        });
  });

  it('cost nothing and leave no rows', async () => {
    expect(await user.fixture.credits(user.creator)).toMatchObject({ balance: CREDITS, held: 0, available: CREDITS });
    expect(await query('SELECT FROM generation')).toEqual([]);
    expect(await query(`SELECT FROM credit_hold`)).toEqual([]);
  });

  describe('concurrent orders', () => {
    const post = (id: number, action: string) =>
      user.fixture.base.call('POST', `/generations/${id}/${action}`, { key: user.creator.key });
    const entriesOf = async (id: number) =>
      (
        await query<{ kind: string }>(`SELECT kind FROM ledger_entry WHERE reference = $1 ORDER BY id`, [
          `generation:${id}`,
        ])
      ).map(({ kind }) => kind);

    it('are accepted as far as the credits suffice', async () => {
      const poor = await user.fixture.base.creator(10);
      const own = await user.fixture.sheet(poor);
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => user.fixture.generate(poor, own, 'SCRIPT', 'image_from_text', P)),
      );
      const accepted = answers.filter(({ status }) => status === 201);
      expect(accepted).toHaveLength(2);
      for (const { status, body } of answers.filter(({ status }) => status !== 201))
        expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'insufficient_credits_for_job' });
      expect(await user.fixture.credits(poor)).toMatchObject({ balance: 10, held: 8, available: 2 });
      await Promise.all(
        accepted.map(({ body }) =>
          user.fixture.base.call('POST', `/generations/${body.generation_id}/stop`, { key: poor.key }),
        ),
      );
    });

    it('are not continued after the credits were used for another generation', async () => {
      const poor = await user.fixture.base.creator(5);
      const own = await user.fixture.sheet(poor);
      const draw = async () =>
        (await user.fixture.generate(poor, own, 'SCRIPT', 'image_from_text', P)).body.generation_id;
      const call = callAs('base', () => ({ url: user.fixture.base.url, key: poor.key }));
      const stopped: number = await draw();
      await call('POST', `/generations/${stopped}/stop`);
      const other: number = await draw();
      expect(await call('POST', `/generations/${stopped}/continue`)).toMatchObject({
        status: 422,
        body: { error_code: 'insufficient_credits_for_job' },
      });
      expect((await call('GET', `/generations/${stopped}`)).body).toMatchObject({ status: 'stopped' });
      expect(await entriesOf(stopped)).toEqual(['hold', 'release']);
      expect(await user.fixture.credits(poor)).toMatchObject({ balance: 5, held: 4, available: 1 });
      await call('POST', `/generations/${other}/stop`);
    });

    it('hold credits once per round under concurrent stops and continues', async () => {
      const id = (await order('text', P)).body.generation_id as number;
      for (const action of ['stop', 'continue', 'stop'])
        expect(
          (await Promise.all(Array.from({ length: 8 }, () => post(id, action)))).some(({ status }) => status === 200),
        ).toBe(true);
      const storm = await Promise.all(
        Array.from({ length: 16 }, (_, index) => post(id, index % 2 ? 'stop' : 'continue')),
      );
      for (const [index, { status, body }] of storm.entries())
        if (index % 2) expect({ status, now: body.status }).toEqual({ status: 200, now: 'stopped' });
        else if (status === 200) expect(body.status).toBe('pending');
        else expect(['validation_error', 'too_many_rounds']).toContain(body.error_code);
      await post(id, 'stop');
      const entries = await entriesOf(id);
      expect(entries).toEqual(entries.map((_, index) => (index % 2 ? 'release' : 'hold')));
      const [{ round } = { round: 0 }] = await query<{ round: number }>(`SELECT round FROM generation WHERE id = $1`, [
        id,
      ]);
      expect(entries).toHaveLength(2 * round);
      expect((await user.fixture.credits(user.creator)).held).toBe(0);
    });

    it('are rejected for a cell that is deleted at the same time, or stopped with it', async () => {
      const jobs = new ManualJobWorker<GenerationEntity>(user.fixture.base.http, GENERATION);
      const sheet = await user.fixture.sheet(user.creator);
      const { body } = await user.call('GET', `/vidsheet/${sheet.id}`);
      const deletion = user.call('DELETE', `/vidsheet/${sheet.id}/rows/${body.spreadsheet_rows[0]!.id}`);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => user.fixture.generate(user.creator, sheet, 'SCRIPT', 'text', P)),
      );
      await deletion;
      for (const { status } of answers) expect([201, 404]).toContain(status);
      while (await jobs.runStep());
      for (const { body: accepted } of answers.filter(({ status }) => status === 201))
        expect(await entriesOf(accepted.generation_id)).toEqual(['hold', 'release']);
      expect((await user.fixture.credits(user.creator)).held).toBe(0);
    });
  });
});

function deep(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = { value };
  return value;
}
