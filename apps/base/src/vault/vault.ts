import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { VaultConfig } from './vault.config.js';
import { KeyRing } from './key-ring.js';

/** Encrypts and signs data against anybody with access to the database. */
@Injectable()
export class Vault {
  private readonly ring: KeyRing;

  constructor({ ENCRYPTION_KEYS }: VaultConfig) {
    this.ring = new KeyRing(ENCRYPTION_KEYS);
  }

  /** Name of the key that encrypts, and of those that only decrypt. */
  get keys(): { readonly key: string; readonly others: readonly string[] } {
    const { current: key, names } = this.ring;
    return { key, others: names.filter((name) => name !== key) };
  }

  /** Encrypts a secret again with the current key. Throws {@link SealError}. */
  sealAgain(sealed: string, aad: string): string {
    return this.ring.seal(this.ring.open(sealed, aad), aad);
  }

  /** Encrypts a value as JSON. The additional authenticated data `aad` is `<table>:<row id>`. */
  seal(value: unknown, aad: string): string {
    return this.ring.seal(JSON.stringify(value), aad);
  }

  /** Signs with the current key for `purpose` and returns the name of the key. */
  sign(text: string, purpose: string): { readonly key: string; readonly signature: Buffer } {
    const key = this.ring.current;
    return { key, signature: this.ring.sign(text, purpose, key)! };
  }

  /** Returns false for an unknown key as well. */
  isSigned(text: string, purpose: string, key: string, signature: Buffer): boolean {
    const expected = this.ring.sign(text, purpose, key);
    return expected?.length === signature.length && timingSafeEqual(expected, signature);
  }

  /** Throws {@link SealError}. */
  open<T>(sealed: string, aad: string): T {
    return JSON.parse(this.ring.open(sealed, aad)) as T;
  }
}
