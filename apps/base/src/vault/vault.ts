import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { VaultConfig } from './vault.config.js';
import { KeyRing } from './key-ring.js';

/** Seals what must not be read, and signs what must not be changed, by whoever gets at the database. */
@Injectable()
export class Vault {
  private readonly ring: KeyRing;

  constructor({ ENCRYPTION_KEYS }: VaultConfig) {
    this.ring = new KeyRing(ENCRYPTION_KEYS);
  }

  /** Names of the key that seals, and of those that only open. */
  get keys(): { readonly key: string; readonly others: readonly string[] } {
    const { current: key, names } = this.ring;
    return { key, others: names.filter((name) => name !== key) };
  }

  /** The same secret under the key that seals. Throws SealBroken. */
  reseal(sealed: string, place: string): string {
    return this.ring.seal(this.ring.open(sealed, place), place);
  }

  /** JSON under encryption, bound to `place`, which is `<table>:<row id>`. */
  seal(value: unknown, place: string): string {
    return this.ring.seal(JSON.stringify(value), place);
  }

  /** Signs for `purpose` with the newest key, whose name is told. */
  sign(text: string, purpose: string): { readonly key: string; readonly signature: Buffer } {
    const key = this.ring.current;
    return { key, signature: this.ring.sign(text, purpose, key)! };
  }

  /** False too where the key is not ours. */
  isSigned(text: string, purpose: string, key: string, signature: Buffer): boolean {
    const expected = this.ring.sign(text, purpose, key);
    return expected?.length === signature.length && timingSafeEqual(expected, signature);
  }

  /** Throws SealBroken. */
  open<T>(sealed: string, place: string): T {
    return JSON.parse(this.ring.open(sealed, place)) as T;
  }
}
