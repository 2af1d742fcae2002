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

/** The longest that a caller is remembered, from before its row was read. */
export const CALLER_LIFE_MS = 5_000;
const MOST_CALLERS = 10_000;

interface Remembered {
  readonly caller: Caller;
  readonly contact: number;
  /** Monotonic. */
  readonly readAt: number;
}

/** Remembers living callers while this replica is in contact with those that may revoke; without contact each request asks the source. */
@Injectable()
export class CallerCache {
  private readonly watchers = new Map<number, Set<() => void>>();
  private readonly remembered = new LRUCache<string, Remembered>({ max: MOST_CALLERS });
  /** Grows with every change told, so that an answer read before it is not remembered after it. */
  private changes = 0;

  constructor(
    private readonly resolver: CredentialResolver,
    private readonly broadcast: Broadcast,
    private readonly clock: Clock,
  ) {
    broadcast.on(CALLERS_CHANGED, (told) => this.forget((told as CallersChanged).user_ids));
  }

  async find(credential: Credential): Promise<Caller | null> {
    const contact = this.broadcast.contact();
    if (contact === undefined) return this.resolver.resolve(credential);
    const name = nameOf(credential);
    return this.recall(name, contact) ?? this.read(name, contact, credential);
  }

  /** Calls `wake` when something changes that the user may do; returns the way to stop. */
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
    if (known.contact === contact && performance.now() < known.readAt + CALLER_LIFE_MS && !this.hasEnded(known.caller))
      return known.caller;
    this.remembered.delete(name);
    return undefined;
  }

  /** Requests never share a reading, for one that begins after a revocation must not get the answer of one that began before it. */
  private async read(name: string, contact: number, credential: Credential): Promise<Caller | null> {
    const { changes } = this;
    const readAt = performance.now();
    const caller = await this.resolver.resolve(credential);
    if (caller && changes === this.changes && contact === this.broadcast.contact())
      this.remembered.set(name, { caller, contact, readAt });
    return caller;
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

/** Short, and no secret. */
const nameOf = (credential: Credential) => hash('sha256', JSON.stringify(credential), 'base64');
