import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BaseConfig } from '../../base.config.js';
import { KeyRing } from './key-ring.js';

/** Seals what must not be read, and signs what must not be changed, by whoever gets at the database. */
@Injectable()
export class Vault {
  private readonly keys: KeyRing;

  constructor({ ENCRYPTION_KEYS }: BaseConfig) {
    this.keys = new KeyRing(ENCRYPTION_KEYS);
  }

  /** JSON under encryption, bound to `place`, which is `<table>:<row id>`. */
  seal(value: unknown, place: string): string {
    return this.keys.seal(JSON.stringify(value), place);
  }

  /** Signs for `purpose` with the newest key, whose name is told. */
  sign(text: string, purpose: string): { readonly key: string; readonly signature: Buffer } {
    const key = this.keys.current;
    return { key, signature: this.keys.sign(text, purpose, key)! };
  }

  /** False too where the key is not ours. */
  isSigned(text: string, purpose: string, key: string, signature: Buffer): boolean {
    const expected = this.keys.sign(text, purpose, key);
    return expected?.length === signature.length && timingSafeEqual(expected, signature);
  }

  /** Throws SealBroken. */
  open<T>(sealed: string, place: string): T {
    return JSON.parse(this.keys.open(sealed, place)) as T;
  }
}
