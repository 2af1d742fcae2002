import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';
import { poll } from '../poll.js';
import type { Sheet } from './convert.js';
import type { Material } from './edit.js';

export interface Video {
  readonly url: string;
  readonly file: string;
  /** Length of the composed layers in seconds. */
  readonly seconds: number;
}

const TAIL_SECONDS = 0.6;
const OWN_SECONDS = 4;
const CLIP_SECONDS = 7;

/** Step 5, first half: renders the row to one video and downloads it to `renders/`. */
export async function render(journey: Journey, sheet: Sheet, material: Material): Promise<Video> {
  const { base, progress, spending } = journey;
  progress.phase('5 export');
  const seconds = Math.round((material.voiceSeconds + TAIL_SECONDS) * 30) / 30;
  const job = {
    project_id: sheet.id,
    container_id: sheet.cellId('FINAL VIDEO'),
    container_type: 'SpreadsheetCell' as const,
    input: JSON.stringify(composition(sheet, material, seconds)),
  };
  const find = async () => {
    const params = { query: { ...sheet.scope, project_id: sheet.id } };
    const jobs = await withRetries(() => base.renders.list(params));
    return jobs[0] && { job_id: jobs[0].id };
  };
  const ordering = { query: sheet.scope, body: { job } };
  const { job_id } = await withRetries(() => base.renders.create(ordering), find);
  const done = await poll(
    () => withRetries(() => base.renders.get({ path: { id: job_id } })),
    ({ status }) => status === 'completed' || status === 'failed',
    (state) => progress.running('rendering', state.progress),
  );
  if (done.status === 'failed' || !done.url) throw new Error(`the render failed: ${done.failed_reason}`);
  progress.cost(await spending.spent());
  const file = await fetchVideo(done.url, `${sheet.id}-${job_id}.mp4`);
  progress.done(`rendered ${seconds.toFixed(1)} s (${done.execution_cost} credits)`);
  return { url: done.url, file, seconds };
}

/**
 * Four images share the duration of the voice; captions show the spoken words, and the music is quieter during speech.
 */
function composition(sheet: Sheet, { scene, own, music, transcription }: Material, seconds: number): object {
  const rest = seconds - CLIP_SECONDS - OWN_SECONDS;
  const cut = round(CLIP_SECONDS + rest / 2);
  const crossfade = { type: 'crossfade', duration: 0.5 };
  const pictures = [
    {
      type: 'video',
      source: { cell_id: sheet.cellId('VIDEO') },
      start: 0,
      duration: CLIP_SECONDS,
      loop: true,
      volume: 0,
    },
    {
      type: 'image',
      source: { cell_id: sheet.cellId('IMAGE') },
      start: CLIP_SECONDS,
      duration: round(cut - CLIP_SECONDS),
      animation: { type: 'zoom_in' },
      transition: crossfade,
    },
    { type: 'video', source: { layer_id: own }, start: cut, duration: OWN_SECONDS, volume: 0, transition: crossfade },
    {
      type: 'image',
      source: { layer_id: scene },
      start: cut + OWN_SECONDS,
      duration: round(seconds - cut - OWN_SECONDS),
      animation: { type: 'zoom_out' },
      transition: crossfade,
    },
  ];
  return {
    canvas: { width: 1080, height: 1920, fps: 30 },
    tracks: [
      { clips: pictures },
      { clips: [{ type: 'audio', source: { cell_id: sheet.cellId('VOICE-OVER') }, start: 0 }] },
    ],
    captions: { generation_id: transcription, style: { look: 'bold' } },
    music: { source: { layer_id: music }, ducking: true, fade_in: 0.5 },
  };
}

/** Rounds seconds to whole frames at 30 frames per second. */
const round = (value: number) => Math.round(value * 30) / 30;

async function fetchVideo(url: string, name: string): Promise<string> {
  const folder = resolve('renders');
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url} answered with ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(file));
  return file;
}
