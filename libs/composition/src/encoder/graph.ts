import { guardedInput } from '@reelsheet/platform-media-tools';
import { toAss } from '../text/ass.js';
import { FilterGraph } from './filter-graph.js';
import { Inputs } from './inputs.js';
import { addPictures } from './picture-graph.js';
import type { Plan } from '../document/plan.js';
import { addMaster, addSounds, SAMPLE_RATE } from './sound-graph.js';
import { passthroughClip } from './passthrough.js';

const COMMON = ['-hide_banner', '-nostdin', '-y', '-v', 'error', '-filter_complex_threads', '1'];
const PROGRESS = ['-nostats', '-progress', 'pipe:1'];
/** The encoder is deterministic only on one thread, so segments are encoded in parallel instead. */
const ENCODER = ['-c:v', 'libx264', '-threads', '1', '-profile:v', 'high', '-pix_fmt', 'yuv420p'];
const QUALITY = {
  full: ['-preset', 'veryfast', '-crf', '23'],
  draft: ['-preset', 'ultrafast', '-crf', '26'],
} as const;
const COLORS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const AUDIO_CODEC = {
  full: ['-c:a', 'aac', '-b:a', '160k'],
  draft: ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '128k'],
} as const;
const AUDIO_FORMAT = ['-ar', String(SAMPLE_RATE), '-ac', '2'];
/** Omits metadata such as dates and encoder versions, so that the output is deterministic. */
const CONTAINER = [
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
  ...['-f', 'mp4'],
];
/** Lets players start before they have downloaded the whole file. */
const FAST_START = ['-movflags', '+faststart'];
const TO_JPEG_COLORS = [
  'scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc',
  'format=yuvj420p',
];
/** Faster scaling for drafts, whose half size hides the lower quality. */
const ROUGH_SCALING = 'sws_flags=fast_bilinear;\n';

/** The arguments and files of one ffmpeg process. */
export interface Command {
  readonly args: readonly string[];
  /** Text files by name that the arguments refer to; they must be in the working directory. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of font files, by the file name they need in the `fonts` folder of the working directory. */
  readonly fonts: ReadonlyMap<string, string>;
  readonly inputs: Inputs;
}

/** Returns the command that writes the video stream of a plan, without sound. It stops at `maxBytes`. */
export function pictureCommand(plan: Plan, outFile: string, maxBytes?: number): Command {
  const quality = QUALITY[plan.isDraft ? 'draft' : 'full'];
  const output = [...['-frames:v', String(plan.frames)], ...ENCODER, ...quality, ...COLORS, ...CONTAINER];
  return drawCommand(plan, [...output, ...limit(maxBytes), `file:${outFile}`]);
}

/** Returns the command that writes the single frame of a plan as a JPEG. */
export function posterCommand(plan: Plan, outFile: string): Command {
  const output = ['-frames:v', '1', '-q:v', '3', '-f', 'image2', '-update', '1', `file:${outFile}`];
  return drawCommand(plan, output, TO_JPEG_COLORS);
}

function drawCommand(plan: Plan, output: readonly string[], last: readonly string[] = []): Command {
  const graph = new FilterGraph();
  const inputs = new Inputs(plan.canvas.fps, plan.isDraft);
  const textLayers = plan.layers.filter((layer) => layer.kind === 'text');
  const scripts = textLayers.map(({ cues }) => toAss(cues, plan.layout));
  const files = new Map(scripts.map(({ text }, i) => [`text-${i}.ass`, text]));
  const fonts = new Map(scripts.flatMap((script) => [...script.fonts]));
  const drawn = addPictures(graph, plan, inputs, [...files.keys()]);
  const picture = last.length > 0 ? graph.chain([drawn], last) : drawn;
  const read = ['-filter_complex_script', 'graph.txt', '-map', `[${picture}]`];
  return {
    args: [...COMMON, ...PROGRESS, ...inputs.args, ...read, ...output],
    files: files.set('graph.txt', (plan.isDraft ? ROUGH_SCALING : '') + graph.toString()),
    fonts,
    inputs,
  };
}

/** Returns the command that writes the sound track, amplified by `gain` decibels. */
export function soundCommand(plan: Plan, outFile: string, gain: number): Command {
  const graph = new FilterGraph();
  const inputs = new Inputs(plan.canvas.fps);
  const sound = addMaster(graph, addSounds(graph, plan, inputs), gain);
  return {
    args: [
      ...COMMON,
      ...inputs.args,
      ...['-filter_complex_script', 'graph.txt', '-map', `[${sound}]`],
      ...[...AUDIO_CODEC[plan.isDraft ? 'draft' : 'full'], ...AUDIO_FORMAT, ...CONTAINER],
      `file:${outFile}`,
    ],
    files: new Map([['graph.txt', graph.toString()]]),
    fonts: new Map(),
    inputs,
  };
}

/**
 * Returns the command that measures loudness: `ebur128` reports to stderr. With `gain` it measures the mastered
 * sound.
 */
export function loudnessCommand(plan: Plan, gain?: number): Command {
  const graph = new FilterGraph();
  const inputs = new Inputs(plan.canvas.fps);
  const sound = addSounds(graph, plan, inputs);
  const output = gain === undefined ? sound : addMaster(graph, sound, gain);
  const measured = graph.chain([output], ['ebur128=peak=sample:framelog=verbose']);
  return {
    args: [
      ...COMMON,
      ...['-v', 'info', '-nostats'],
      ...inputs.args,
      ...['-filter_complex_script', 'graph.txt', '-map', `[${measured}]`, '-f', 'null', '-'],
    ],
    files: new Map([['graph.txt', graph.toString()]]),
    fonts: new Map(),
    inputs,
  };
}

/** Segment files in the working directory, in order, with their lengths in frames. */
export type SegmentFiles = readonly { readonly file: string; readonly frames: number }[];

/**
 * Returns the command that joins video segments and sound without re-encoding; a passthrough clip replaces the
 * segments.
 */
export function joinCommand(
  plan: Plan,
  segments: SegmentFiles,
  sound: string,
  outFile: string,
  maxBytes?: number,
): Command {
  const inputs = new Inputs(plan.canvas.fps);
  const copied = passthroughClip(plan);
  if (copied) inputs.ofClip(copied);
  return {
    args: [
      ...COMMON,
      ...(copied ? inputs.args : ['-f', 'concat', '-i', 'segments.txt']),
      ...guardedInput(sound),
      ...['-map', `0:${copied?.media!.probe.video!.index ?? 0}`, '-map', '1:0'],
      ...['-c', 'copy', ...CONTAINER, ...FAST_START],
      ...limit(maxBytes),
      `file:${outFile}`,
    ],
    files: new Map(copied ? [] : [['segments.txt', listOf(segments, plan.canvas.fps)]]),
    fonts: new Map(),
    inputs,
  };
}

/**
 * Returns the script for ffmpeg's concat demuxer. It rounds end times instead of durations, so that errors do not
 * add up.
 */
function listOf(segments: SegmentFiles, fps: number): string {
  const micros = (frames: number) => Math.round((frames / fps) * 1e6);
  let end = 0;
  const lines = segments.flatMap(({ file, frames }) => {
    const start = micros(end);
    end += frames;
    return [`file '${file}'`, `duration ${micros(end) - start}us`];
  });
  return ['ffconcat version 1.0', ...lines, ''].join('\n');
}

function limit(maxBytes: number | undefined): string[] {
  return maxBytes === undefined ? [] : ['-fs', String(maxBytes)];
}
