/** Playback loudness of the platforms; they turn louder videos down and do not amplify quieter ones. */
export const TARGET_LUFS = -14;
const MAX_GAIN = 36;
/** Peak level in dBFS above which the limiter reduces loudness. */
const CEILING_DB = -1.5;
/** Loudness below which a track counts as silent. */
const SILENCE_LUFS = -70;

/** Integrated loudness in LUFS and sample peak in dBFS. */
export interface Loudness {
  readonly integrated: number;
  readonly peak: number;
}

/** Parses the last summary of ffmpeg's `ebur128` filter. Returns undefined if it is missing or the sound is silent. */
export function readLoudness(report: string): Loudness | undefined {
  // ffmpeg may configure the filter graph twice and then writes an empty summary first.
  const summary = report.slice(report.lastIndexOf('Summary:'));
  const integrated = Number(/Integrated loudness:\s+I:\s+(\S+) LUFS/.exec(summary)?.[1]);
  const peak = Number(/Sample peak:\s+Peak:\s+(\S+) dBFS/.exec(summary)?.[1]);
  return integrated > SILENCE_LUFS && Number.isFinite(peak) ? { integrated, peak } : undefined;
}

/** Returns the gain in decibels that brings a sound to the target loudness. */
export function gainFor({ integrated }: Loudness): number {
  return Math.min(MAX_GAIN, TARGET_LUFS - integrated);
}

/** Returns whether the limiter reduces peaks after this gain, so that the loudness must be measured again. */
export function needsLimiting({ peak }: Loudness, gain: number): boolean {
  return peak + gain > CEILING_DB;
}
