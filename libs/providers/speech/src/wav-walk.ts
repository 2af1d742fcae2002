const HEADER = 12;
const CHUNK_HEADER = 8;
/**
 * Encoders that stream do not know the length when they write the header: they put 0, or more than any answer may
 * have.
 */
const MAX = 0x7fff_0000;

/** Reads the outer header of a WAV stream and counts bytes, to detect truncated files. */
export class WavWalk {
  private head: Uint8Array = new Uint8Array();
  private received = 0;

  push(chunk: Uint8Array): void {
    this.received += chunk.length;
    if (this.head.length < HEADER) this.head = Buffer.concat([this.head, chunk.subarray(0, HEADER)]);
  }

  /** Returns true for a WAV that is not empty and as long as its header states. */
  isWhole(): boolean {
    if (this.received <= HEADER + CHUNK_HEADER) return false;
    const head = Buffer.from(this.head);
    if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE') return false;
    const length = head.readUInt32LE(4);
    return length === 0 || length >= MAX || this.received >= length + CHUNK_HEADER;
  }
}
