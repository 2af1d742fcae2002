import { transform } from './fourier.js';

/** Loudness of a sound over time, with one value for each 40 ms, by which speech is recognized. */
export type Envelope = Float32Array;

export const FRAMES_A_SECOND = 25;
const MIN_OVERLAP_SECONDS = 1;
const ALIKE = 0.8;

export interface Match {
  /**
   * Frame of the searched sound at which the known one starts; negative if the start of the known
   * one is cut off.
   */
  offset: number;
  /** Correlation over the overlap, at most 1. */
  score: number;
  overlap: number;
}

export function envelopeOf(samples: Int16Array, rate: number): Envelope {
  const meter = new EnvelopeMeter(rate);
  meter.push(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
  return meter.envelope();
}

/** Measures 16-bit samples as a stream, so that a long sound needs no more memory than a short one. */
export class EnvelopeMeter {
  private readonly frames: number[] = [];
  private readonly step: number;
  private pending: Buffer = Buffer.alloc(0);
  private samples = 0;

  constructor(private readonly rate: number) {
    this.step = Math.round(rate / FRAMES_A_SECOND);
  }

  push(chunk: Buffer): void {
    const bytes = this.pending.length > 0 ? Buffer.concat([this.pending, chunk]) : chunk;
    const whole = Math.floor(bytes.length / (2 * this.step));
    for (let frame = 0; frame < whole; frame++) this.frames.push(this.loudness(bytes, frame * this.step));
    this.samples += whole * this.step;
    this.pending = bytes.subarray(whole * this.step * 2);
  }

  envelope(): Envelope {
    return Float32Array.from(this.frames);
  }

  /** Duration in seconds. */
  get duration(): number {
    return (this.samples + Math.floor(this.pending.length / 2)) / this.rate;
  }

  private loudness(bytes: Buffer, from: number): number {
    let sum = 0;
    for (let index = from; index < from + this.step; index++) sum += (bytes.readInt16LE(index * 2) / 32_768) ** 2;
    return Math.sqrt(sum / this.step);
  }
}

export function packEnvelope(envelope: Envelope): string {
  return Buffer.from(Uint8Array.from(envelope, (value) => Math.min(255, Math.round(value * 640)))).toString('base64');
}

export function unpackEnvelope(packed: string): Envelope {
  return Float32Array.from(Buffer.from(packed, 'base64'), (value) => value / 640);
}

/**
 * A sound in which known ones are searched. One transform computes all products of the two, so that an hour of sound
 * can be searched.
 */
export class RecognizedSpeech {
  private readonly sums: Sums;
  private readonly spectra = new Map<number, Spectrum>();

  constructor(private readonly received: Envelope) {
    this.sums = sumsOf(received);
  }

  /** Returns every position at which a known sound occurs, even if either of them is cut. */
  find(known: Envelope): Match[] {
    const min = Math.min(FRAMES_A_SECOND * MIN_OVERLAP_SECONDS, known.length, this.received.length);
    if (min === 0) return [];
    const products = this.productsWith(known);
    const sums = sumsOf(known);
    const alike: Match[] = [];
    for (let offset = min - known.length; offset <= this.received.length - min; offset++) {
      const match = this.match(known.length, sums, offset, products[(offset + products.length) % products.length]!);
      if (match.score >= ALIKE) alike.push(match);
    }
    return apart(alike);
  }

  private match(length: number, known: Sums, offset: number, product: number): Match {
    const from = Math.max(0, -offset);
    const to = Math.min(length, this.received.length - offset);
    const overlap = to - from;
    const x = known.plain[to]! - known.plain[from]!;
    const xx = known.squared[to]! - known.squared[from]!;
    const y = this.sums.plain[to + offset]! - this.sums.plain[from + offset]!;
    const yy = this.sums.squared[to + offset]! - this.sums.squared[from + offset]!;
    const spread = Math.sqrt(Math.max(0, (xx - (x * x) / overlap) * (yy - (y * y) / overlap)));
    return { offset, overlap, score: spread > 1e-9 ? (product - (x * y) / overlap) / spread : 0 };
  }

  /**
   * Returns the sum of the products of the overlapping values for each offset; negative offsets are
   * at the end.
   */
  private productsWith(known: Envelope): Float64Array {
    const size = 2 ** Math.ceil(Math.log2(this.received.length + known.length));
    const [a, b] = [this.spectrum(size), spectrumOf(known, size)];
    for (let index = 0; index < size; index++) {
      const re = b.re[index]!;
      const im = b.im[index]!;
      b.re[index] = (a.re[index]! * re + a.im[index]! * im) / size;
      b.im[index] = (a.im[index]! * re - a.re[index]! * im) / size;
    }
    transform(b.im, b.re);
    return b.re;
  }

  private spectrum(size: number): Spectrum {
    const known = this.spectra.get(size) ?? spectrumOf(this.received, size);
    this.spectra.set(size, known);
    return known;
  }
}

interface Spectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

function spectrumOf(envelope: Envelope, size: number): Spectrum {
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  re.set(envelope);
  transform(re, im);
  return { re, im };
}

/** Sums of all values before each frame. */
interface Sums {
  readonly plain: Float64Array;
  readonly squared: Float64Array;
}

function sumsOf(envelope: Envelope): Sums {
  const plain = new Float64Array(envelope.length + 1);
  const squared = new Float64Array(envelope.length + 1);
  envelope.forEach((value, index) => {
    plain[index + 1] = plain[index]! + value;
    squared[index + 1] = squared[index]! + value * value;
  });
  return { plain, squared };
}

/**
 * Returns the best matches that do not overlap in time, in descending order. Matches overlap if they share more than a
 * quarter of a second.
 */
export function apart<T extends Match>(matches: readonly T[]): T[] {
  const chosen: T[] = [];
  for (const match of matches.toSorted((a, b) => b.score * b.overlap - a.score * a.overlap)) {
    if (chosen.every((other) => inCommon(match, other) <= FRAMES_A_SECOND / 4)) chosen.push(match);
  }
  return chosen;
}

function inCommon(one: Match, other: Match): number {
  const [start, started] = [Math.max(0, one.offset), Math.max(0, other.offset)];
  return Math.min(start + one.overlap, started + other.overlap) - Math.max(start, started);
}
