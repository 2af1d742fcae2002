import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Subscription } from '@nats-io/nats-core';
import { replicasSubject, senderOf } from '@reelsheet/contracts/bus';
import { newUuid } from '@reelsheet/kernel';
import { MessagingConnection } from './connection.js';
import { PendingBroadcast } from './pending-broadcast.js';

const HEARTBEAT_MS = 1_000;
/** A replica whose contact nobody asked for that long remembers nothing, and has nothing to prove. */
const IDLE_AFTER_MS = 10_000;

/** How long a replica trusts its contact after the beat that proved it was sent; two beats may be lost. */
export const CONTACT_LEASE_MS = 2_500;
/** What clocks and queues may differ by. */
const MARGIN_MS = 250;

interface Publication {
  readonly kind: 'publish';
  readonly id: string;
  readonly topic: string;
  readonly payload: unknown;
}

type Signal =
  | Publication
  | { readonly kind: 'beat'; readonly replica: string; readonly sentAt: number }
  | { readonly kind: 'leave'; readonly replica: string }
  | { readonly kind: 'confirm'; readonly id: string; readonly replica: string };

interface Contact {
  /** Names one unbroken time of contact. */
  readonly epoch: number;
  /** The bus connection that it came over. */
  readonly link: string;
  readonly since: number;
  until: number;
}

/**
 * Tells something to all replicas of all services, and knows when each has taken it in.
 * A replica proves its contact by hearing its own beats: since the bus keeps the order of what it sends over one
 * connection, whoever hears a beat of its own has heard all that was told before it. It beats while its contact is
 * asked for, so that replicas at rest cost nothing. All times are monotonic.
 *
 * Each process speaks on a subject that it alone may publish on, and a replica is known by its name together with that
 * subject's; so nobody can beat or confirm for a replica of another process.
 */
@Injectable()
export class Broadcast implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly name = newUuid();
  private readonly handlers = new Map<string, (payload: unknown) => void>();
  private readonly lastHeartbeats = new Map<string, number>();
  private readonly pending = new Map<string, PendingBroadcast>();
  private subscription?: Subscription;
  private timer?: NodeJS.Timeout;
  private lastUsedAt = 0;
  private last?: Contact;

  constructor(private readonly connection: MessagingConnection) {}

  onApplicationBootstrap(): void {
    this.subscription = this.connection.listen<Signal>(replicasSubject('*'), (signal, subject) =>
      this.handle(signal, senderOf(subject)),
    );
    this.connection.onReconnect(() => this.sendHeartbeat());
    this.sendHeartbeat();
  }

  /** From here on this replica trusts nothing, so nobody needs to wait for it. */
  onModuleDestroy(): void {
    this.stopHeartbeats();
    this.last = undefined;
    this.subscription?.unsubscribe();
    this.subscription = undefined;
    this.send({ kind: 'leave', replica: this.name });
  }

  /** A number as long as everything that was told has arrived here; another one, or undefined, where something may have been missed. */
  contact(): number | undefined {
    this.lastUsedAt = performance.now();
    if (!this.timer && this.subscription) this.startHeartbeats();
    return this.current();
  }

  /** `take` runs at once for everything told under this topic, also by this replica itself; it must not wait. */
  on(topic: string, take: (payload: unknown) => void): void {
    this.handlers.set(topic, take);
  }

  /**
   * Resolves when each replica has taken it in or has by its own clock lost contact,
   * and after `horizonMs` in any case, by when whatever a replica knew before must be out of date by itself.
   */
  async publish(topic: string, payload: unknown, horizonMs: number): Promise<void> {
    const id = newUuid();
    const pending = new PendingBroadcast(horizonMs + MARGIN_MS);
    this.pending.set(id, pending);
    this.send({ kind: 'publish', id, topic, payload });
    await pending.done;
    this.pending.delete(id);
  }

  private handle(signal: Signal, speaker: string): void {
    if (signal.kind === 'publish') return this.receive(signal, speaker);
    const replica = `${speaker}/${signal.replica}`;
    if (signal.kind === 'beat') this.handleHeartbeat(replica, signal.sentAt);
    if (signal.kind === 'leave') this.handleLeave(replica);
    if (signal.kind === 'confirm') this.pending.get(signal.id)?.confirm(replica);
  }

  private handleHeartbeat(replica: string, sentAt: number): void {
    const now = performance.now();
    this.lastHeartbeats.set(replica, now);
    if (replica === `${this.connection.process}/${this.name}`) this.renew(sentAt, now);
  }

  private current(): number | undefined {
    return this.last && performance.now() < this.last.until && this.last.link === this.link()
      ? this.last.epoch
      : undefined;
  }

  private renew(sentAt: number, now: number): void {
    const until = sentAt + CONTACT_LEASE_MS;
    if (this.current() !== undefined) this.last!.until = until;
    else if (this.subscription)
      this.last = {
        epoch: (this.last?.epoch ?? 0) + 1,
        link: this.link(),
        since: this.sinceOn(this.link(), now),
        until,
      };
  }

  /** A lapse ends trust, but what came over one and the same connection meanwhile was heard all the same. */
  private sinceOn(link: string, now: number): number {
    return this.last?.link === link ? this.last.since : now;
  }

  private handleLeave(replica: string): void {
    this.lastHeartbeats.delete(replica);
    for (const pending of this.pending.values()) pending.confirm(replica);
  }

  private receive({ id, topic, payload }: Publication, speaker: string): void {
    this.handlers.get(topic)?.(payload);
    if (speaker === this.connection.process)
      this.pending.get(id)?.delivered(this.leases(), this.unknownReplicasUntil());
    this.send({ kind: 'confirm', id, replica: this.name });
  }

  /** The replicas that may trust their contact, each until when at most. */
  private leases(): Map<string, number> {
    const now = performance.now();
    for (const [replica, heardAt] of this.lastHeartbeats)
      if (heardAt + CONTACT_LEASE_MS + MARGIN_MS < now) this.lastHeartbeats.delete(replica);
    return new Map(
      [...this.lastHeartbeats].map(([replica, heardAt]) => [replica, heardAt + CONTACT_LEASE_MS + MARGIN_MS]),
    );
  }

  /** A replica whose beats went out before this one listened is not known here, until its lease is over. */
  private unknownReplicasUntil(): number {
    const since = this.last?.link === this.link() ? this.last.since : performance.now();
    return since + CONTACT_LEASE_MS + MARGIN_MS;
  }

  private startHeartbeats(): void {
    this.timer = setInterval(() => {
      if (performance.now() - this.lastUsedAt < IDLE_AFTER_MS) this.sendHeartbeat();
      else this.stopHeartbeats();
    }, HEARTBEAT_MS).unref();
    this.sendHeartbeat();
  }

  private stopHeartbeats(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private sendHeartbeat(): void {
    this.send({ kind: 'beat', replica: this.name, sentAt: performance.now() });
  }

  private send(signal: Signal): void {
    const { nats, process } = this.connection;
    if (!nats.isClosed() && !nats.isDraining()) nats.publish(replicasSubject(process), JSON.stringify(signal));
  }

  private link(): string {
    const { info } = this.connection.nats;
    return `${info?.server_id}:${info?.client_id}`;
  }
}
