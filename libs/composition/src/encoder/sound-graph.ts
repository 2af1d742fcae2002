import type { FilterGraph } from './filter-graph.js';
import type { Inputs } from './inputs.js';
import type { Plan } from '../document/plan.js';
import type { PlannedMusic, Sound } from '../document/sounds.js';

export const SAMPLE_RATE = 48_000;
const UNIFORM = [`aresample=${SAMPLE_RATE}:async=1:first_pts=0`, `aformat=sample_fmts=fltp:channel_layouts=stereo`];
/** Audible speech compresses the music almost completely; `mix` sets the audible share of this effect. */
const DUCKING = 'threshold=0.01:ratio=20:attack=30:release=500:knee=4';
/** Peak limit as a factor of full scale, which leaves headroom for inter-sample peaks of the encoder. */
const CEILING = 0.84;

/** Adds the mix of all sounds, exactly as long as the video, and returns its label. */
export function addSounds(graph: FilterGraph, plan: Plan, inputs: Inputs): string {
  const samples = Math.round((plan.frames / plan.canvas.fps) * SAMPLE_RATE);
  const exactLength = [`apad=whole_len=${samples}`, `atrim=end_sample=${samples}`];
  const voices = plan.sounds.map((sound) => addSound(graph, sound, inputs));
  const voice = voices.length > 0 ? graph.chain(voices, [...mix(voices.length), ...exactLength]) : undefined;
  const music = plan.music && addMusic(graph, plan.music, samples, inputs);
  if (voice && music) return withMusic(graph, voice, music, plan.music.ducking);
  return voice ?? music ?? graph.chain([], [`anullsrc=r=${SAMPLE_RATE}:cl=stereo`, `atrim=end_sample=${samples}`]);
}

/** Changes the volume by `gain` decibels and limits peaks below full scale. */
export function addMaster(graph: FilterGraph, sound: string, gain: number): string {
  return graph.chain(
    [sound],
    [
      `volume=${gain.toFixed(2)}dB`,
      `alimiter=limit=${CEILING}:attack=5:release=50:level=0:latency=1`,
      'aformat=sample_fmts=fltp:channel_layouts=stereo',
    ],
  );
}

function addSound(graph: FilterGraph, sound: Sound, inputs: Inputs): string {
  const { clip, start, length, volume, fadeIn, fadeOut } = sound;
  const index = clip.media!.probe.audio!.index;
  const delay = Math.round(start * SAMPLE_RATE);
  return graph.chain(
    [`${inputs.ofClip(clip)}:${index}`],
    [
      ...UNIFORM,
      `atrim=end_sample=${Math.round(length * SAMPLE_RATE)}`,
      volume !== 1 && `volume=${volume}`,
      ...fades(fadeIn, fadeOut, length),
      delay > 0 && `adelay=delays=${delay}S:all=1`,
    ],
  );
}

function addMusic(
  graph: FilterGraph,
  { media, volume, fadeIn, fadeOut }: PlannedMusic,
  samples: number,
  inputs: Inputs,
): string {
  return graph.chain(
    [`${inputs.ofMusic(media)}:${media.probe.audio!.index}`],
    [...UNIFORM, `atrim=end_sample=${samples}`, `volume=${volume}`, ...fades(fadeIn, fadeOut, samples / SAMPLE_RATE)],
  );
}

function withMusic(graph: FilterGraph, voice: string, music: string, ducking: number): string {
  if (ducking === 0) return graph.chain([voice, music], mix(2));
  const [output, key] = graph.fork([voice], ['asplit'], 2) as [string, string];
  const ducked = graph.chain([music, key], [`sidechaincompress=${DUCKING}:mix=${ducking}`]);
  return graph.chain([output, ducked], mix(2));
}

function mix(count: number): string[] {
  return count > 1 ? [`amix=inputs=${count}:normalize=0:dropout_transition=0`] : [];
}

function fades(fadeIn: number, fadeOut: number, length: number): string[] {
  return [
    ...(fadeIn > 0 ? [`afade=t=in:d=${fadeIn}`] : []),
    ...(fadeOut > 0 ? [`afade=t=out:st=${Math.max(0, length - fadeOut)}:d=${Math.min(fadeOut, length)}`] : []),
  ];
}
