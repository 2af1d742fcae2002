import { UnreadableMedia } from '@reelsheet/platform-media-tools';
import type { ClipOf, Music, SoundClip } from './document-schema.js';
import type { VisibleRun, RunItem } from './clip-runs.js';
import { sourceKey } from './source-key.js';
import type { LocalMedia, SourceMedia } from './sources.js';
import type { Scheduled } from './timeline.js';

const DEFAULTS = { musicVolume: 0.15, ducking: 0.6, fadeOut: 1 } as const;

/** A sound in the video. Times are in seconds. */
export interface Sound {
  readonly clip: Scheduled<SoundClip>;
  readonly start: number;
  readonly length: number;
  readonly volume: number;
  readonly fadeIn: number;
  readonly fadeOut: number;
}

export interface PlannedMusic {
  readonly media: LocalMedia;
  readonly volume: number;
  /** From 0 (no ducking) to 1. */
  readonly ducking: number;
  readonly fadeIn: number;
  readonly fadeOut: number;
}

/** Returns all sounds except the music: audio clips, and the sound of videos while they are visible. */
export function toSounds(
  voices: readonly Scheduled<ClipOf<'audio'>>[],
  runs: readonly VisibleRun[],
  fps: number,
): Sound[] {
  const spoken = voices.map((clip) => toSound(clip, clip.start, clip.frames, 0, 0, fps));
  return [...spoken, ...runs.flatMap((run) => soundsOf(run, fps))].filter(({ volume }) => volume > 0);
}

function soundsOf({ start, items }: VisibleRun, fps: number): Sound[] {
  let next = start;
  return items.flatMap((item, i) => {
    const [fadeIn, fadeOut] = [item.join?.frames ?? 0, items[i + 1]?.join?.frames ?? 0];
    const first = next;
    next += item.frames - fadeOut;
    return isAudible(item) ? [toSound(item.clip, first, item.frames, fadeIn, fadeOut, fps)] : [];
  });
}

function isAudible(item: RunItem): item is RunItem & { clip: Scheduled<ClipOf<'video'>> } {
  return item.clip?.clip.type === 'video' && item.clip.media?.probe.audio !== undefined;
}

function toSound(
  clip: Scheduled<SoundClip>,
  start: number,
  frames: number,
  fadeIn: number,
  fadeOut: number,
  fps: number,
): Sound {
  return {
    clip,
    start: start / fps,
    length: Math.min(frames / fps, clip.available),
    volume: clip.clip.volume ?? 1,
    fadeIn: fadeIn / fps,
    fadeOut: fadeOut / fps,
  };
}

export function planMusic(music: Music, media: SourceMedia): PlannedMusic {
  const local = media.get(sourceKey(music.source));
  if (!local?.probe.audio) throw new UnreadableMedia('The source at music.source holds no sound');
  const ducking = music.ducking ?? true;
  return {
    media: local,
    volume: music.volume ?? DEFAULTS.musicVolume,
    ducking: typeof ducking === 'number' ? ducking : ducking ? DEFAULTS.ducking : 0,
    fadeIn: music.fade_in ?? 0,
    fadeOut: music.fade_out ?? DEFAULTS.fadeOut,
  };
}
