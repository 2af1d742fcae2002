import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { vendorsOf } from '@reelsheet/platform-config';
import { BaseConfig } from '../../src/base.config.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { aSheet } from '../support/sheet-builder.js';

const NOT_SET_UP = { status: 501, body: { error_code: 'vendor_not_set_up' } };

/** Removes the settings of all vendors except these. */
function only(...vendorsToRetain: string[]): Partial<BaseConfig> {
  const credentials = [...vendorsOf(BaseConfig)]
    .filter(([vendor]) => !vendorsToRetain.includes(vendor))
    .flatMap(([, names]) => names);
  return Object.fromEntries(credentials.map((name) => [name, undefined]));
}

describe('an installation', () => {
  let base: BaseUnderTest;
  let creator: Person & { agentId: number };
  let cell: string;

  async function install(settings: Partial<BaseConfig>): Promise<void> {
    base = await BaseUnderTest.start(settings);
    creator = await base.creator();
    const sheet = await aSheet()
      .withColumn('SCRIPT')
      .withRow()
      .create({ url: base.url, ...creator });
    cell = `/vidsheet/${sheet.id}/cells/${sheet.cells[0].SCRIPT}/generate?agent_id=${creator.agentId}`;
  }
  const order = (generation_type: string, data: object) =>
    base.call('POST', cell, { key: creator.key, body: { generation_type, data } });
  const models = async (type: string) =>
    (await base.call('GET', '/models', { key: creator.key })).body.models.filter(
      ({ generation_type }) => generation_type === type,
    );

  describe('without vendors', () => {
    beforeAll(() => install(only()));
    afterAll(() => base?.stop());

    it('offers only the models of voice accounts, which agents connect', async () => {
      const { body } = await base.call('GET', '/models', { key: creator.key });
      expect(body.models.map((model) => [model.generation_type, model.voices])).toEqual([
        ['audio_generation', undefined],
      ]);
      const { body: prices } = await base.call('GET', '/prices', { key: creator.key });
      expect(JSON.stringify(prices)).not.toContain('image_generation');
    });

    it.each([
      ['text', { prompt: 'A calm sea' }],
      ['image_from_text', { prompt: 'A calm sea' }],
      ['video_from_text', { prompt: 'A calm sea' }],
      ['transcription', { audio: { value: 'https://example.com/sound.mp3' } }],
    ])('rejects %s', async (type, data) => {
      expect(await order(type, data)).toMatchObject(NOT_SET_UP);
    });

    it('has no models or voices', async () => {
      expect(await order('text', { prompt: 'A calm sea', model: 'textmodel_b' })).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringContaining('data.model') },
      });
      for (const data of [{ text: 'Good morning' }, { text: 'Good morning', voice_id: 'alloy' }])
        expect(await order('audio_generation', data)).toMatchObject({
          status: 422,
          body: { error_code: 'validation_error', error: expect.stringContaining('data.voice_id') },
        });
    });

    it('designs no voices and connects no accounts', async () => {
      const { key, agentId } = creator;
      const script = `/agents/${agentId}/voice/design/generate-script` as const;
      expect(await base.call('POST', script, { key, body: {} })).toMatchObject(NOT_SET_UP);
      const connect = `/agents/${agentId}/social_accounts/shortvideo/connect` as const;
      expect(await base.call('POST', connect, { key, body: {} })).toMatchObject(NOT_SET_UP);
    });
  });

  describe('with some vendors', () => {
    beforeAll(() => install(only('ModelArk', 'images', 'YouTube')));
    afterAll(() => base?.stop());

    it('offers their models, with the first one as default when the usual default is missing', async () => {
      const videos = await models('video_from_text');
      expect(videos.every(({ id }) => id.startsWith('vidgamma'))).toBe(true);
      expect((await models('image_from_text')).filter((model) => model.default)).toMatchObject([{ id: 'imgbeta' }]);
      expect(await models('text')).toEqual([]);
    });

    it('lists the connected networks', async () => {
      const { key, agentId } = creator;
      const connect = (platform: string) =>
        base.call('POST', `/agents/${agentId}/social_accounts/${platform}/connect`, { key, body: {} });
      expect(await connect('shortvideo')).toMatchObject({
        status: 422,
        body: { error: 'platform must be one of videohost' },
      });
      expect(await connect('videohost')).toMatchObject({ status: 200 });
    });
  });
});
