/** How loud a sound is over time: one value for each 40 ms, by which speech is known again. */
export type Envelope = Float32Array;

export const FRAMES_A_SECOND = 25;
const LEAST_OVERLAP_SECONDS = 1;
const ALIKE = 0.8;

export interface Match {
  /** Frame of the heard sound at which the known one begins; negative when its beginning is cut off. */
  offset: number;
  /** Correlation over the overlap, at most 1. */
  score: number;
  overlap: number;
}

export function envelopeOf(samples: Int16Array, rate: number): Envelope {
  const step = Math.round(rate / FRAMES_A_SECOND);
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, frame) => {
    let sum = 0;
    for (let index = frame * step; index < (frame + 1) * step; index++) sum += ((samples[index] ?? 0) / 32_768) ** 2;
    return Math.sqrt(sum / step);
  });
}

export function packEnvelope(envelope: Envelope): string {
  return Buffer.from(Uint8Array.from(envelope, (value) => Math.min(255, Math.round(value * 640)))).toString('base64');
}

export function unpackEnvelope(packed: string): Envelope {
  return Float32Array.from(Buffer.from(packed, 'base64'), (value) => value / 640);
}

/** Finds where a known sound occurs in a heard one, also when either is cut; undefined when it does not. */
export function findSound(heard: Envelope, known: Envelope): Match | undefined {
  const least = Math.min(FRAMES_A_SECOND * LEAST_OVERLAP_SECONDS, known.length, heard.length);
  let best: Match | undefined;
  for (let offset = least - known.length; offset <= heard.length - least; offset++) {
    const match = correlate(heard, known, offset);
    if (match.score >= ALIKE && (!best || match.score * match.overlap > best.score * best.overlap)) best = match;
  }
  return best;
}

function correlate(heard: Envelope, known: Envelope, offset: number): Match {
  const from = Math.max(0, -offset);
  const to = Math.min(known.length, heard.length - offset);
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (let index = from; index < to; index++) {
    const a = known[index]!;
    const b = heard[index + offset]!;
    x += a;
    y += b;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  const overlap = to - from;
  const spread = Math.sqrt((xx - (x * x) / overlap) * (yy - (y * y) / overlap));
  return { offset, overlap, score: spread > 1e-9 ? (xy - (x * y) / overlap) / spread : 0 };
}
