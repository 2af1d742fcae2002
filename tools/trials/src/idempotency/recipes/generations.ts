import { randomUUID } from 'node:crypto';
import { requestText } from '../../support/tenant.js';
import type { Prepared, Recipe, Recipes, Scene } from '../scene.js';
import { addFile } from './files.js';
import { MadeSheet } from './made-sheet.js';

const TEXT = { generation_type: 'text', data: { prompt: 'A text that is made once' } };
/** Longer than a service needs to be killed and to restart. */
const LONG_SECONDS = 120;

/** Prepares a request about a generation whose text does not come yet. */
async function late(scene: Scene): Promise<string> {
  await scene.holdTexts();
  return `/generations/${await requestText(scene.tenant, 'A text that is held')}`;
}

async function continued(scene: Scene): Promise<Prepared> {
  const generation = await late(scene);
  await scene.call('base', 'POST', `${generation}/stop`);
  await scene.reset();
  return { path: `${generation}/continue` };
}

async function transcribed(scene: Scene): Promise<Prepared> {
  const content_resource_id = await addFile(scene, await scene.speech(), 'audio/wav', 'speech.wav');
  return { path: scene.ofAgent('/transcriptions'), body: { data: { content_resource_id } } };
}

const rendered =
  (seconds: number): Recipe =>
  (scene) => {
    const { sheetId: project_id, cellIds } = scene.tenant;
    const clip = { type: 'text', text: randomUUID(), start: 0, duration: seconds };
    const input = JSON.stringify({ tracks: [{ clips: [clip] }] });
    const job = { project_id, container_id: cellIds[0], container_type: 'SpreadsheetCell', input };
    return { path: scene.ofAgent('/render_jobs'), body: { job } };
  };

async function stoppedRender(scene: Scene): Promise<Prepared> {
  const { path, body } = await rendered(LONG_SECONDS)(scene);
  const { job_id } = await scene.call<{ job_id: number }>('base', 'POST', path, body);
  scene.ignoreJobs();
  return { path: `/render_jobs/${job_id}/stop` };
}

async function monitored(scene: Scene): Promise<Prepared> {
  const data = { platform: 'shortvideo', type: 'username', value: `@once_${randomUUID().slice(0, 8)}` };
  return { path: scene.ofAgent('/user_jobs'), body: { user_job: { user_job_type: 'train_social', data } } };
}

export const GENERATION_RECIPES: Recipes = {
  'base /vidsheet/{engine_id}/cells/{cell_id}/generate': async (scene) => {
    const sheet = await MadeSheet.create(scene);
    return { path: sheet.path(`/cells/${sheet.cellId}/generate`), body: TEXT };
  },
  'base /vidsheet/{engine_id}/cells/{cell_id}/layers/{layer_id}/generate': async (scene) => {
    const sheet = await MadeSheet.create(scene);
    const [layer] = await sheet.addLayers(1);
    return { path: sheet.path(`/cells/${sheet.cellId}/layers/${layer}/generate`), body: TEXT };
  },
  'base /transcriptions': transcribed,
  'base /generations/{id}/stop': async (scene) => ({ path: `${await late(scene)}/stop` }),
  'base /generations/{id}/continue': continued,
  'base /render_jobs': rendered(1),
  'base /render_jobs/{id}/stop': stoppedRender,
  'base /user_jobs': monitored,
};
