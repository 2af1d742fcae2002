/** What the platforms play at; louder videos are turned down, quieter ones are not heard. */
export const TARGET_LUFS = -14;
const MAX_GAIN = 36;
/** Decibels of full scale above which the limiter steps in and takes loudness away. */
const CEILING_DB = -1.5;

/** Integrated loudness in LUFS (-Infinity for silence) and the highest true peak in dBTP. */
export interface Loudness {
  readonly integrated: number;
  readonly peak: number;
}

/** Reads what ffmpeg's `loudnorm` filter reports; undefined where there is no report. */
export function readLoudness(report: string): Loudness | undefined {
  const integrated = /"input_i"\s*:\s*"([^"]+)"/.exec(report)?.[1];
  const peak = /"input_tp"\s*:\s*"([^"]+)"/.exec(report)?.[1];
  return integrated && peak ? { integrated: toNumber(integrated), peak: toNumber(peak) } : undefined;
}

/** Decibels that bring a sound to the target; 0 for silence. */
export function gainFor({ integrated }: Loudness): number {
  return Number.isFinite(integrated) ? Math.min(MAX_GAIN, TARGET_LUFS - integrated) : 0;
}

/** Whether the limiter will have to hold peaks down after that gain, so that the result is worth measuring again. */
export function needsLimiting({ peak }: Loudness, gain: number): boolean {
  return peak + gain > CEILING_DB;
}

function toNumber(text: string): number {
  return text === '-inf' ? -Infinity : Number(text);
}
