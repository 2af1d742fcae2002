import type { Prepared, Recipe, Recipes, Scene } from '../scene.js';
import { GENERATED_TEXT, MadeSheet } from './made-sheet.js';

/** A limit of credits that pays for no text. */
const TOO_FEW = 0.000001;

interface Batch {
  readonly id: number;
  readonly status: string;
}

/** Creates a sheet of generated texts that no batch has generated. */
async function scripts(scene: Scene): Promise<MadeSheet> {
  const sheet = await MadeSheet.create(scene, { columns: { SCRIPT: GENERATED_TEXT } });
  await sheet.untilCompared();
  return sheet;
}

async function started(scene: Scene, sheet: MadeSheet, body: object, status: string): Promise<Batch> {
  const { id } = await sheet.post<Batch>('/rows/generate', body);
  return scene.until<Batch>('base', sheet.path(`/batches/${id}`), (batch) => batch.status === status);
}

/** Prepares a request about a batch that is paused because its limit is too low. */
const ofPaused =
  (action: string, body?: object): Recipe =>
  async (scene) => {
    const sheet = await scripts(scene);
    const { id } = await started(scene, sheet, { max_credits: TOO_FEW }, 'paused');
    return { path: sheet.path(`/batches/${id}/${action}`), body };
  };

/** Prepares a request about a batch whose texts do not come yet. */
async function pausing(scene: Scene): Promise<Prepared> {
  const sheet = await scripts(scene);
  await scene.holdTexts();
  const { id } = await started(scene, sheet, {}, 'running');
  return { path: sheet.path(`/batches/${id}/pause`) };
}

/** Prepares a request about a batch whose texts have failed. */
async function retrying(scene: Scene): Promise<Prepared> {
  const sheet = await scripts(scene);
  await scene.rejectTexts();
  const { id } = await started(scene, sheet, {}, 'completed');
  await scene.endFaults();
  return { path: sheet.path(`/batches/${id}/retry_failed`) };
}

export const BATCH_RECIPES: Recipes = {
  'base /vidsheet/{id}/rows/generate': async (scene) => ({
    path: (await scripts(scene)).path('/rows/generate'),
    body: {},
  }),
  'base /vidsheet/{id}/batches/{batch_id}/pause': pausing,
  'base /vidsheet/{id}/batches/{batch_id}/resume': ofPaused('resume', { max_credits: 500 }),
  'base /vidsheet/{id}/batches/{batch_id}/retry_failed': retrying,
  'base /vidsheet/{id}/batches/{batch_id}/stop': ofPaused('stop'),
};
