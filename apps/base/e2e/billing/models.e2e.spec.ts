import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { probe, type Probe } from '@reelsheet/platform-media-tools';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

jest.setTimeout(300_000);

const { text, image, video } = ModelCatalog.read();

/** Returns one item of the list for each number, so that all items are used. */
const nth = <T>(list: readonly T[], number: number): T => list[number % list.length]!;
const ratioOf = (aspectRatio: string) => {
  const [width, height] = aspectRatio.split(':').map(Number) as [number, number];
  return width / height;
};

describe('models', () => {
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;
  let folder: string;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    creator = await fixture.base.creator(1_000_000);
    sheet = await fixture.sheet(creator);
    folder = await mkdtemp(join(tmpdir(), 'models-'));
  });
  afterAll(async () => {
    await fixture?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const order = (type: string, data: object) =>
    fixture.generate(creator, sheet, type === 'text' ? 'SCRIPT' : 'PICTURE', type, { prompt: 'A calm sea', ...data });

  async function made(type: string, data: object): Promise<any> {
    const { status, body } = await order(type, data);
    expect({ status, body }).toMatchObject({ status: 201 });
    const generation = await fixture.ended(creator, body.generation_id, 180_000);
    expect(generation).toMatchObject({ status: 'completed', failed_reason: null });
    return generation;
  }

  async function probed(url: string): Promise<Probe> {
    const file = join(folder, 'media');
    await writeFile(file, await (await fetch(url)).bytes());
    return probe(file);
  }

  it('are listed with their capabilities', async () => {
    const { status, body } = await fixture.base.call('GET', '/models', { key: creator.key });
    expect(status).toBe(200);
    const listed = (type: string) => body.models.filter(({ generation_type }) => generation_type === type);
    expect(listed('video_from_text').map(({ id }) => id)).toEqual(video.entries().map(([name]) => name));
    expect(listed('image_from_text').map(({ id }) => id)).toEqual(image.entries().map(([name]) => name));
    expect(listed('text').filter((model) => model.default)).toMatchObject([{ id: 'textmodel_b', aliases: [] }]);
    expect(body.models).toContainEqual(
      expect.objectContaining({
        id: 'vidgamma-1.0-lite',
        aliases: ['vidgamma-lite'],
        durations: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        resolutions: ['720p', '1080p'],
        aspect_ratios: ['9:16', '16:9', '1:1'],
      }),
    );
  });

  it.each(text.entries().map(([name]) => name))('%s generates text', async (model) => {
    const { result } = await made('text', { model });
    expect(result).not.toBe('');
  });

  it.each(
    image
      .entries()
      .flatMap(([model, { aspectRatios, versions = {} }], number) => [
        { model, aspect_ratio: nth(aspectRatios, number) },
        ...Object.keys(versions).map((version) => ({ model, version, aspect_ratio: nth(aspectRatios, number + 1) })),
      ]),
  )('$model $version generates an image of $aspect_ratio', async (data) => {
    const {
      output_resources: [output],
    } = await made('image_from_text', data);
    expect(output).toMatchObject({ object_type: 'image', thumbnail_url: expect.any(String) });
    const { width, height } = (await probed(output.url)).video!;
    expect(Math.abs(width / height / ratioOf(data.aspect_ratio) - 1)).toBeLessThan(0.03);
  });

  it.each([
    ...video.entries().map(([model, { durations, aspectRatios, price, nativeAudio }], number) => ({
      model,
      duration: durations[0]!,
      aspect_ratio: nth(aspectRatios, number),
      resolution: nth(Object.keys(price), number),
      native_audio: nativeAudio && number % 2 === 0,
    })),
    ...['vidgamma-lite', 'vidgamma-pro'].map((model) => ({
      ...{ model, duration: 3, aspect_ratio: '16:9', resolution: '720p', native_audio: false },
    })),
  ])('$model generates a video of $duration seconds, $aspect_ratio and $resolution', async ({ ...data }) => {
    const {
      output_resources: [output],
    } = await made('video_from_text', data);
    expect(output).toMatchObject({ object_type: 'video', thumbnail_url: expect.any(String) });
    const film = await probed(output.url);
    expect(Math.abs(film.duration - data.duration)).toBeLessThan(0.2);
    const { width, height } = film.video!;
    expect(Math.abs(width / height / ratioOf(data.aspect_ratio) - 1)).toBeLessThan(0.01);
    expect(`${Math.min(width, height)}p`).toBe(data.resolution);
    expect(film.audio !== undefined).toBe(data.native_audio);
  });

  it.each(
    video
      .entries()
      .flatMap(
        ([model, { durations, aspectRatios, price }]) =>
          [
            [model, 'duration', durations.at(-1)! + 1],
            ...(durations[0]! > 1 ? [[model, 'duration', durations[0]! - 1] as const] : []),
            ...(aspectRatios.includes('4:3') ? [] : [[model, 'aspect_ratio', '4:3'] as const]),
            ...(price['1080p'] === undefined ? [[model, 'resolution', '1080p'] as const] : []),
            [model, 'resolution', '4k'],
          ] as [string, string, unknown][],
      ),
  )('%s rejects %s %s', async (model, field, value) => {
    expect(await order('video_from_text', { model, [field]: value })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(`^data\\.${field} `) },
    });
  });

  it.each(
    image
      .entries()
      .flatMap(([model, { aspectRatios, versions }]) => [
        ...(aspectRatios.includes('3:2') ? [] : [[model, 'aspect_ratio', '3:2'] as const]),
        [model, 'version', versions ? 'alpha-9' : 'alpha-1'] as const,
      ]),
  )('%s rejects %s %s', async (model, field, value) => {
    expect(await order('image_from_text', { model, [field]: value })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(`^data\\.${field} `) },
    });
  });

  it.each(['text', 'image_from_text', 'video_from_text'])('reject names that are none of %s', async (type) => {
    expect(await order(type, { model: 'sora-2' })).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining('sora-2') },
    });
  });
});
