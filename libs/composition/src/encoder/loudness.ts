/** What the platforms play at; louder videos are turned down, quieter ones are not heard. */
export const TARGET_LUFS = -14;
const MAX_GAIN = 36;
/** Decibels of full scale above which the limiter steps in and takes loudness away. */
const CEILING_DB = -1.5;
/** Below this nothing counts as sound. */
const SILENCE_LUFS = -70;

/** Integrated loudness in LUFS and the highest sample in decibels of full scale. */
export interface Loudness {
  readonly integrated: number;
  readonly peak: number;
}

/** Reads the last summary that ffmpeg's `ebur128` filter writes; undefined where there is none or nothing was heard. */
export function readLoudness(report: string): Loudness | undefined {
  // A filter graph that is configured twice writes an empty summary first.
  const summary = report.slice(report.lastIndexOf('Summary:'));
  const integrated = Number(/Integrated loudness:\s+I:\s+(\S+) LUFS/.exec(summary)?.[1]);
  const peak = Number(/Sample peak:\s+Peak:\s+(\S+) dBFS/.exec(summary)?.[1]);
  return integrated > SILENCE_LUFS && Number.isFinite(peak) ? { integrated, peak } : undefined;
}

/** Decibels that bring a sound to the target. */
export function gainFor({ integrated }: Loudness): number {
  return Math.min(MAX_GAIN, TARGET_LUFS - integrated);
}

/** Whether the limiter will have to hold peaks down after that gain, so that the result is worth measuring again. */
export function needsLimiting({ peak }: Loudness, gain: number): boolean {
  return peak + gain > CEILING_DB;
}
