import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { json, TestSandbox } from '../../../test/support.js';

const RACHEL = '21m00Tcm4TlvDq8ikWAM';
const KEY = { 'xi-api-key': 'sandbox-key' };

describe('the voice vendor', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.end());

  const get = (path: string, headers: Record<string, string> = KEY) => sandbox.fetch(`/voice${path}`, { headers });
  const speak = (text: string, more: object = {}, format = 'mp3_44100_128', headers: Record<string, string> = KEY) =>
    sandbox.post(`/voice/v1/text-to-speech/${RACHEL}?output_format=${format}`, { text, ...more }, headers);

  it('returns the subscription of a sandbox key, and logs the call', async () => {
    expect(await json(await get('/v1/user/subscription'))).toMatchObject({
      tier: 'creator',
      character_limit: 100_000,
      character_count: 0,
    });
    expect(await sandbox.log('vendor=voice')).toMatchObject([{ path: '/voice/v1/user/subscription', status: 200 }]);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['a foreign key', { 'xi-api-key': 'sk_live' }],
    ['a sandbox key as a bearer', { authorization: 'Bearer sandbox-key' }],
  ])('rejects %s in its own format', async (_, headers) => {
    const response = await get('/v1/user/subscription', headers);
    expect(response.status).toBe(401);
    expect(await json(response)).toEqual({ detail: { status: 'invalid_api_key', message: 'Invalid API key' } });
  });

  it('injects errors', async () => {
    await sandbox.fault({ vendor: 'voice', kind: 'error' });
    expect((await get('/v1/user/subscription')).status).toBe(500);
    expect((await get('/v1/user/subscription')).status).toBe(200);
  });

  it('has voices of all accounts, and one of its own', async () => {
    const idsOf = async (key: string): Promise<string[]> =>
      (await json(await get('/v1/voices', { 'xi-api-key': key }))).voices.map((voice: any) => voice.voice_id);
    const [mine, others] = [await idsOf('sandbox-mine'), await idsOf('sandbox-others')];
    expect(mine).toContain(RACHEL);
    const [own, ...more] = mine.filter((id) => !others.includes(id));
    expect(more).toEqual([]);
    expect(await json(await get(`/v1/voices/${own}`, { 'xi-api-key': 'sandbox-mine' }))).toMatchObject({
      voice_id: own,
      category: 'cloned',
    });
    const refused = await get(`/v1/voices/${own}`, { 'xi-api-key': 'sandbox-others' });
    expect([refused.status, (await json(refused)).detail.status]).toEqual([404, 'voice_not_found']);
    expect((await json(await get('/v1/voices/nobody'))).detail.status).toBe('invalid_uid');
  });

  it('generates speech like the speech vendor, which the transcription vendor recognizes', async () => {
    const spoken = await speak('Coffee begins with water.');
    expect(spoken.headers.get('content-type')).toBe('audio/mpeg');
    expect(spoken.headers.get('character-cost')).toBe('25');
    const sound = Buffer.from(await spoken.arrayBuffer());
    expect(await sandbox.probe(sound)).toMatchObject({ format: 'mp3', audio: { codec: 'mp3' } });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(sound)]), 'sound.mp3');
    form.set('model', 'whisper-1');
    const received = await sandbox.fetch('/transcription/v1/audio/transcriptions', {
      method: 'POST',
      body: form,
      headers: { authorization: 'Bearer sandbox-key' },
    });
    expect(await json(received)).toEqual({ text: 'Coffee begins with water.' });
  });

  it.each([
    ['wav_24000', 'audio/wav'],
    ['pcm_16000', 'audio/pcm'],
    ['opus_48000_64', 'audio/ogg'],
  ])('speaks %s', async (format, type) => {
    const spoken = await speak('Good morning.', { voice_settings: { speed: 0.8 } }, format);
    expect([spoken.status, spoken.headers.get('content-type')]).toEqual([200, type]);
    expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });

  it('stores the speech of an account only in its history, and counts its characters', async () => {
    const mine = { 'xi-api-key': 'sandbox-historian' };
    const spoken = await speak('To be found again.', {}, 'mp3_44100_128', mine);
    const bytes = Buffer.from(await spoken.arrayBuffer());
    await speak('Something else.', {}, 'mp3_44100_128', mine);
    const { history } = await json(await get('/v1/history?search=found', mine));
    expect(history).toMatchObject([{ voice_id: RACHEL, text: 'To be found again.', source: 'TTS' }]);
    expect(history[0]).not.toHaveProperty('account');
    const audio = await get(`/v1/history/${history[0].history_item_id}/audio`, mine);
    expect(Buffer.from(await audio.arrayBuffer())).toEqual(bytes);
    expect((await get(`/v1/history/${history[0].history_item_id}/audio`)).status).toBe(404);
    expect(await json(await get('/v1/user/subscription', mine))).toMatchObject({ character_count: 33 });
    const first = await json(await get('/v1/history?page_size=1', mine));
    expect(first).toMatchObject({ has_more: true, history: [{ text: 'Something else.' }] });
    const next = `start_after_history_item_id=${first.last_history_item_id}`;
    expect(await json(await get(`/v1/history?${next}`, mine))).toMatchObject({
      has_more: false,
      history: [{ text: 'To be found again.' }],
    });
    const tomorrow = Math.ceil(Date.now() / 1_000) + 86_400;
    expect((await json(await get(`/v1/history?date_after_unix=${tomorrow}`, mine))).history).toEqual([]);
  });

  it('reports invalid input field by field', async () => {
    const missing = await sandbox.post(`/voice/v1/text-to-speech/${RACHEL}`, {}, KEY);
    expect(missing.status).toBe(422);
    expect(await json(missing)).toEqual({
      detail: [{ loc: ['body', 'text'], msg: 'Field required', type: 'missing' }],
    });
    const wrong = await json(await speak('x', { voice_settings: { stability: 'firm' } }));
    expect(wrong.detail).toMatchObject([{ loc: ['body', 'voice_settings', 'stability'] }]);
  });

  it.each([
    ['a model that does not exist', 'Hello', { model_id: 'eleven_nothing' }, 'mp3_44100_128', 'model_not_found'],
    ['a text that is too long', 'a '.repeat(5_001), {}, 'mp3_44100_128', 'max_character_limit_exceeded'],
    ['an empty text', ' … ', {}, 'mp3_44100_128', 'input_text_empty'],
    ['a speed outside its range', 'Hello', { voice_settings: { speed: 2 } }, 'mp3_44100_128', 'invalid_voice_settings'],
    ['a format that does not exist', 'Hello', {}, 'mp9_1', 'invalid_output_format'],
  ])('rejects %s', async (_, text, more, format, status) => {
    const refused = await speak(text, more, format);
    expect([refused.status, (await json(refused)).detail.status]).toEqual([400, status]);
  });

  it('returns voices in pages', async () => {
    const first = await json(await get('/v2/voices?page_size=4', { 'xi-api-key': 'sandbox-pages' }));
    expect(first).toMatchObject({ has_more: true, total_count: 6, next_page_token: '4' });
    const rest = await json(await get('/v2/voices?page_size=4&next_page_token=4', { 'xi-api-key': 'sandbox-pages' }));
    expect([first.voices.length, rest.voices.length, rest.has_more]).toEqual([4, 2, false]);
    const premade = await json(await get('/v2/voices?voice_type=default&page_size=100'));
    expect(premade.voices.map(({ category }: any) => category)).toEqual(Array(5).fill('premade'));
  });

  it('designs voices with previews, saves one, and speaks with it', async () => {
    const mine = { 'xi-api-key': 'sandbox-designer' };
    const description = 'A calm woman who speaks slowly.';
    const text = 'The sea is calm tonight. '.repeat(5);
    const short = await sandbox.post(
      '/voice/v1/text-to-voice/design',
      { voice_description: description, text: 'Hi' },
      mine,
    );
    expect(short.status).toBe(422);
    const drawn = await sandbox.post('/voice/v1/text-to-voice/design', { voice_description: description, text }, mine);
    const { previews } = await json(drawn);
    expect(previews).toHaveLength(3);
    const draft = { voice_name: 'Calm', voice_description: description, labels: { mark: 'm1' } };
    const create = (generated_voice_id: string, headers = mine) =>
      sandbox.post('/voice/v1/text-to-voice', { ...draft, generated_voice_id }, headers);
    const id = previews[0].generated_voice_id;
    expect((await create(id, KEY)).status).toBe(404);
    const made = await json(await create(id));
    expect(made).toMatchObject({ voice_id: id, category: 'generated', labels: { mark: 'm1' } });
    expect((await json(await create(id))).detail.status).toBe('voice_already_exists');
    const received = await sandbox.fetch(made.preview_url);
    expect(Buffer.from(await received.arrayBuffer()).toString('base64')).toBe(previews[0].audio_base_64);
    const spoken = await sandbox.post(`/voice/v1/text-to-speech/${id}`, { text: 'Good night.' }, mine);
    expect(spoken.status).toBe(200);
    const full = { 'xi-api-key': 'sandbox-full' };
    const again = await json(
      await sandbox.post('/voice/v1/text-to-voice/design', { voice_description: description, text }, full),
    );
    expect((await json(await create(again.previews[0].generated_voice_id, full))).detail.status).toBe(
      'voice_limit_reached',
    );
  });

  it('deletes a voice, but no voice of all accounts', async () => {
    const remove = (id: string) => sandbox.fetch(`/voice/v1/voices/${id}`, { method: 'DELETE', headers: KEY });
    expect((await json(await remove(RACHEL))).detail.status).toBe('premade_voice_not_deletable');
    expect((await json(await remove('0123456789abcdefghij'))).detail.status).toBe('voice_not_found');
  });

  it('deletes its own voice permanently', async () => {
    const idsOf = async (key: string): Promise<string[]> =>
      (await json(await get('/v1/voices', { 'xi-api-key': key }))).voices.map((voice: any) => voice.voice_id);
    const all = await idsOf('sandbox-others');
    const own = (await idsOf('sandbox-forgetful')).find((id) => !all.includes(id))!;
    const headers = { 'xi-api-key': 'sandbox-forgetful' };
    const remove = () => sandbox.fetch(`/voice/v1/voices/${own}`, { method: 'DELETE', headers });
    expect((await remove()).status).toBe(200);
    expect(await idsOf('sandbox-forgetful')).not.toContain(own);
    expect((await json(await remove())).detail.status).toBe('voice_not_found');
    expect(await idsOf('sandbox-others')).toEqual(all);
  });

  it('rejects a key after its revocation', async () => {
    const key = { 'xi-api-key': 'sandbox-to-be-revoked' };
    expect((await get('/v1/user/subscription', key)).status).toBe(200);
    expect((await sandbox.post('/voice/revoked-keys', { key: 'sandbox-to-be-revoked' })).status).toBe(204);
    expect((await get('/v1/user/subscription', key)).status).toBe(401);
    expect((await get('/v1/user/subscription')).status).toBe(200);
  });

  it('generates no speech for an account without remaining characters', async () => {
    const refused = await speak('Hello', {}, 'mp3_44100_128', { 'xi-api-key': 'sandbox-exhausted' });
    expect([refused.status, (await json(refused)).detail.status]).toEqual([401, 'quota_exceeded']);
  });
});
