import { toAss } from './ass.js';
import { FilterGraph } from './filter-graph.js';
import { Inputs } from './inputs.js';
import { addPictures } from './picture-graph.js';
import type { Plan } from './plan.js';
import { addMaster, addSounds, SAMPLE_RATE } from './sound-graph.js';
import { untouchedClip } from './untouched.js';

const THREADS = 2;
const COMMON = ['-hide_banner', '-nostdin', '-y', '-v', 'error', '-filter_complex_threads', String(THREADS)];
const VIDEO_CODEC = [
  '-c:v',
  'libx264',
  '-profile:v',
  'high',
  '-preset',
  'veryfast',
  '-crf',
  '23',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const AUDIO_CODEC = ['-c:a', 'aac', '-b:a', '160k', '-ar', String(SAMPLE_RATE), '-ac', '2'];
/** Nothing of the day or the machine is written; players can begin before they have it all. */
const CONTAINER = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-movflags',
  '+faststart',
  '-f',
  'mp4',
];

/** One run of ffmpeg. */
export interface Command {
  readonly args: readonly string[];
  /** Text files that the arguments name; they must lie in its working directory. */
  readonly files: ReadonlyMap<string, string>;
  /** Font files by the names that they are to have in the folder `fonts` beside those. */
  readonly fonts: ReadonlyMap<string, string>;
  readonly inputs: Inputs;
}

/**
 * The run that writes the video to `outFile`, its sound changed by `gain` decibels.
 * It stops at `maxBytes`. On one thread the encoder makes the same bytes every time; on more it is faster, and now and then decides otherwise for the last frames.
 */
export function renderCommand(
  plan: Plan,
  outFile: string,
  gain: number,
  { threads = THREADS, maxBytes }: { readonly threads?: number; readonly maxBytes?: number } = {},
): Command {
  const graph = new FilterGraph();
  const inputs = new Inputs(plan.canvas.fps);
  const words = plan.layers.filter((layer) => layer.kind === 'words');
  const scripts = words.map(({ cues }) => toAss(cues, plan.canvas));
  const files = new Map(scripts.map(({ text }, i) => [`words-${i}.ass`, text]));
  const fonts = new Map(scripts.flatMap((script) => [...script.fonts]));
  const copied = untouchedClip(plan);
  const picture = copied
    ? [`${inputs.ofClip(copied)}:${copied.media!.probe.video!.index}`, '-c:v', 'copy']
    : [`[${addPictures(graph, plan, inputs, [...files.keys()])}]`, ...VIDEO_CODEC, '-threads', String(threads)];
  const sound = addMaster(graph, addSounds(graph, plan, inputs), gain);
  return {
    args: [
      ...COMMON,
      '-nostats',
      '-progress',
      'pipe:1',
      ...inputs.args,
      '-filter_complex_script',
      'graph.txt',
      '-map',
      ...picture,
      '-frames:v',
      String(plan.frames),
      '-map',
      `[${sound}]`,
      ...AUDIO_CODEC,
      ...CONTAINER,
      ...(maxBytes === undefined ? [] : ['-fs', String(maxBytes)]),
      `file:${outFile}`,
    ],
    files: files.set('graph.txt', graph.toString()),
    fonts,
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
      '-v',
      'info',
      '-nostats',
      ...inputs.args,
      '-filter_complex_script',
      'graph.txt',
      '-map',
      `[${measured}]`,
      '-f',
      'null',
      '-',
    ],
    files: new Map([['graph.txt', graph.toString()]]),
    fonts: new Map(),
    inputs,
  };
}
