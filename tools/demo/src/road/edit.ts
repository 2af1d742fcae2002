import type { Journey } from '../journey.js';
import { makeClip, makeMusic } from '../own-media.js';
import type { Sheet } from './convert.js';
import { generate, type Generation } from './generation.js';
import type { Idea } from './ideas.js';
import type { Agent } from './setup.js';
import { uploadFile } from './uploads.js';

interface Layer {
  readonly id: number;
  readonly name: string;
}

/** What the render composes. */
export interface Material {
  /** Layer ids of the final cell. */
  readonly scene: number;
  readonly own: number;
  readonly music: number;
  readonly transcription: number;
  /** Length of the voice-over in seconds. */
  readonly voiceSeconds: number;
}

/** Step 4: words, voice, pictures and clips fill the row; the final cell gets its layers. */
export async function fillSheet(journey: Journey, agent: Agent, idea: Idea, sheet: Sheet): Promise<Material> {
  journey.progress.phase('4 edit');
  await writeWords(journey, idea, sheet);
  await makePictures(journey, sheet);
  const scene = await addScene(journey, sheet, idea);
  const own = await addOwnLayer(
    journey,
    sheet,
    'own clip',
    'video',
    await uploadFile(journey, agent, await makeClip(journey.folder), 'video/mp4'),
  );
  const music = await addOwnLayer(
    journey,
    sheet,
    'music',
    'audio',
    await uploadFile(journey, agent, await makeMusic(journey.folder), 'audio/mpeg'),
  );
  return { scene, own, music, ...(await transcribe(journey, sheet)) };
}

/** Each text builds on the ones before it, so they are made in order. */
async function writeWords(journey: Journey, { title, hook, description }: Idea, sheet: Sheet): Promise<void> {
  const topic = `${title}. ${hook} ${description}`;
  await journey.api.patch(`${sheet.cell('TOPIC')}?${sheet.scope}`, { spreadsheet_cell: { value: topic } });
  for (const column of ['HOOK', 'SCRIPT', 'IMAGE PROMPT', 'VIDEO PROMPT']) {
    await generate(journey, column.toLowerCase(), sheet.cell(column), sheet.scope, 'text', {});
  }
}

async function makePictures(journey: Journey, sheet: Sheet): Promise<void> {
  await Promise.all([
    generate(journey, 'voice-over', sheet.cell('VOICE-OVER'), sheet.scope, 'audio_generation', {}),
    generate(journey, 'picture', sheet.cell('IMAGE'), sheet.scope, 'image_from_text', {}),
    generate(journey, 'clip', sheet.cell('VIDEO'), sheet.scope, 'video_from_text', {}),
  ]);
}

/** A second picture, made on a layer of the final cell. */
async function addScene(journey: Journey, sheet: Sheet, { hook }: Idea): Promise<number> {
  const layer = await ensureLayer(journey, sheet, 'scene', 'image');
  const place = `${sheet.cell('FINAL VIDEO')}/layers/${layer}`;
  const prompt = `{{IMAGE PROMPT}} A second view of the same place that goes with the words: ${hook}`;
  await generate(journey, 'second picture', place, sheet.scope, 'image_from_text', { prompt, aspect_ratio: '9:16' });
  return layer;
}

async function addOwnLayer(
  journey: Journey,
  sheet: Sheet,
  name: string,
  type: string,
  contentResourceId: number,
): Promise<number> {
  const layer = await ensureLayer(journey, sheet, name, type);
  const body = { video_layer: { additional_attributes: { content_resource_id: contentResourceId } } };
  await journey.api.patch(`${sheet.cell('FINAL VIDEO')}/layers/${layer}?${sheet.scope}`, body);
  return layer;
}

async function ensureLayer({ api }: Journey, sheet: Sheet, name: string, type: string): Promise<number> {
  const cell = `${sheet.cell('FINAL VIDEO')}`;
  const find = async () =>
    (await api.get<{ video_layers: Layer[] }>(`${cell}?${sheet.scope}`)).video_layers.find(
      (layer) => layer.name === name,
    );
  const layer = await api.post<Layer>(`${cell}/layers?${sheet.scope}`, { body: { video_layer: { name, type } }, find });
  return layer.id;
}

/** The captions' times come from what is really heard. */
async function transcribe(journey: Journey, sheet: Sheet): Promise<Pick<Material, 'transcription' | 'voiceSeconds'>> {
  const { api } = journey;
  const voice = await api.get<{ default_user_job: Generation }>(`${sheet.cell('VOICE-OVER')}?${sheet.scope}`);
  const data = { content_resource_id: voice.default_user_job.output_resources[0]!.id };
  const layer = await ensureLayer(journey, sheet, 'captions', 'text');
  const place = `${sheet.cell('FINAL VIDEO')}/layers/${layer}`;
  const { id, result } = await generate(journey, 'transcription', place, sheet.scope, 'transcription', data);
  return { transcription: id, voiceSeconds: (result as { audio_duration: number }).audio_duration };
}
