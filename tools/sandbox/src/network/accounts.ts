import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Collection } from '../store/collection.js';

/** A user of a network. */
export interface Account {
  /** Id of the account at the network. */
  id: string;
  handle: string;
  name: string;
}

export const DEFAULT_HANDLE = 'sandbox.creator';

/** The accounts of one network. An account is created at the first consent with its name. */
export class Accounts {
  private readonly stored: Collection<Account>;

  constructor(
    database: DatabaseSync,
    private readonly network: string,
  ) {
    this.stored = new Collection<Account>(database, `${network}_accounts`);
  }

  get(handle: string): Account | undefined {
    return this.stored.get(handle);
  }

  getOrMake(handle: string): Account {
    const id = createHash('sha256')
      .update(`${this.network}\n${handle}`)
      .digest('base64url')
      .replace(/[-_]/g, 'x')
      .slice(0, 22);
    this.stored.insert(handle, { id, handle, name: nameFrom(handle) });
    return this.stored.get(handle)!;
  }
}

/** "sandbox.creator" → "Sandbox Creator". */
function nameFrom(handle: string): string {
  return handle
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
