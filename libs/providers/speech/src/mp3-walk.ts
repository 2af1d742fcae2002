const MPEG1_KBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2_KBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/**
 * By the two version bits of a frame header (1 is reserved): bit rates, sample rates, and an eighth
 * of the samples per frame.
 */
const VERSIONS = [
  { kbits: MPEG2_KBITS, sampleRates: [11_025, 12_000, 8_000], factor: 72 },
  undefined,
  { kbits: MPEG2_KBITS, sampleRates: [22_050, 24_000, 16_000], factor: 72 },
  { kbits: MPEG1_KBITS, sampleRates: [44_100, 48_000, 32_000], factor: 144 },
];

const FRAME_HEADER = 4;
const ID3V2_HEADER = 10;
const ID3V1_TAG = 128;

/**
 * Walks an MP3 stream (layer III) from frame to frame, independently of chunks, and detects
 * truncated files.
 */
export class Mp3Walk {
  private pending: Uint8Array = new Uint8Array();
  private toSkip = 0;
  private frames = 0;
  private broken = false;

  push(chunk: Uint8Array): void {
    let rest = this.skip(this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]));
    while (rest.length >= ID3V2_HEADER && !this.broken) {
      const length = this.partLength(rest);
      this.broken = length === undefined;
      this.toSkip = length ?? 0;
      rest = this.skip(rest);
    }
    this.pending = this.broken ? new Uint8Array() : rest;
  }

  /** Returns true if there was a frame, and the last one ended with the file. */
  isWhole(): boolean {
    return !this.broken && this.frames > 0 && this.toSkip === 0 && this.pending.length === 0;
  }

  private skip(bytes: Uint8Array): Uint8Array {
    const skipped = Math.min(this.toSkip, bytes.length);
    this.toSkip -= skipped;
    return bytes.subarray(skipped);
  }

  private partLength(bytes: Uint8Array): number | undefined {
    const mark = String.fromCharCode(bytes[0]!, bytes[1]!, bytes[2]!);
    if (mark === 'ID3')
      return ID3V2_HEADER + bytes.subarray(6, ID3V2_HEADER).reduce((size, byte) => size * 128 + (byte & 127), 0);
    if (mark === 'TAG') return ID3V1_TAG;
    const length = frameLength(bytes);
    if (length !== undefined) this.frames += 1;
    return length;
  }
}

function frameLength([sync = 0, kind = 0, rates = 0]: Uint8Array): number | undefined {
  const isLayer3 = sync === 0xff && (kind & 0xe6) === 0xe2;
  const version = VERSIONS[(kind >> 3) & 3];
  const kbit = version?.kbits[rates >> 4];
  const sampleRate = version?.sampleRates[(rates >> 2) & 3];
  if (!isLayer3 || !version || !kbit || !sampleRate) return undefined;
  const length = Math.floor((version.factor * kbit * 1_000) / sampleRate) + ((rates >> 1) & 1);
  return Math.max(length, FRAME_HEADER);
}
