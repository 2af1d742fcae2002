import { guardedInput } from '@reelsheet/platform-media-tools';
import { toAss } from '../text/ass.js';
import { FilterGraph } from './filter-graph.js';
import { Inputs } from './inputs.js';
import { addPictures } from './picture-graph.js';
import type { Plan } from '../document/plan.js';
import { addMaster, addSounds, SAMPLE_RATE } from './sound-graph.js';
import { untouchedClip } from './untouched.js';

const COMMON = ['-hide_banner', '-nostdin', '-y', '-v', 'error', '-filter_complex_threads', '1'];
const REPORT = ['-nostats', '-progress', 'pipe:1'];
/** On one thread the encoder makes the same bytes every time; stretches are encoded side by side instead. */
const ENCODER = ['-c:v', 'libx264', '-threads', '1', '-profile:v', 'high', '-pix_fmt', 'yuv420p'];
const QUALITY = {
  whole: ['-preset', 'veryfast', '-crf', '23'],
  draft: ['-preset', 'ultrafast', '-crf', '26'],
} as const;
const COLORS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const AUDIO_CODEC = {
  whole: ['-c:a', 'aac', '-b:a', '160k'],
  draft: ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '128k'],
} as const;
const AUDIO_SHAPE = ['-ar', String(SAMPLE_RATE), '-ac', '2'];
/** Nothing of the day or the machine is written. */
const CONTAINER = [
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
  ...['-f', 'mp4'],
];
/** Players can begin before they have it all. */
const STREAMED = ['-movflags', '+faststart'];
const TO_JPEG_COLORS = [
  'scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc',
  'format=yuvj420p',
];
/** What half the size hides. */
const ROUGH_SCALING = 'sws_flags=fast_bilinear;\n';

/** One run of ffmpeg. */
export interface Command {
  readonly args: readonly string[];
  /** Text files that the arguments name; they must lie in its working directory. */
  readonly files: ReadonlyMap<string, string>;
  /** Font files by the names that they are to have in the folder `fonts` beside those. */
  readonly fonts: ReadonlyMap<string, string>;
  readonly inputs: Inputs;
}

/** The run that writes the pictures of a plan, without sound. It stops at `maxBytes`. */
export function pictureCommand(plan: Plan, outFile: string, maxBytes?: number): Command {
  const quality = QUALITY[plan.isDraft ? 'draft' : 'whole'];
  const output = [...['-frames:v', String(plan.frames)], ...ENCODER, ...quality, ...COLORS, ...CONTAINER];
  return drawCommand(plan, [...output, ...limit(maxBytes), `file:${outFile}`]);
}

/** The run that writes the one frame of a plan as a JPEG. */
export function posterCommand(plan: Plan, outFile: string): Command {
  const output = ['-frames:v', '1', '-q:v', '3', '-f', 'image2', '-update', '1', `file:${outFile}`];
  return drawCommand(plan, output, TO_JPEG_COLORS);
}

function drawCommand(plan: Plan, output: readonly string[], last: readonly string[] = []): Command {
  const graph = new FilterGraph();
  const inputs = new Inputs(plan.canvas.fps, plan.isDraft);
  const words = plan.layers.filter((layer) => layer.kind === 'words');
  const scripts = words.map(({ cues }) => toAss(cues, plan.layout));
  const files = new Map(scripts.map(({ text }, i) => [`words-${i}.ass`, text]));
  const fonts = new Map(scripts.flatMap((script) => [...script.fonts]));
  const drawn = addPictures(graph, plan, inputs, [...files.keys()]);
  const picture = last.length > 0 ? graph.chain([drawn], last) : drawn;
  const read = ['-filter_complex_script', 'graph.txt', '-map', `[${picture}]`];
  return {
    args: [...COMMON, ...REPORT, ...inputs.args, ...read, ...output],
    files: files.set('graph.txt', (plan.isDraft ? ROUGH_SCALING : '') + graph.toString()),
    fonts,
    inputs,
  };
}

/** The run that writes the whole sound, changed by `gain` decibels. */
export function soundCommand(plan: Plan, outFile: string, gain: number): Command {
  const graph = new FilterGraph();
  const inputs = new Inputs(plan.canvas.fps);
  const sound = addMaster(graph, addSounds(graph, plan, inputs), gain);
  return {
    args: [
      ...COMMON,
      ...inputs.args,
      ...['-filter_complex_script', 'graph.txt', '-map', `[${sound}]`],
      ...[...AUDIO_CODEC[plan.isDraft ? 'draft' : 'whole'], ...AUDIO_SHAPE, ...CONTAINER],
      `file:${outFile}`,
    ],
    files: new Map([['graph.txt', graph.toString()]]),
    fonts: new Map(),
    inputs,
  };
}

/** The run that only listens: `ebur128` writes what it measured to stderr. With `gain` it measures the finished sound. */
export function listenCommand(plan: Plan, gain?: number): Command {
  const graph = new FilterGraph();
  const inputs = new Inputs(plan.canvas.fps);
  const sound = addSounds(graph, plan, inputs);
  const heard = gain === undefined ? sound : addMaster(graph, sound, gain);
  const measured = graph.chain([heard], ['ebur128=peak=sample:framelog=verbose']);
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

/** Files of the working directory, in order, with their frames. */
export type Parts = readonly { readonly file: string; readonly frames: number }[];

/** The run that puts pictures and sound together as they are: the parts, or the stored ones where the plan shows one clip untouched. */
export function joinCommand(plan: Plan, parts: Parts, sound: string, outFile: string, maxBytes?: number): Command {
  const inputs = new Inputs(plan.canvas.fps);
  const copied = untouchedClip(plan);
  if (copied) inputs.ofClip(copied);
  return {
    args: [
      ...COMMON,
      ...(copied ? inputs.args : ['-f', 'concat', '-i', 'parts.txt']),
      ...guardedInput(sound),
      ...['-map', `0:${copied?.media!.probe.video!.index ?? 0}`, '-map', '1:0'],
      ...['-c', 'copy', ...CONTAINER, ...STREAMED],
      ...limit(maxBytes),
      `file:${outFile}`,
    ],
    files: new Map(copied ? [] : [['parts.txt', listOf(parts, plan.canvas.fps)]]),
    fonts: new Map(),
    inputs,
  };
}

/** Ends are rounded, not lengths, so that nothing adds up. */
function listOf(parts: Parts, fps: number): string {
  const micros = (frames: number) => Math.round((frames / fps) * 1e6);
  let end = 0;
  const lines = parts.flatMap(({ file, frames }) => {
    const start = micros(end);
    end += frames;
    return [`file '${file}'`, `duration ${micros(end) - start}us`];
  });
  return ['ffconcat version 1.0', ...lines, ''].join('\n');
}

function limit(maxBytes: number | undefined): string[] {
  return maxBytes === undefined ? [] : ['-fs', String(maxBytes)];
}
