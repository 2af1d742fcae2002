import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { updateAgentVoice } from '@reelsheet/contracts';
import { Database } from '@reelsheet/platform-database';
import { callAs, eventually, request } from '@reelsheet/testing';
import { SoundUser } from '../support/sound-user.js';

const RACHEL = '21m00Tcm4TlvDq8ikWAM';
const KEY = 'sandbox-my-own-key-1234';
const TEXT = 'The sea is calm tonight. The tide is full.';
const SPOKEN = 'Come to the window, sweet is the night air.';

describe("an agent's voices", () => {
  let user: SoundUser;
  let sample: string;
  let other: Awaited<ReturnType<SoundUser['fixture']['base']['creator']>>;

  beforeAll(async () => {
    user = await SoundUser.start();
    other = await user.fixture.base.creator();
    sample = (await readFile(await user.say('sample.wav', TEXT, 'nova'))).toString('base64');
  });
  afterAll(() => user?.stop());

  const base = () => user.fixture.base;
  const call = callAs('base', ({ key, agentId }: SoundUser['creator'] = user.creator) => ({
    url: base().url,
    key,
    root: `/agents/${agentId}/voice`,
  }));
  const library = async (query = '', by = user.creator) => (await call('GET', `/library${query}`, undefined, by)).body;
  const code = ({ status, body }: { status: number; body: any }) => `${status} ${body?.error_code}`;
  const setDefault = (voice: object, agentId = user.creator.agentId) =>
    base().rpc.request(updateAgentVoice, { agent_id: agentId, voice: { name: null, source: null, ...voice } as any });
  const agentDetail = async () =>
    (await base().call('GET', `/agents/${user.creator.agentId}`, { key: user.creator.key })).body;
  const atVendor = async (key = 'sandbox-test') =>
    (
      await request('GET', `${user.fixture.sandbox.url}/voice/v1/voices`, { headers: { 'xi-api-key': key } })
    ).body.voices.map((voice: any) => voice.voice_id) as string[];
  const clone = async (more: object = {}) => {
    const { status, body } = await call('POST', '/clone', { name: 'Learnt', audio_base64: sample, ...more });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body;
  };
  const samples = async (by = user.creator) => {
    const { status, body } = await call('POST', '/design/generate-samples', { text: TEXT }, by);
    expect(status).toBe(200);
    return body.samples;
  };

  describe("in the agent's own account at the vendor", () => {
    it('do not exist without a key', async () => {
      expect((await call('GET', '/integrations/vendor_a')).body).toEqual({ connected: false, masked_key: null });
      expect(await library('?source=user_vendor_a')).toEqual({ voices: [], total: 0 });
    });

    it('are not listed with a key that the vendor rejects', async () => {
      expect(code(await call('POST', '/integrations/vendor_a', { api_key: 'wrong' }))).toBe('400 invalid_key');
      expect(code(await call('POST', '/integrations/vendor_a', {}))).toBe('422 validation_error');
      expect(code(await call('POST', '/integrations/vendor_a', { api_key: 7 }))).toBe('422 validation_error');
      expect((await call('POST', '/integrations/vendor_a/test', { api_key: 'wrong' })).body).toEqual({ valid: false });
      expect((await call('POST', '/integrations/vendor_a/test', { api_key: KEY })).body).toEqual({ valid: true });
      expect((await call('GET', '/integrations/vendor_a')).body).toMatchObject({ connected: false });
    });

    it('are not requested with a key that could not be checked', async () => {
      await user.fixture.misbehave({ vendor: 'voice', kind: 'error', path: 'subscription' });
      expect(code(await call('POST', '/integrations/vendor_a', { api_key: KEY }))).toBe('503 service_unavailable');
      expect((await call('GET', '/integrations/vendor_a')).body).toMatchObject({ connected: false });
    });

    it('appear with a key, disappear when it is revoked, and change with another key', async () => {
      const connected = await call('POST', '/integrations/vendor_a', { api_key: 'sandbox-soon-revoked' });
      expect(connected).toMatchObject({ status: 200, body: { connected: true } });
      expect(connected.body.user.subscription).toEqual({ tier: 'creator' });
      const [first] = (await library('?source=user_vendor_a')).voices;
      expect(first).toMatchObject({ source: 'user_vendor_a', name: 'My own voice' });
      await request('POST', `${user.fixture.sandbox.url}/voice/revoked-keys`, {
        body: { key: 'sandbox-soon-revoked' },
      });
      expect(await library('?source=user_vendor_a')).toEqual({ voices: [], total: 0 });
      expect((await call('POST', '/integrations/vendor_a', { api_key: KEY })).status).toBe(200);
      expect((await call('GET', '/integrations/vendor_a')).body).toEqual({ connected: true, masked_key: '****1234' });
      const [second] = (await library('?source=user_vendor_a')).voices;
      expect(second.voice_id).not.toBe(first.voice_id);
      const spoken = await user.spoken({ text: SPOKEN, voice_id: second.voice_id });
      expect(await user.transcriptOf(spoken)).toBe(SPOKEN);
    });

    it('disappear when the key is removed', async () => {
      expect((await call('DELETE', '/integrations/vendor_a')).status).toBe(204);
      expect((await call('DELETE', '/integrations/vendor_a')).status).toBe(204);
      expect((await call('GET', '/integrations/vendor_a')).body).toEqual({ connected: false, masked_key: null });
      expect((await library()).voices.map((voice: any) => voice.source)).not.toContain('user_vendor_a');
    });
  });

  it('are listed together with public ones', async () => {
    const { voices, total } = await library('?source=public');
    expect(total).toBe(voices.length);
    const ids = voices.map((voice: any) => voice.voice_id);
    expect(ids).toEqual(expect.arrayContaining(['alloy', RACHEL]));
    expect(voices.find((voice: any) => voice.voice_id === RACHEL)).toEqual({
      voice_id: RACHEL,
      name: 'Rachel',
      source: 'public',
      gender: 'female',
      language: 'en',
      description: null,
      preview_url: null,
      created_at: null,
    });
    expect(code(await call('GET', '/library?source=elsewhere'))).toBe('422 validation_error');
  });

  describe('designed voices', () => {
    it('get generated scripts and descriptions', async () => {
      for (const body of [{}, { language: 'German' }]) {
        const { status, body: script } = await call('POST', '/design/generate-script', body);
        expect([status, script]).toEqual([200, { voice_sample: expect.stringMatching(/\w{3}/) }]);
        expect(script.voice_sample.length).toBeLessThanOrEqual(1_000);
      }
      const wishes = { gender: 'female', voice_description: 'warm', language: 'en', script: TEXT };
      const described = await call('POST', '/design/generate-description', wishes);
      expect(described).toMatchObject({ status: 200, body: { voice_description: expect.stringMatching(/\w{3}/) } });
      for (const body of [{}, { gender: '' }, { gender: 7 }, { gender: 'f', script: ['x'] }])
        expect(code(await call('POST', '/design/generate-description', body))).toBe('422 validation_error');
      await user.fixture.misbehave({ vendor: 'chat', kind: 'error', times: 2 });
      expect(code(await call('POST', '/design/generate-script', {}))).toBe('503 service_unavailable');
    });

    it('are chosen among three samples, once, and only by their agent', async () => {
      const drawn = await samples();
      expect(new Set(drawn.map(({ generation_id }) => generation_id)).size).toBe(3);
      for (const { audio } of drawn) expect(Buffer.from(audio, 'base64').length).toBeGreaterThan(1_000);
      const [first, second] = drawn.map(({ generation_id }) => generation_id) as [string, string];
      const draft = { name: ' Calm one ', gender: 'female', language: 'en', description: 'A calm and low voice.' };
      expect(code(await call('POST', '/design', { ...draft, generation_id: second }, other))).toBe(
        '422 validation_error',
      );
      const stored = await call('POST', '/design', { ...draft, generation_id: first });
      expect(stored).toMatchObject({
        status: 201,
        body: {
          voice_id: expect.any(String),
          name: 'Calm one',
          source: 'user_designed',
          gender: 'female',
          language: 'en',
          description: 'A calm and low voice.',
          preview_url: expect.stringMatching(/^http/),
          created_at: expect.any(String),
        },
      });
      expect((await library('?source=user_designed')).voices).toEqual([stored.body]);
      expect((await library('?source=user_designed', other)).voices).toEqual([]);
      expect(code(await call('POST', '/design', { ...draft, generation_id: first }))).toBe('422 validation_error');
      for (const body of [
        draft,
        { ...draft, generation_id: 'made-up' },
        { generation_id: second },
        { generation_id: second, name: ' ' },
        { generation_id: second, name: 'x'.repeat(101) },
      ])
        expect(code(await call('POST', '/design', body))).toBe('422 validation_error');
    });

    it('require a text that is not too long', async () => {
      for (const body of [{}, { text: ' ' }, { text: 'x'.repeat(1_001) }, { text: TEXT, description: 7 }])
        expect(code(await call('POST', '/design/generate-samples', body))).toBe('422 validation_error');
      await user.fixture.misbehave({ vendor: 'voice', kind: 'reject', path: 'design' });
      expect(code(await call('POST', '/design/generate-samples', { text: TEXT }))).toBe('422 validation_error');
      await user.fixture.misbehave({ vendor: 'voice', kind: 'error', path: 'design' });
      expect(code(await call('POST', '/design/generate-samples', { text: TEXT }))).toBe('503 service_unavailable');
    });

    it('are deleted at the vendor when its response was lost', async () => {
      const { generation_id } = (await samples())[0]!;
      const before = new Set(await atVendor());
      await user.fixture.misbehave({ vendor: 'voice', kind: 'lost_answer', path: 'v1/text-to-voice' });
      expect(code(await call('POST', '/design', { generation_id, name: 'Lost' }))).toBe('503 service_unavailable');
      const [lost] = (await atVendor()).filter((id) => !before.has(id));
      expect(lost).toBeDefined();
      await base()
        .http.get(Database, { strict: false })
        .manager.query(`UPDATE task SET due_at = now(), ready = true WHERE kind = 'remove_vendor_voice'`);
      await eventually(async () => expect(await atVendor()).not.toContain(lost));
      expect((await library('?source=user_designed')).voices.map((voice: any) => voice.name)).not.toContain('Lost');
    });
  });

  describe('cloned voices', () => {
    it('are made from a sound in the body or at an address', async () => {
      const inBody = await clone({ gender: 'male', language: 'en', description: 'me' });
      expect(inBody).toMatchObject({ name: 'Learnt', source: 'user_trained', gender: 'male', description: 'me' });
      const { url } = await user.upload(await user.say('at-address.wav', SPOKEN, 'onyx'), 'audio/wav');
      const { status, body } = await call('POST', '/clone', { name: 'From afar', audio_url: url });
      expect([status, body.source]).toEqual([201, 'user_trained']);
      const asDataUrl = await clone({ name: 'As data', audio_base64: `data:audio/wav;base64,${sample}` });
      expect((await library('?source=user_trained')).voices.map((voice: any) => voice.voice_id)).toEqual([
        asDataUrl.voice_id,
        body.voice_id,
        inBody.voice_id,
      ]);
    });

    it.each<[string, () => object, string]>([
      ['no name', () => ({ audio_base64: sample }), '400 validation_error'],
      ['no sound', () => ({ name: 'x' }), '400 validation_error'],
      [
        'two sounds',
        () => ({ name: 'x', audio_base64: sample, audio_url: 'https://x.example/a' }),
        '400 validation_error',
      ],
      ['what is no base64', () => ({ name: 'x', audio_base64: '!!' }), '422 validation_error'],
      ['an empty sound', () => ({ name: 'x', audio_base64: '' }), '422 validation_error'],
      ['what is no sound', () => ({ name: 'x', audio_base64: btoa('no sound') }), '422 validation_error'],
      ['an address within', () => ({ name: 'x', audio_url: 'http://10.0.0.1/a.mp3' }), '422 validation_error'],
      ['what is no address', () => ({ name: 'x', audio_url: 'nowhere' }), '422 validation_error'],
      ['a number for a name', () => ({ name: 7, audio_base64: sample }), '422 validation_error'],
    ])('are not made from %s', async (_, body, expected) => {
      expect(code(await call('POST', '/clone', body()))).toBe(expected);
    });

    it('are not made from an address that does not respond', async () => {
      const audio_url = `${user.fixture.sandbox.url}/files/404`;
      expect(code(await call('POST', '/clone', { name: 'x', audio_url }))).toBe('422 media_fetch_failed');
    });
  });

  describe('previews of voices', () => {
    it('say the given text for the price of speech', async () => {
      const { voice_id } = await clone({ name: 'Heard' });
      const before = await user.fixture.credits(user.creator);
      const ordered = await call('POST', `/${voice_id}/preview`, { text: SPOKEN });
      expect(ordered).toMatchObject({ status: 202, body: { user_job_id: expect.any(Number) } });
      const id = ordered.body.user_job_id;
      const path = `/agents/${user.creator.agentId}/voice/preview/${id}` as const;
      const preview = await user.fixture.settled(path, user.creator.key);
      expect(preview).toMatchObject({
        id,
        status: 'completed',
        user_job_type: 'voice_preview',
        failed_reason: null,
        output_resources: [{ id: expect.any(Number), type: 'audio', file_url: expect.stringMatching(/^http/) }],
      });
      const { balance } = await user.fixture.credits(user.creator);
      expect(before.balance - balance).toBeCloseTo((20 * SPOKEN.length) / 1_000, 6);
      expect(await user.transcriptOf(preview)).toBe(SPOKEN);
      expect(code(await call('GET', `/preview/${id}`, undefined, other))).toBe('404 not_found');
      for (const missing of ['999999', 'x'])
        expect(code(await call('GET', `/preview/${missing}`))).toBe('404 not_found');
      expect(code(await call('POST', `/${voice_id}/preview`, { text: SPOKEN }, other))).toBe('404 not_found');
    });

    it('work for public voices and reject unknown ones', async () => {
      const { body } = await call('POST', '/alloy/preview', { text: SPOKEN });
      const path = `/agents/${user.creator.agentId}/voice/preview/${body.user_job_id}` as const;
      expect((await user.fixture.settled(path, user.creator.key)).status).toBe('completed');
      for (const voice of ['nobody', '0123456789abcdefghij', '..%2Fuser'])
        expect(code(await call('POST', `/${voice}/preview`, { text: SPOKEN }))).toBe('404 not_found');
      for (const refused of [{}, { text: ' ' }, { text: 7 }, { text: 'x'.repeat(5_001) }])
        expect(code(await call('POST', '/alloy/preview', refused))).toBe('422 validation_error');
    });

    it('are rejected without credits', async () => {
      const poor = await base().creator(0);
      expect(code(await call('POST', '/alloy/preview', { text: SPOKEN }, poor))).toBe(
        '422 insufficient_credits_for_job',
      );
    });

    it('do not return generations of another kind', async () => {
      const generation = await user.spoken({ text: SPOKEN });
      expect(code(await call('GET', `/preview/${generation.id}`))).toBe('404 not_found');
    });
  });

  describe('the default voice', () => {
    it('must exist', async () => {
      await expect(setDefault({ voice_id: 'nobody' })).rejects.toMatchObject({ code: 'validation_error' });
      await expect(setDefault({ voice_id: RACHEL, source: 'user_designed' })).rejects.toMatchObject({
        code: 'validation_error',
      });
      expect(await setDefault({ voice_id: RACHEL })).toEqual({
        voice: { voice_id: RACHEL, name: 'Rachel', source: 'public' },
      });
      await user.fixture.misbehave({ vendor: 'voice', kind: 'error', path: '/v1/voices/' });
      await expect(setDefault({ voice_id: 'pNInz6obpgDQGcFmaJgB' })).rejects.toMatchObject({
        code: 'service_unavailable',
      });
      expect((await agentDetail()).default_user_voice).toMatchObject({ voice_id: RACHEL });
    });

    it("can be one of the agent's own, by its name in the API", async () => {
      const { voice_id } = await clone({ name: 'Mine' });
      const set = (agentId: number, key: string, id: string) =>
        base().call('PATCH', `/agents/${agentId}`, {
          key,
          body: { agent: { default_user_voice_attributes: { source: 'user_voice_resource', voice_id: id } } },
        });
      expect(code(await set(other.agentId, other.key, voice_id))).toBe('404 user_voice_resource_not_found');
      expect((await set(user.creator.agentId, user.creator.key, voice_id)).status).toBe(200);
      expect((await agentDetail()).default_user_voice).toMatchObject({ voice_id, name: 'Mine' });
      const spoken = await user.spoken({ text: SPOKEN });
      expect(spoken).toMatchObject({ status: 'completed', model: 'elevenlabs' });
      expect(((await user.fixture.log('voice')).at(-1) as any).summary).toBe(`${voice_id}: ${SPOKEN}`);
      await expect(setDefault({ voice_id }, other.agentId)).rejects.toMatchObject({ code: 'validation_error' });
    });

    it("can be vendor B's with the agent's key there", async () => {
      const patch = (agent: object) =>
        base().call('PATCH', `/agents/${user.creator.agentId}`, { key: user.creator.key, body: { agent } });
      expect(code(await patch({ vendor_b_api_key: 'wrong' }))).toBe('422 invalid_api_key');
      const voice = { source: 'voice_vendor_b', voice_id: 'nova' };
      const set = await patch({ vendor_b_api_key: 'sandbox-b', default_user_voice_attributes: voice });
      expect(set.status).toBe(200);
      const { id, status } = await user.spoken({ text: SPOKEN });
      expect(status).toBe('completed');
      const [{ account }] = await base()
        .http.get(Database, { strict: false })
        .manager.query(`SELECT input ->> 'account' AS account FROM generation WHERE id = $1`, [id]);
      expect(account).toBe(`openai-compatible:agent-${user.creator.agentId}`);
    });
  });

  it("can be used in a video: a designed, a cloned and a vendor's voice", async () => {
    const { generation_id } = (await samples())[0]!;
    const designed = await call('POST', '/design', { generation_id, name: 'For a video', description: 'A low voice.' });
    const voices = [designed.body.voice_id, (await clone()).voice_id, RACHEL];
    const lines = ['The sea is calm tonight.', 'The tide is full.', 'Come to the window.'];
    const made = await Promise.all(lines.map((text, index) => user.spoken({ text, voice_id: voices[index] })));
    const clips = made.map(({ output_resources }, index) => ({
      type: 'audio',
      source: { content_resource_id: output_resources[0]!.id },
      start: 3 * index,
    }));
    const input = {
      canvas: { width: 90, height: 160, fps: 10 },
      tracks: [{ clips: [{ type: 'text', text: 'Dover Beach', start: 0, duration: 9 }] }, { clips }],
    };
    const { sheet } = user;
    const { body } = await user.call('POST', '/render_jobs', {
      job: {
        project_id: sheet.id,
        container_id: sheet.cells['FINAL VIDEO'],
        container_type: 'SpreadsheetCell',
        input: JSON.stringify(input),
      },
    });
    const { content_resource_id } = await user.fixture.settled(`/render_jobs/${body.job_id}`, user.creator.key);
    const { result } = await user.received({ content_resource_id });
    expect(result.full_text).toBe(lines.join(' '));
    const calls = (await user.fixture.log('voice')) as unknown as { summary: string }[];
    for (const [index, line] of lines.entries())
      expect(calls.map(({ summary }) => summary)).toContain(`${voices[index]}: ${line}`);
  });

  describe('deleted voices', () => {
    it('are deleted here and at the vendor, and no longer used as default', async () => {
      const { voice_id } = await clone({ name: 'Short-lived' });
      await setDefault({ voice_id });
      expect(code(await call('DELETE', `/${voice_id}`, undefined, other))).toBe('404 not_found');
      expect((await call('DELETE', `/${voice_id}`)).status).toBe(204);
      expect(code(await call('DELETE', `/${voice_id}`))).toBe('404 not_found');
      expect((await library()).voices.map((voice: any) => voice.voice_id)).not.toContain(voice_id);
      expect((await agentDetail()).default_user_voice).toBeNull();
      await eventually(async () => expect(await atVendor()).not.toContain(voice_id));
      expect(code(await call('POST', `/${voice_id}/preview`, { text: SPOKEN }))).toBe('404 not_found');
    });

    it.each([RACHEL, 'alloy', 'nobody'])('must belong to the agent: %s', async (voice) => {
      expect(code(await call('DELETE', `/${voice}`))).toBe('404 not_found');
    });

    it("are also deleted in the agent's own account", async () => {
      const headers = { 'xi-api-key': KEY };
      const form = new FormData();
      form.set('name', 'Made there');
      form.set('files', new Blob([new Uint8Array(Buffer.from(sample, 'base64'))]), 'sample.wav');
      const { body } = await request('POST', `${user.fixture.sandbox.url}/voice/v1/voices/add`, {
        headers,
        body: form,
      });
      expect((await call('POST', '/integrations/vendor_a', { api_key: KEY })).status).toBe(200);
      expect((await library('?source=user_vendor_a')).voices.map((voice: any) => voice.name)).toContain('Made there');
      expect((await call('DELETE', `/${body.voice_id}`)).status).toBe(204);
      expect(await atVendor(KEY)).not.toContain(body.voice_id);
      expect(code(await call('DELETE', `/${body.voice_id}`))).toBe('404 not_found');
    });

    it('are deleted with their agent', async () => {
      const gone = await base().creator();
      const made = await call('POST', '/clone', { name: 'Gone', audio_base64: sample }, gone);
      expect((await base().call('DELETE', `/agents/${gone.agentId}`, { key: gone.key })).status).toBe(200);
      await eventually(async () => expect(await atVendor()).not.toContain(made.body.voice_id));
    });
  });
});
