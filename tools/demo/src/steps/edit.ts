import type { LayerView } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';
import { makeClip, makeMusic } from '../own-media.js';
import type { Sheet } from './convert.js';
import { generate } from './generation.js';
import type { Idea } from './ideas.js';
import type { Agent } from './setup.js';
import { uploadFile } from './uploads.js';

type LayerType = LayerView['type'];

/** Inputs of the render. */
export interface Material {
  /** Layer ids of the final cell. */
  readonly scene: number;
  readonly own: number;
  readonly music: number;
  readonly transcription: number;
  /** Length of the voice-over in seconds. */
  readonly voiceSeconds: number;
}

/** Step 4: generates texts, voice, images and clips of the row, and adds layers to the final cell. */
export async function insertSheet(journey: Journey, agent: Agent, idea: Idea, sheet: Sheet): Promise<Material> {
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

/** Generates the texts in order, because each uses the previous ones. */
async function writeWords(journey: Journey, { title, hook, description }: Idea, sheet: Sheet): Promise<void> {
  const topic = `${title}. ${hook} ${description}`;
  const params = { path: { id: sheet.id, cell_id: sheet.cellId('TOPIC') }, query: sheet.scope };
  const body = { spreadsheet_cell: { value: topic } };
  await withRetries(() => journey.base.sheets.cells.update({ ...params, body }));
  for (const column of ['HOOK', 'SCRIPT', 'IMAGE PROMPT', 'VIDEO PROMPT'])
    await generateColumn(journey, sheet, column.toLowerCase(), column, 'text');
}

async function makePictures(journey: Journey, sheet: Sheet): Promise<void> {
  await Promise.all([
    generateColumn(journey, sheet, 'voice-over', 'VOICE-OVER', 'audio_generation'),
    generateColumn(journey, sheet, 'picture', 'IMAGE', 'image_from_text'),
    generateColumn(journey, sheet, 'clip', 'VIDEO', 'video_from_text'),
  ]);
}

type PromptedType = 'text' | 'audio_generation' | 'image_from_text' | 'video_from_text';

function generateColumn(journey: Journey, sheet: Sheet, name: string, column: string, type: PromptedType) {
  const body = { generation_type: type, data: { prompt: sheet.promptOf(column) } };
  return generate(journey, sheet, name, { cellId: sheet.cellId(column) }, body);
}

/** Generates a second image on a layer of the final cell. */
async function addScene(journey: Journey, sheet: Sheet, { hook }: Idea): Promise<number> {
  const layerId = await ensureLayer(journey, sheet, 'scene', 'image');
  const target = { cellId: sheet.cellId('FINAL VIDEO'), layerId };
  const prompt = `{{IMAGE PROMPT}} A second view of the same place that goes with the words: ${hook}`;
  const data = { prompt, aspect_ratio: '9:16' };
  await generate(journey, sheet, 'second picture', target, { generation_type: 'image_from_text', data });
  return layerId;
}

async function addOwnLayer(
  journey: Journey,
  sheet: Sheet,
  name: string,
  type: LayerType,
  contentResourceId: number,
): Promise<number> {
  const layer_id = await ensureLayer(journey, sheet, name, type);
  const params = { path: { id: sheet.id, cell_id: sheet.cellId('FINAL VIDEO'), layer_id }, query: sheet.scope };
  const body = { video_layer: { additional_attributes: { content_resource_id: contentResourceId } } };
  await withRetries(() => journey.base.sheets.layers.update({ ...params, body }));
  return layer_id;
}

async function ensureLayer({ base }: Journey, sheet: Sheet, name: string, type: LayerType): Promise<number> {
  const params = { path: { id: sheet.id, cell_id: sheet.cellId('FINAL VIDEO') }, query: sheet.scope };
  const find = async () => {
    const cell = await withRetries(() => base.sheets.cells.get(params));
    return cell.video_layers.find((layer) => layer.name === name);
  };
  const body = { video_layer: { name, type } };
  const layer = await withRetries(() => base.sheets.layers.create({ ...params, body }), find);
  return layer.id;
}

/** The captions take their times from a transcription of the voice. */
async function transcribe(journey: Journey, sheet: Sheet): Promise<Pick<Material, 'transcription' | 'voiceSeconds'>> {
  const params = { path: { id: sheet.id, cell_id: sheet.cellId('VOICE-OVER') }, query: sheet.scope };
  const voice = await withRetries(() => journey.base.sheets.cells.get(params));
  const data = { content_resource_id: voice.default_user_job!.output_resources[0]!.id };
  const layerId = await ensureLayer(journey, sheet, 'captions', 'text');
  const target = { cellId: sheet.cellId('FINAL VIDEO'), layerId };
  const body = { generation_type: 'transcription', data } as const;
  const { id, result } = await generate(journey, sheet, 'transcription', target, body);
  if (typeof result !== 'object' || result === null) throw new Error('the transcription has no times');
  return { transcription: id, voiceSeconds: result.audio_duration };
}
