import { Injectable } from '@nestjs/common';
import { BaseConfig } from '../../base.config.js';
import { KeyRing } from './key-ring.js';

/** Seals what must not be read by whoever gets at the database. */
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

  /** Throws SealBroken. */
  open<T>(sealed: string, place: string): T {
    return JSON.parse(this.keys.open(sealed, place)) as T;
  }
}
