import { createHash } from 'node:crypto';

const MAX_BYTES = 64 * 2 ** 20;

/**
 * Pictures and sounds by what they were made from, because equal orders are frequent, and drawing and encoding take
 * long. All are forgotten when they exceed 64 MiB.
 */
class Remembered {
  private readonly made = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  /** Returns the bytes that `make` makes from these values, and makes them only once. */
  of(from: readonly (string | number | Uint8Array | undefined)[], make: () => Promise<Buffer>): Promise<Buffer> {
    const key = keyOf(from);
    const known = this.made.get(key);
    if (known) return known;
    const making = make();
    this.made.set(key, making);
    making.then(
      ({ length }) => this.count(length),
      () => this.made.delete(key),
    );
    return making;
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes <= MAX_BYTES) return;
    this.made.clear();
    this.bytes = 0;
  }
}

export const remembered = new Remembered();

function keyOf(from: readonly (string | number | Uint8Array | undefined)[]): string {
  const hash = createHash('sha256');
  for (const value of from) {
    const bytes = value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value ?? null));
    hash.update(`${bytes.length} `).update(bytes);
  }
  return hash.digest('hex');
}
