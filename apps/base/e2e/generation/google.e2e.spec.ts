import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { probe } from '@reelsheet/platform-media-tools';
import sharp from 'sharp';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

/** Catalogue entries of an operator who offers texts by Gemini. */
const CATALOG = {
  text: {
    models: {
      textmodel_g: {
        provider: 'google',
        vendorModel: 'gemini-3.5-flash',
        maxOutputTokens: 8_192,
        price: { input: 0.1, output: 0.4 },
      },
    },
  },
};
const CREDITS = 10_000;
const VIDEO = { prompt: 'Waves', model: 'vidomni-flash-preview', duration: 1, aspect_ratio: '9:16' };

describe('generations by Google', () => {
  let folder: string;
  let fixture: AgentFixture;
  let creator: Creator;
  let sheet: Sheet;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'google-e2e-'));
    const MODEL_CATALOG_FILE = join(folder, 'models.json');
    await writeFile(MODEL_CATALOG_FILE, JSON.stringify(CATALOG));
    fixture = await AgentFixture.start({ MODEL_CATALOG_FILE });
    creator = await fixture.base.creator(CREDITS);
    sheet = await fixture.sheet(creator);
  });
  afterAll(async () => {
    await fixture?.stop();
    await rm(folder, { recursive: true });
  });

  const generate = async (type: string, data: object) => {
    const { body } = await fixture.generate(creator, sheet, 'PICTURE', type, data);
    return fixture.ended(creator, body.generation_id);
  };
  const submitsOf = async (id: number) =>
    (await fixture.log('google')).filter(
      ({ method, idempotency_key: key }) => method === 'POST' && key?.startsWith(`generation-${id}-`),
    );
  const download = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

  it('generates a text with a model that the operator added', async () => {
    const text = await generate('text', { prompt: 'A calm morning by the sea', model: 'textmodel_g' });
    expect(text).toMatchObject({ status: 'completed', result: expect.stringMatching(/\w/) });
    expect(text.execution_cost).toBeGreaterThan(0);
  });

  it('generates several images of the requested ratio, each with its own call', async () => {
    const image = await generate('image_from_text', { prompt: 'A boat', number_of_images: 3, aspect_ratio: '9:16' });
    expect(image).toMatchObject({ status: 'completed', execution_cost: 12 });
    expect(image.output_resources).toHaveLength(3);
    const pictures = await Promise.all(image.output_resources.map(({ url }: any) => download(url)));
    for (const picture of pictures) {
      const { width, height } = await sharp(picture).metadata();
      expect(Math.abs(width / height / (9 / 16) - 1)).toBeLessThan(0.03);
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  });

  it.each([
    ['without sound, although Veo always adds it', false],
    ['with sound when it is requested', true],
  ])('generates a video %s', async (_, sound) => {
    const video = await generate('video_from_text', { ...VIDEO, native_audio: sound });
    expect(video).toMatchObject({ status: 'completed', execution_cost: sound ? 15 : 10 });
    const file = join(folder, `${video.id}.mp4`);
    await writeFile(file, await download(video.output_resources[0]!.url));
    const media = await probe(file);
    expect([media.video?.width, media.video?.height, media.audio !== undefined]).toEqual([720, 1280, sound]);
    expect(media.duration).toBeCloseTo(1, 1);
    expect(await submitsOf(video.id)).toHaveLength(1);
  });

  it.each(['refuse_result', 'empty', 'expire'])(
    'fails a video that ends with %s and releases its credits',
    async (kind) => {
      const before = await fixture.credits(creator);
      await fixture.misbehave({ vendor: 'google', kind });
      expect(await generate('video_from_text', VIDEO)).toMatchObject({
        status: 'failed',
        failed_reason: expect.any(String),
      });
      expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before.balance });
    },
  );

  it('does not submit again after a lost answer, and releases the credits', async () => {
    const before = await fixture.credits(creator);
    await fixture.misbehave({ vendor: 'google', kind: 'lost_answer', path: 'predictLongRunning' });
    const video = await generate('video_from_text', VIDEO);
    expect(video).toMatchObject({ status: 'failed', failed_reason: expect.any(String) });
    expect(await submitsOf(video.id)).toHaveLength(1);
    expect(await fixture.credits(creator)).toMatchObject({ held: 0, balance: before.balance });
  });
});
