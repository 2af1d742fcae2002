import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Broadcast } from '@reelsheet/platform-messaging';
import { LRUCache } from 'lru-cache';
import { CredentialResolver, type Caller } from './caller.js';
import type { Credential } from './credential.js';

export const CALLERS_CHANGED = 'callers.changed';

export interface CallersChanged {
  readonly user_ids: readonly number[];
}

/** Maximum time a caller is cached, counted from before its row was read. */
export const CALLER_LIFE_MS = 5_000;
const MAX_CALLERS = 10_000;

/** A cached caller is valid only while no change was announced and none can have been missed. */
interface Known {
  readonly contact: number;
  /** Monotonic clock. */
  readonly readAt: number;
}

interface Remembered extends Known {
  readonly caller: Caller;
}

/** A read of the source that is in progress. */
interface CallerReading extends Known {
  /** Number of announced changes when the read started. */
  readonly changes: number;
  readonly caller: Promise<Caller | null>;
}

/**
 * Caches callers while this replica is in contact with the services that may revoke them; without contact every request
 * reads the source.
 */
@Injectable()
export class CallerCache {
  private readonly watchers = new Map<number, Set<() => void>>();
  private readonly readings = new Map<string, CallerReading>();
  private readonly remembered = new LRUCache<string, Remembered>({ max: MAX_CALLERS });
  /** Increases with every announced change, so a result that was read before a change is not cached after it. */
  private changes = 0;

  constructor(
    private readonly resolver: CredentialResolver,
    private readonly broadcast: Broadcast,
    private readonly clock: Clock,
  ) {
    broadcast.on(CALLERS_CHANGED, (notified) => this.forget((notified as CallersChanged).user_ids));
  }

  async find(credential: Credential): Promise<Caller | null> {
    const contact = this.broadcast.contact();
    if (contact === undefined) return this.resolver.resolve(credential);
    const name = nameOf(credential);
    const known = this.recall(name, contact);
    if (known) return known;
    const reading = this.underWay(name, contact);
    return (reading && (await reading.caller)) ?? this.read(name, contact, credential);
  }

  /** Returns the same number while no change can have been missed, and another one or undefined otherwise. */
  contact(): number | undefined {
    return this.broadcast.contact();
  }

  /** Calls `wake` when the user's permissions change; returns a function that stops watching. */
  watch(userId: number, wake: () => void): () => void {
    const watchers = this.watchers.get(userId) ?? new Set();
    this.watchers.set(userId, watchers.add(wake));
    return () => {
      watchers.delete(wake);
      if (watchers.size === 0) this.watchers.delete(userId);
    };
  }

  private recall(name: string, contact: number): Caller | undefined {
    const known = this.remembered.get(name);
    if (!known) return undefined;
    if (isFresh(known, contact) && !this.hasEnded(known.caller)) return known.caller;
    this.remembered.delete(name);
    return undefined;
  }

  /**
   * Concurrent requests share a read whose result can be cached. Requests after a change do not, because the read
   * started before it; and a negative result is read again, because the credential may exist by now.
   */
  private underWay(name: string, contact: number): CallerReading | undefined {
    const reading = this.readings.get(name);
    return reading?.changes === this.changes && isFresh(reading, contact) ? reading : undefined;
  }

  private async read(name: string, contact: number, credential: Credential): Promise<Caller | null> {
    const { changes } = this;
    const readAt = performance.now();
    const reading: CallerReading = { changes, contact, readAt, caller: this.resolver.resolve(credential) };
    this.readings.set(name, reading);
    try {
      const caller = await reading.caller;
      if (caller && changes === this.changes && contact === this.broadcast.contact())
        this.remembered.set(name, { caller, contact, readAt });
      return caller;
    } finally {
      if (this.readings.get(name) === reading) this.readings.delete(name);
    }
  }

  private forget(userIds: readonly number[]): void {
    this.changes += 1;
    for (const [name, { caller }] of this.remembered.entries())
      if (userIds.includes(caller.userId)) this.remembered.delete(name);
    for (const userId of userIds) this.watchers.get(userId)?.forEach((wake) => wake());
  }

  private hasEnded({ expiresAt }: Caller): boolean {
    return expiresAt !== undefined && expiresAt <= this.clock.now();
  }
}

const isFresh = ({ contact, readAt }: Known, now: number) =>
  contact === now && performance.now() < readAt + CALLER_LIFE_MS;

/** A short name that contains no secret. */
const nameOf = (credential: Credential) => hash('sha256', JSON.stringify(credential), 'base64');
