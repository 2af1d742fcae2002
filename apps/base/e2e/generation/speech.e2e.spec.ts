import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from '@reelsheet/testing';
import { SoundUser } from '../support/sound-user.js';

const RACHEL = '21m00Tcm4TlvDq8ikWAM';
const OWN_KEY = 'sandbox-own-account';
const TEXT = 'The sea is calm tonight. The tide is full.';

describe('speech', () => {
  let user: SoundUser;
  /** A voice that only the account of OWN_KEY has. */
  let ownVoice: string;

  beforeAll(async () => {
    user = await SoundUser.start();
    const { body } = await request('GET', `${user.fixture.sandbox.url}/voice/v1/voices`, {
      headers: { 'xi-api-key': OWN_KEY },
    });
    ownVoice = body.voices.find((voice: any) => voice.category === 'cloned').voice_id;
  });
  afterAll(() => user?.stop());

  const order = (data: object) => user.fixture.generate(user.creator, user.sheet, 'SCRIPT', 'audio_generation', data);
  const agent = (change: object) => user.call('PATCH', `/agents/${user.creator.agentId}`, { agent: change });
  const lastOf = async (vendor: string) => (await user.fixture.log(vendor)).at(-1) as any;
  const speechCalls = async () =>
    (await user.fixture.log('voice')).filter(({ path, status }) => path.includes('text-to-speech') && status === 200);

  it.each(['text', 'prompt'])('speaks the text in `%s` with the default voice', async (field) => {
    const generation = await user.spoken({ [field]: TEXT });
    expect(generation).toMatchObject({
      status: 'completed',
      user_job_type: 'audio_generation',
      model: 'speech',
      result: null,
      output_resources: [{ object_type: 'audio', type: 'output' }],
      execution_cost: (3 * TEXT.length) / 1_000,
    });
    expect(await user.transcriptOf(generation)).toBe(TEXT);
    expect((await lastOf('speech')).summary).toContain('alloy: ');
  });

  it('speaks with the named voice at the requested speed', async () => {
    await user.spoken({ text: TEXT, voice_id: 'nova', speed: 2 });
    expect((await lastOf('speech')).summary).toContain('nova: ');
  });

  it('speaks with a voice of our account at the price of its model', async () => {
    const generation = await user.spoken({ text: TEXT, voice_id: RACHEL });
    expect(generation).toMatchObject({
      status: 'completed',
      model: 'elevenlabs',
      execution_cost: (20 * TEXT.length) / 1_000,
    });
    expect(await user.transcriptOf(generation)).toBe(TEXT);
    expect((await lastOf('voice')).summary).toBe(`${RACHEL}: ${TEXT}`);
  });

  it.each([0.25, 0.5, 1.1, 3])(
    'speaks at %d times the speed, also when the vendor does not support it',
    async (speed) => {
      const plain = await user.spoken({ text: TEXT, voice_id: RACHEL });
      const changed = await user.spoken({ text: TEXT, voice_id: RACHEL, speed });
      const seconds = async ({ output_resources: [{ id }] }: any) =>
        (await user.received({ content_resource_id: id })).result.audio_duration;
      const ratio = (await seconds(plain)) / (await seconds(changed));
      expect(ratio / speed).toBeGreaterThan(0.8);
      expect(ratio / speed).toBeLessThan(1.25);
    },
  );

  describe('with unknown voices', () => {
    it.each(['Zorro', '0123456789abcdefghij', '../v1/user', 'x'.repeat(200), 'clé'])(
      'is rejected for the unknown voice %s',
      async (voice_id) => {
        const { status, body } = await order({ text: TEXT, voice_id });
        expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'validation_error' });
        expect(body.error).toMatch(/^data\.voice_id must name a voice/);
        expect(body.error).toContain(voice_id);
      },
    );

    it.each<[unknown, string]>([
      ['', 'data.voice_id'],
      ['x'.repeat(201), 'data.voice_id'],
      [7, 'data.voice_id'],
    ])('is rejected for the invalid voice %j', async (voice_id, field) => {
      const { status, body } = await order({ text: TEXT, voice_id });
      expect(status).toBe(422);
      expect(body.error.startsWith(`${field} `)).toBe(true);
    });

    it('is rejected for a voice of another account', async () => {
      expect(await order({ text: TEXT, voice_id: ownVoice })).toMatchObject({ status: 422 });
    });

    it('is accepted when the vendor cannot be queried, and fails when it runs', async () => {
      await user.fixture.misbehave({ vendor: 'voice', kind: 'error', path: '/v1/voices/' });
      const generation = await user.ended(await order({ text: TEXT, voice_id: '0123456789abcdefghij' }));
      expect(generation).toMatchObject({ status: 'failed', execution_cost: 0 });
      expect(generation.failed_reason).toContain('0123456789abcdefghij');
      expect(await user.fixture.credits(user.creator)).toMatchObject({ held: 0 });
    });
  });

  describe("with the agent's own voice account", () => {
    beforeAll(async () => {
      expect((await agent({ vendor_a_api_key: OWN_KEY })).status).toBe(200);
    });

    it('uses the voices of that account', async () => {
      const generation = await user.spoken({ text: TEXT, voice_id: ownVoice });
      expect(generation).toMatchObject({ status: 'completed', model: 'elevenlabs' });
      expect((await lastOf('voice')).summary).toBe(`${ownVoice}: ${TEXT}`);
    });

    it("uses the agent's voice when the order names none", async () => {
      const voice = { source: 'voice_vendor_a', voice_id: ownVoice };
      expect((await agent({ default_user_voice_attributes: voice })).status).toBe(200);
      await user.spoken({ text: TEXT });
      expect((await lastOf('voice')).summary).toBe(`${ownVoice}: ${TEXT}`);
      await user.spoken({ text: TEXT, voice_id: 'nova' });
      expect((await lastOf('speech')).summary).toContain('nova: ');
    });

    it("rejects the account's voice after its key was removed", async () => {
      expect((await agent({ vendor_a_api_key: null })).status).toBe(200);
      const { status, body } = await order({ text: TEXT });
      expect({ status, error: body.error }).toEqual({ status: 422, error: expect.stringContaining(ownVoice) });
      await agent({ default_user_voice_attributes: { source: 'voice_vendor_b', voice_id: RACHEL } });
      expect(await user.spoken({ text: TEXT })).toMatchObject({ status: 'completed', model: 'elevenlabs' });
      await agent({ default_user_voice_attributes: { source: 'voice_vendor_b', voice_id: 'nova' } });
      expect(await user.spoken({ text: TEXT })).toMatchObject({ status: 'completed', model: 'speech' });
    });
  });

  describe('at a failing vendor', () => {
    const misbehave = (kind: string, more: object = {}) =>
      user.fixture.misbehave({ vendor: 'voice', kind, path: 'text-to-speech', ...more });

    it.each(['error', 'corrupt'])('is retried after: %s', async (kind) => {
      await misbehave(kind);
      const generation = await user.spoken({ text: `${TEXT} So it is (${kind}).`, voice_id: RACHEL });
      expect(generation.status).toBe('completed');
    });

    it('is charged once when the answer was lost', async () => {
      const text = 'Nobody heard this the first time.';
      const before = (await speechCalls()).length;
      await misbehave('lost_answer');
      const generation = await user.spoken({ text, voice_id: RACHEL });
      expect(generation.status).toBe('completed');
      expect(await user.transcriptOf(generation)).toBe(text);
      expect(await speechCalls()).toHaveLength(before + 1);
    });

    it('is generated again for another order of the same text', async () => {
      const text = 'Said twice, for two who asked.';
      const before = (await speechCalls()).length;
      const generations = [
        await user.spoken({ text, voice_id: RACHEL }),
        await user.spoken({ text, voice_id: RACHEL }),
      ];
      expect(generations.map(({ status }) => status)).toEqual(['completed', 'completed']);
      expect(await speechCalls()).toHaveLength(before + 2);
    });

    it('fails with a reason when the vendor rejects the text', async () => {
      await misbehave('reject');
      expect(await user.spoken({ text: TEXT, voice_id: RACHEL })).toMatchObject({
        status: 'failed',
        execution_cost: 0,
      });
    });
  });

  describe('of a text that is longer than one vendor call accepts', () => {
    const sentences = Array.from(
      { length: 130 },
      (_, index) =>
        `Sentence ${index + 1} tells of the ${['sea', 'wind', 'moon', 'tide'][index % 4]} and of the shore.`,
    );
    const text = sentences.join(' ');

    it('is generated in chunks and joined', async () => {
      expect(text.length).toBeGreaterThan(4_096);
      const before = (await user.fixture.log('speech')).length;
      const generation = await user.spoken({ text, voice_id: 'echo' });
      expect(generation).toMatchObject({ status: 'completed', execution_cost: (3 * text.length) / 1_000 });
      const calls = (await user.fixture.log('speech')).slice(before);
      expect(calls.map((call) => call.idempotency_key).sort()).toEqual([
        `generation:${generation.id}:1:0`,
        `generation:${generation.id}:1:1`,
      ]);
      expect(await user.transcriptOf(generation)).toBe(text);
    });

    it('is rejected beyond the maximum length', async () => {
      const { status, body } = await order({ text: 'a '.repeat(25_001) });
      expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'validation_error' });
      expect(body.error).toBe('data.text must be at most 50000 characters long');
    });
  });
});
