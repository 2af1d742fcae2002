import { describe, expect, it } from '@jest/globals';
import { toCredits } from '@reelsheet/kernel';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { OutboundClient } from '@reelsheet/platform-outbound';
import type { ContentResourceReader } from '../../../assets/content-resources/content-resource.reader.js';
import { normalizeName } from '../../../sheets/prompts/prompt.js';
import { SpeechVendors } from '../vendors/generation-vendors.js';
import { AudioKind } from './audio.kind.js';
import { ImageKind } from './image.kind.js';
import type { GenerationKind, GenerationTarget } from './generation.kind.js';
import { GenerationKinds, readData } from './kinds.js';
import { PromptTexts } from './prompt-texts.js';
import { TextKind } from './text.kind.js';
import { TranscriptionKind } from './transcription.kind.js';
import { VideoKind } from './video.kind.js';
import { VoicePreviewKind } from './voice-preview.kind.js';

const AGENT = 7;
const RESOURCES = [
  { id: 1, objectType: 'image' },
  { id: 2, objectType: 'audio', duration: 90 },
];
/** Stands for dependencies that validation does not use. */
const unused = undefined as never;
/** Vendors without an agent's own account. */
const speakers = { speakerOf: async () => unused, isOwn: async () => false };
const speech = new SpeechVendors({ 'openai-compatible': speakers, elevenlabs: speakers });
const resources = {
  find: async (agentId: number) =>
    new Map(agentId === AGENT ? RESOURCES.map((resource) => [resource.id, resource]) : []),
} as unknown as ContentResourceReader;
const outbound = new OutboundClient(new Set());
const catalog = ModelCatalog.read();
const texts = new PromptTexts(unused);
const kinds = new GenerationKinds(
  new TextKind(catalog, unused, texts),
  new ImageKind(catalog, unused, texts, resources, unused),
  new VideoKind(catalog, unused, texts, unused, unused),
  new AudioKind(catalog, speech, texts, unused, unused),
  new TranscriptionKind(catalog, unused, unused, resources, unused, outbound),
  new VoicePreviewKind(catalog, speech, texts, unused, unused),
);
const words = new Map([
  [normalizeName('SCRIPT'), 'The sea'],
  [normalizeName('brand'), 'Calm'],
]);

async function validate(name: string, data: object, target: GenerationTarget = { attributes: {} }) {
  const kind = kinds.named(name) as GenerationKind<object, any>;
  const voice = { voice: 'sage', source: null };
  const input = await kind.validate({ data: readData(kind, data), target, words, agentId: AGENT, voice });
  return { type: kind.type, input, credits: toCredits(kind.estimate(input)) };
}

describe('GenerationKinds', () => {
  it.each([
    ['text', 'text_generation'],
    ['text_generation', 'text_generation'],
    ['image_from_text', 'image_generation'],
    ['video_generation', 'video_generation'],
    ['audio_generation', 'audio_generation'],
    ['transcription', 'transcription'],
  ])('maps %s to %s', (name, type) => expect(kinds.named(name).type).toBe(type));

  it('takes the prompt from the named column, from the request, or from the cell', async () => {
    const cell = { value: 'the value', attributes: { prompt: 'Of {{brand}}' } };
    const promptOf = async (data: object, target?: GenerationTarget) =>
      (await validate('text', data, target)).input.prompt;
    expect(await promptOf({ prompt: 'ignored', prompt_var: 'Script' }, cell)).toBe('The sea');
    expect(await promptOf({ prompt: '{{script}}, {{ Brand }}' }, cell)).toBe('The sea, Calm');
    expect(await promptOf({}, cell)).toBe('Of Calm');
    expect(await promptOf({}, { value: 'the value', attributes: {} })).toBe('the value');
    await expect(promptOf({})).rejects.toMatchObject({ status: 422, message: expect.stringMatching(/^data\.prompt /) });
  });

  it("defaults to the catalogue's settings", async () => {
    expect(await validate('text', { prompt: 'x' })).toMatchObject({
      input: { model: 'textmodel_b', temperature: 0.2 },
    });
    expect(await validate('image_from_text', { prompt: 'x' })).toMatchObject({
      input: { model: 'imgalpha', aspectRatio: '1:1', count: 1 },
      credits: 4,
    });
    expect(await validate('video_from_text', { prompt: 'x' })).toMatchObject({
      input: { model: 'vidgamma-1.0-lite', aspectRatio: '9:16', resolution: '720p', duration: 5, nativeAudio: false },
      credits: 15,
    });
    expect(await validate('audio_generation', { prompt: 'x' })).toMatchObject({
      input: { model: 'speech', text: 'x', speed: 1, voice: 'sage' },
    });
    expect(await validate('audio_generation', { prompt: 'x', voice_id: 'nova' })).toMatchObject({
      input: { voice: 'nova' },
    });
  });

  it("uses the cell's settings when the request has none and the model supports them", async () => {
    const cell = { attributes: { model: 'vidbeta-v1-6', ratio: '1:1', resolution: '1080p', duration: '10' } };
    expect(await validate('video_from_text', { prompt: 'x' }, cell)).toMatchObject({
      input: { model: 'vidbeta-v1-6', aspectRatio: '1:1', resolution: '1080p', duration: 10 },
      credits: 100,
    });
    expect(
      await validate('video_from_text', { prompt: 'x', model: 'vidomni-flash-preview', duration: 3 }, cell),
    ).toMatchObject({ input: { aspectRatio: '1:1', resolution: '720p', duration: 3 } });
    expect(await validate('image_from_text', { prompt: 'x' }, cell)).toMatchObject({
      input: { model: 'imgalpha', aspectRatio: '1:1' },
    });
  });

  it('estimates a transcription by the trimmed part, the file, or an assumed length', async () => {
    const audio = { value: 'https://example.com/a.mp3' };
    expect(await validate('transcription', { audio, trim: { start_seconds: 5, duration_seconds: 60 } })).toMatchObject({
      input: { source: { url: audio.value }, trim: { start: 5, duration: 60 } },
      credits: 1.2,
    });
    expect(await validate('transcription', { content_resource_id: 2 })).toMatchObject({
      input: { source: { contentResourceId: 2 } },
      credits: 1.8,
    });
    expect((await validate('transcription', { video: audio })).credits).toBe(6);
  });

  it.each([
    ['text', { prompt: 'x', max_length: 1_000_000 }, 'data.max_length'],
    ['text', { prompt: ['x'] }, 'data.prompt'],
    ['image_from_text', { prompt: 'x', version: 'alpha-2', model: 'imgbeta' }, 'data.version'],
    ['image_from_text', { prompt: 'x', number_of_images: 11 }, 'data.number_of_images'],
    ['image_from_text', { prompt: 'x', content_resource_ids: [2] }, 'data.content_resource_ids'],
    ['video_from_text', { prompt: 'x', model: 'vidomni-flash-preview', resolution: '1080p' }, 'data.resolution'],
    ['video_from_text', { prompt: 'x', native_audio: 'loud' }, 'data.native_audio'],
    ['video_from_text', { prompt: 'x', negative_prompt_var: 'unknown' }, 'data.negative_prompt_var'],
    ['audio_generation', { text: 'x'.repeat(50_001) }, 'data.text'],
    ['audio_generation', { text: 'x', speed: 9 }, 'data.speed'],
    ['transcription', { audio: { value: 'https://example.com/a' }, content_resource_id: 2 }, 'data'],
    ['transcription', { audio: { value: 'file:///etc/passwd' } }, 'data.audio.value'],
    ['transcription', { video: {} }, 'data.video.value'],
    ['transcription', { content_resource_id: 1 }, 'data.content_resource_id'],
    [
      'transcription',
      { content_resource_id: 2, trim: { start_seconds: 0, duration_seconds: 0 } },
      'data.trim.duration_seconds',
    ],
  ])('rejects %s with %j', async (name, data, field) => {
    await expect(validate(name, data)).rejects.toMatchObject({
      status: 422,
      code: 'validation_error',
      message: expect.stringMatching(new RegExp(`^${field.replaceAll('.', '\\.')} `)),
    });
  });

  it.each([
    ['image_from_text', { prompt: 'x', content_resource_ids: [99] }, 'content_resource_not_found'],
    ['transcription', { content_resource_id: 99 }, 'not_found'],
  ])("does not find another agent's files: %s", async (name, data, code) => {
    await expect(validate(name, data)).rejects.toMatchObject({ status: 404, code });
  });
});
