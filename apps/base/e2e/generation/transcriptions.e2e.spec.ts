import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf } from '@reelsheet/testing';
import { SoundUser, type Resource } from '../support/sound-user.js';

const TEXT = 'The sea is calm tonight. The tide is full.';
const PUBLIC = { value: 'https://example.com/a.mp3' };

describe('transcriptions', () => {
  let user: SoundUser;
  let speech: string;
  let sound: Resource;

  beforeAll(async () => {
    user = await SoundUser.start();
    speech = await user.say('speech.wav', TEXT);
    sound = await user.upload(speech, 'audio/wav');
  });
  afterAll(() => user?.stop());

  const targetPaths = async () => {
    const cell = `/${user.sheet.id}/cells/${user.sheet.cells['PICTURE']}` as const;
    const { body: layer } = await user.call('POST', `/vidsheet${cell}/layers`, {
      video_layer: { name: 'Voice', type: 'audio' },
    });
    return ['/autocontentengine', '/vidsheet'].flatMap((prefix) => [
      `${prefix}${cell}/generate`,
      `${prefix}${cell}/layers/${layer.id}/generate`,
    ]);
  };

  describe('are accepted', () => {
    it('without a sheet, and for cells and layers under both prefixes', async () => {
      const data = { content_resource_id: sound.id };
      const orders = [await user.transcribe(data)];
      for (const path of await targetPaths())
        orders.push(await user.call('POST', path, { generation_type: 'transcription', data }));
      for (const order of orders) {
        expect(order).toMatchObject({
          status: 201,
          body: { generation_id: expect.any(Number), status: 'pending' },
        });
        expect(await user.ended(order)).toMatchObject({
          status: 'completed',
          user_job_type: 'transcription',
          progress: 1,
          output_resources: [],
          result: { full_text: TEXT, audio_duration: expect.any(Number) },
        });
      }
    });

    it('with a type for a cell or layer, and without one otherwise', async () => {
      const data = { content_resource_id: sound.id };
      for (const path of await targetPaths())
        expect(await user.call('POST', path, { data })).toMatchObject({
          status: 422,
          body: { error_code: 'validation_error', error: expect.stringMatching(/^generation_type /) },
        });
      const named = await user.call('POST', '/transcriptions', { generation_type: 'transcription', data });
      expect((await user.transcribed(named)).result.full_text).toBe(TEXT);
    });

    it.each(['data', 'user_job[data]'])('as a form with %s', async (field) => {
      const form = new URLSearchParams({ [field]: JSON.stringify({ content_resource_id: sound.id }) });
      expect((await user.transcribed(await user.call('POST', '/transcriptions', form))).result.full_text).toBe(TEXT);
      const [path] = await targetPaths();
      const order = new URLSearchParams({ ...Object.fromEntries(form), generation_type: 'transcription' });
      expect((await user.transcribed(await user.call('POST', path!, order))).result.full_text).toBe(TEXT);
    });

    it('as a form with brackets for each field', async () => {
      const form = new URLSearchParams({
        'data[audio][value]': sound.url,
        'data[trim][start_seconds]': '0',
        'data[trim][duration_seconds]': '1.5',
      });
      const { result } = await user.transcribed(await user.call('POST', '/transcriptions', form));
      expect(result.audio_duration).toBeCloseTo(1.5, 1);
    });
  });

  describe('are rejected', () => {
    const trim = (more: object) => ({ audio: PUBLIC, trim: { start_seconds: 0, duration_seconds: 1, ...more } });

    it.each<[string, unknown, string]>([
      ['nothing', undefined, 'data'],
      ['a text', 'https://example.com/a.mp3', 'data'],
      ['a list', [], 'data'],
      ['no source', {}, 'data'],
      ['only a part', { trim: { start_seconds: 0, duration_seconds: 1 } }, 'data'],
      ['audio and video', { audio: PUBLIC, video: PUBLIC }, 'data'],
      ['audio and a resource', { audio: PUBLIC, content_resource_id: 1 }, 'data'],
      ['video and a resource', { video: PUBLIC, content_resource_id: 1 }, 'data'],
      ['all three', { audio: PUBLIC, video: PUBLIC, content_resource_id: 1 }, 'data'],
      ['audio as a text', { audio: 'https://example.com/a.mp3' }, 'data.audio'],
      ['audio without an address', { audio: {} }, 'data.audio.value'],
      ['an empty address', { audio: { value: '' } }, 'data.audio.value'],
      ['an invalid address', { video: { value: 'the sea' } }, 'data.video.value'],
      ['a local file', { audio: { value: 'file:///etc/passwd' } }, 'data.audio.value'],
      ['another protocol', { audio: { value: 'ftp://example.com/a.mp3' } }, 'data.audio.value'],
      ['credentials', { audio: { value: 'https://a:b@example.com/a.mp3' } }, 'data.audio.value'],
      ['an internal address', { video: { value: 'http://169.254.169.254/latest' } }, 'data.video.value'],
      ['an address that is too long', { audio: { value: `https://e.com/${'a'.repeat(2_048)}` } }, 'data.audio.value'],
      ['a resource id that is not a number', { content_resource_id: 'sea' }, 'data.content_resource_id'],
      ['a resource below 1', { content_resource_id: 0 }, 'data.content_resource_id'],
      ['a part before the start', trim({ start_seconds: -1 }), 'data.trim.start_seconds'],
      ['a part of no length', trim({ duration_seconds: 0 }), 'data.trim.duration_seconds'],
      ['a part of negative length', trim({ duration_seconds: -3 }), 'data.trim.duration_seconds'],
      ['a part without a start', trim({ start_seconds: undefined }), 'data.trim.start_seconds'],
      ['a part without a length', trim({ duration_seconds: undefined }), 'data.trim.duration_seconds'],
      ['a part with a text as start', trim({ start_seconds: 'the end' }), 'data.trim.start_seconds'],
      ['a part that is a number', { audio: PUBLIC, trim: 3 }, 'data.trim'],
    ])('with %s and an error that names the field, at all endpoints', async (_, data, field) => {
      const answers = [await user.transcribe(data)];
      for (const path of await targetPaths())
        answers.push(await user.call('POST', path, { generation_type: 'transcription', data }));
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
        expect(errorOf(answer).error.startsWith(`${field} `)).toBe(true);
      }
    });

    it("with a resource that is missing, deleted or another agent's", async () => {
      const other = await user.fixture.base.creator();
      const foreign = await user.upload(speech, 'audio/wav', other);
      const gone = await user.upload(speech, 'audio/wav');
      await user.call('DELETE', `/content_resources/${gone.id}`);
      for (const id of [foreign.id, gone.id, 999_999_999])
        expect(await user.transcribe({ content_resource_id: id })).toMatchObject({
          status: 404,
          body: { error_code: 'not_found' },
        });
    });

    it('with a resource that is neither audio nor video', async () => {
      const picture = await user.made('picture.png', '-f', 'lavfi', '-i', 'color=s=16x16', '-frames:v', '1');
      const { id } = await user.upload(picture, 'image/png');
      expect(await user.transcribe({ content_resource_id: id })).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringMatching(/^data\.content_resource_id /) },
      });
    });

    it('when the credits do not cover them', async () => {
      const poor = await user.fixture.base.creator(1);
      const answer = await user.call('POST', '/transcriptions', { data: { audio: PUBLIC } }, poor);
      expect(answer).toMatchObject({ status: 422, body: { error_code: 'insufficient_credits_for_job' } });
    });
  });

  describe('support', () => {
    it.each([
      ['speech.mp3', ['-b:a', '48k']],
      ['speech.m4a', ['-c:a', 'aac']],
      ['speech.ogg', ['-c:a', 'libvorbis', '-ac', '2']],
      ['speech.opus', ['-c:a', 'libopus']],
      ['speech.flac', ['-ar', '48000', '-ac', '2']],
      ['speech.aiff', []],
      ['speech.aac', ['-c:a', 'aac']],
      ['speech.wma', ['-c:a', 'wmav2']],
    ])('%s', async (name, args) => {
      const { url } = await user.upload(await user.made(name, '-i', speech, ...args), 'audio/mpeg');
      expect((await user.received({ audio: { value: url } })).result.full_text).toBe(TEXT);
    });

    it('a video whose sound starts later than its pictures', async () => {
      const film = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:duration=8', '-itsoffset', '2', '-i', speech];
      const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
      const { id, url } = await user.upload(await user.made('film.mp4', ...film, ...codecs), 'video/mp4');
      for (const data of [{ video: { value: url } }, { content_resource_id: id }]) {
        const { result } = await user.received(data);
        expect(result.full_text).toBe(TEXT);
        expect(Math.abs(result.sentences[0]!.startMs - 2_000)).toBeLessThan(250);
      }
    });

    it('a trimmed part, with times from its start', async () => {
      const whole = (await user.received({ audio: { value: sound.url } })).result;
      const [, second] = whole.sentences;
      const start = second!.startMs / 1_000 - 0.1;
      const trim = { start_seconds: start, duration_seconds: 60 };
      for (const source of [{ audio: { value: sound.url } }, { content_resource_id: sound.id }]) {
        const { result, execution_cost } = await user.received({ ...source, trim });
        expect(result.full_text).toBe('The tide is full.');
        expect(Math.abs(result.sentences[0]!.startMs - 100)).toBeLessThan(120);
        expect(result.audio_duration).toBeCloseTo(whole.audio_duration - start, 1);
        expect(execution_cost).toBeCloseTo((Math.ceil(result.audio_duration) * 1.2) / 60, 5);
      }
    });

    it.each([
      [1e-7, 1],
      [0.5, 1e-7],
    ])('a tiny part from second %d of %d seconds', async (start_seconds, duration_seconds) => {
      const trim = { start_seconds, duration_seconds };
      const { status, result } = await user.received({ audio: { value: sound.url }, trim });
      expect(status).toBe('completed');
      expect(result.audio_duration).toBeCloseTo(duration_seconds, 2);
    });

    it('silence, with an empty result and without a vendor call', async () => {
      const { url } = await user.upload(await user.silence('silence.wav', 3), 'audio/wav');
      const before = (await user.fixture.log('transcription')).length;
      expect(await user.received({ audio: { value: url } })).toMatchObject({
        status: 'completed',
        failed_reason: null,
        result: { full_text: '', sentences: [], audio_duration: 3 },
      });
      expect(await user.fixture.log('transcription')).toHaveLength(before);
    });

    it('music, with an empty result', async () => {
      const music = await user.made('music.mp3', '-f', 'lavfi', '-i', 'sine=440:d=2');
      const { url } = await user.upload(music, 'audio/mpeg');
      expect(await user.received({ audio: { value: url } })).toMatchObject({
        status: 'completed',
        result: { full_text: '', sentences: [] },
      });
    });
  });

  describe('fail with a reason and release the credits', () => {
    const failed = async (data: object, reason: string) => {
      const before = await user.fixture.credits(user.creator);
      const generation = await user.received(data);
      expect(generation).toMatchObject({ status: 'failed', result: null, execution_cost: 0 });
      expect(generation.failed_reason).toContain(reason);
      expect(await user.fixture.credits(user.creator)).toMatchObject({ balance: before.balance, held: 0 });
    };

    it('for a video without sound', async () => {
      const film = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:duration=1', '-pix_fmt', 'yuv420p'];
      const { url } = await user.upload(await user.made('mute.mp4', ...film), 'video/mp4');
      await failed({ video: { value: url } }, 'holds no sound');
    });

    it('for a part beyond the end', async () => {
      const trim = { start_seconds: 500, duration_seconds: 1 };
      await failed({ audio: { value: sound.url }, trim }, 'before the part begins');
    });

    it('for a file that is not media and for an address that returns an error', async () => {
      await failed({ audio: { value: `${user.fixture.sandbox.url}/files/200` } }, "can't be read");
      await failed({ audio: { value: `${user.fixture.sandbox.url}/files/404` } }, 'status 404');
    });

    it.each(['http://127.0.0.1:1/a.mp3', 'http://10.0.0.1/a.mp3', 'http://[::1]:9/a.mp3', 'http://localhost/a.mp3'])(
      'for a redirect to %s',
      async (target) => {
        const url = `${user.fixture.sandbox.url}/redirect?to=${encodeURIComponent(target)}`;
        await failed({ audio: { value: url } }, 'is not a public address');
      },
    );

    it('when the sound is longer than estimated and the credits do not cover it', async () => {
      const long = await user.silence('long.mp3', 3_600);
      const { url } = await user.upload(long, 'audio/mpeg');
      const poor = await user.fixture.base.creator(7);
      const { body } = await user.call('POST', '/transcriptions', { data: { audio: { value: url } } }, poor);
      expect(await user.fixture.ended(poor, body.generation_id)).toMatchObject({
        status: 'failed',
        failed_reason: expect.stringMatching(/credits/i),
      });
      expect(await user.fixture.credits(poor)).toMatchObject({ balance: 7, held: 0 });
    });
  });
});
