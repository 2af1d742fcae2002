import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Subscription } from '@nats-io/nats-core';
import { replicasSubject, senderOf } from '@reelsheet/contracts/bus';
import { newUuid } from '@reelsheet/kernel';
import { MessagingConnection } from './connection.js';
import { PendingBroadcast } from './pending-broadcast.js';

const HEARTBEAT_MS = 1_000;
/** A replica that has not used its contact for this long caches nothing and stops its heartbeats. */
const IDLE_AFTER_MS = 10_000;

/**
 * Time for which a replica counts as connected after its last heartbeat was sent; two heartbeats
 * may be lost.
 */
export const CONTACT_LEASE_MS = 2_500;
/** Tolerance for clocks and queues. */
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
  /** Identifies one uninterrupted period of contact. */
  readonly epoch: number;
  /** Identifies the bus connection. */
  readonly link: string;
  readonly since: number;
  until: number;
}

/**
 * Publishes messages to all replicas of all services and waits until each has processed them.
 * A replica proves its contact by receiving its own heartbeats: NATS preserves the order per connection, so a replica that
 * receives its heartbeat has received all earlier messages. It sends heartbeats only while its contact is used, so idle
 * replicas cost nothing. All times are monotonic.
 *
 * Each process publishes on its own subject, and a replica is identified by its name and that subject, so no process can
 * send heartbeats or confirmations for another one.
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

  /** From here on this replica trusts no cached data, so the others need not wait for it. */
  onModuleDestroy(): void {
    this.stopHeartbeats();
    this.last = undefined;
    this.subscription?.unsubscribe();
    this.subscription = undefined;
    this.send({ kind: 'leave', replica: this.name });
  }

  /** Returns the same number while no message can have been missed, and another one or undefined otherwise. */
  contact(): number | undefined {
    this.lastUsedAt = performance.now();
    if (!this.timer && this.subscription) this.startHeartbeats();
    return this.current();
  }

  /** Calls `take` synchronously for each message of the topic, including those of this replica. */
  on(topic: string, take: (payload: unknown) => void): void {
    this.handlers.set(topic, take);
  }

  /**
   * Resolves when each replica has processed the message or has lost contact by its own clock, and after `horizonMs` at
   * the latest, when cached data has expired anyway.
   */
  async publish(topic: string, payload: unknown, horizonMs: number): Promise<void> {
    const id = newUuid();
    const pending = new PendingBroadcast(horizonMs + MARGIN_MS);
    this.pending.set(id, pending);
    this.send({ kind: 'publish', id, topic, payload });
    await pending.done;
    this.pending.delete(id);
  }

  private handle(signal: Signal, sender: string): void {
    if (signal.kind === 'publish') return this.receive(signal, sender);
    const replica = `${sender}/${signal.replica}`;
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

  /** After a lapse on the same connection no message was missed, so the start time stays. */
  private sinceOn(link: string, now: number): number {
    return this.last?.link === link ? this.last.since : now;
  }

  private handleLeave(replica: string): void {
    this.lastHeartbeats.delete(replica);
    for (const pending of this.pending.values()) pending.confirm(replica);
  }

  private receive({ id, topic, payload }: Publication, sender: string): void {
    this.handlers.get(topic)?.(payload);
    if (sender === this.connection.process) this.pending.get(id)?.delivered(this.leases(), this.unknownReplicasUntil());
    this.send({ kind: 'confirm', id, replica: this.name });
  }

  /** Returns the replicas that may trust their contact, with the latest end of that. */
  private leases(): Map<string, number> {
    const now = performance.now();
    for (const [replica, receivedAt] of this.lastHeartbeats)
      if (receivedAt + CONTACT_LEASE_MS + MARGIN_MS < now) this.lastHeartbeats.delete(replica);
    return new Map(
      [...this.lastHeartbeats].map(([replica, receivedAt]) => [replica, receivedAt + CONTACT_LEASE_MS + MARGIN_MS]),
    );
  }

  /** Replicas whose heartbeats were sent before this one subscribed are unknown until their leases end. */
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
