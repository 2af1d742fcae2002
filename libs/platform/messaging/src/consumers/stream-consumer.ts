import { jetstream, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { millis } from '@nats-io/nats-core';
import type { MessageHandler } from '@nestjs/microservices';
import { assertShape, ContractMismatch, ownerOf, type EventContract } from '@reelsheet/contracts';
import { durableOf, streamOf } from '@reelsheet/contracts/bus';
import { CommonErrors, DomainError, isUuid, newUuid, withDeadline } from '@reelsheet/kernel';
import type { Logger, Metrics } from '@reelsheet/platform-telemetry';
import { isObservable, lastValueFrom } from 'rxjs';
import { originOf, runInContext } from '../context-headers.js';
import type { MessagingConnection } from '../connection.js';
import type { ConsumerOptions } from '../decorators.js';
import { DeliveryGroups } from './delivery-groups.js';
import type { InboxDelivery, Inbox } from '../inbox.port.js';
import type { Acks } from '../acks.js';
import { ACK_WAIT_MS, MAX_ACK_PENDING } from '../streams.js';

const HEARTBEATS_PER_ACK_WAIT = 3;
/** After the ninth failure, about 45 minutes after the first, a message is dead-lettered. */
const RETRY_WAITS_MS = [500, 2_000, 10_000, 30_000, 120_000, 600_000, 900_000, 900_000];
/** Maximum delay after failures that are not counted, such as an unavailable dependency. */
const MAX_UNCOUNTED_WAIT_MS = 30_000;
const REOPEN_WAIT_MS = 500;

export interface StreamConsumerTools {
  readonly connection: MessagingConnection;
  readonly inbox: Inbox;
  readonly acks: Acks;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Delays after the first failed attempt, the second and so on; after one more the message is dead-lettered. */
  readonly retryWaitsMs?: readonly number[];
}

/** Consumes one durable: passes the events of one kind to their handler. */
export class StreamConsumer {
  private readonly durable: string;
  private ackWaitMs = ACK_WAIT_MS;
  private readonly options: ConsumerOptions;
  private readonly isOwn: boolean;
  private readonly running = new Set<Promise<void>>();
  /** Exists for a handler that receives deliveries together. */
  private readonly groups?: DeliveryGroups<JsMsg>;
  /** Keeps NATS from delivering again what {@link StreamConsumer.groups} hold. */
  private heartbeat?: NodeJS.Timeout;
  private messages?: ConsumerMessages;
  private consuming = Promise.resolve();
  private isStopping = false;
  private readonly stopped = Promise.withResolvers<void>();

  constructor(
    private readonly tools: StreamConsumerTools,
    private readonly handler: MessageHandler,
  ) {
    this.options = handler.extras as ConsumerOptions;
    const { contract, concurrency, keyOf } = this.options;
    this.durable = durableOf(tools.inbox.service, contract);
    if (keyOf) this.groups = new DeliveryGroups(concurrency, (messages) => this.processTogether(messages));
    this.isOwn = contract.consumers.length === 1 && ownerOf(contract.subject) === tools.inbox.service;
  }

  start(): void {
    this.consuming = this.consumeLoop();
  }

  /** Returns messages that have not started and waits for the others; after the grace period they are redelivered. */
  async stop(graceMs: number): Promise<void> {
    this.isStopping = true;
    this.stopped.resolve();
    this.messages?.stop();
    for (const message of this.groups?.takeWaiting() ?? []) message.nak();
    await withDeadline(
      graceMs,
      this.consuming.then(() => Promise.allSettled([...this.running, this.groups?.ended()])),
    );
    clearInterval(this.heartbeat);
  }

  /** The provisioner creates stream and durable; both may be missing for a while after a restart of NATS. */
  private async consumeLoop(): Promise<void> {
    while (!this.isStopping) {
      try {
        await this.consume();
      } catch (error) {
        this.tools.logger.debug({ err: error, durable: this.durable }, 'messaging: consumer reopens');
      }
      await Promise.race([new Promise((resolve) => setTimeout(resolve, REOPEN_WAIT_MS)), this.stopped.promise]);
    }
  }

  private async consume(): Promise<void> {
    const { nats } = this.tools.connection;
    const stream = streamOf(ownerOf(this.options.contract.subject));
    const consumer = await jetstream(nats, { timeout: 4_000 }).consumers.get(stream, this.durable);
    this.ackWaitMs = millis((await consumer.info(true)).config.ack_wait ?? 0) || ACK_WAIT_MS;
    this.messages = await consumer.consume({
      max_messages: this.groups ? MAX_ACK_PENDING : this.options.concurrency,
      // These determine the idle load of a worker per durable.
      idle_heartbeat: 5_000,
      expires: 30_000,
      abort_on_missing_resource: true,
      // After a lost connection or heartbeat, pull at once. Otherwise the library looks up the durable first, and waits
      // for half a minute and more after each answer that the cluster has no leader yet.
      bind: true,
    });
    if (this.isStopping) this.messages.stop();
    const { groups } = this;
    if (groups) this.keepAlive(groups);
    for await (const message of this.messages)
      if (groups) this.acceptInto(groups, message);
      else await this.accept(message);
  }

  private keepAlive(groups: DeliveryGroups<JsMsg>): void {
    clearInterval(this.heartbeat);
    const confirm = () => {
      for (const message of groups.held()) message.working();
    };
    this.heartbeat = setInterval(confirm, this.ackWaitMs / HEARTBEATS_PER_ACK_WAIT).unref();
  }

  /** Once stopping, messages go back to the stream. NATS limits those that are held by {@link MAX_ACK_PENDING}. */
  private acceptInto(groups: DeliveryGroups<JsMsg>, message: JsMsg): void {
    if (this.isStopping) message.nak();
    else groups.add(this.keyOf(payloadOf(message)) ?? newUuid(), message);
  }

  private keyOf(payload: unknown): string | undefined {
    const { contract, keyOf } = this.options;
    return isReadable(contract, payload) ? keyOf?.(payload) : undefined;
  }

  /** Handles each message alone when they cannot be handled together; once stopping, they go back to the stream. */
  private async processTogether(messages: readonly JsMsg[]): Promise<void> {
    const isDone = messages.length > 1 && (await this.tryTogether(messages));
    if (isDone) return;
    const span = { name: this.durable, kind: 'consumer' } as const;
    for (const message of messages)
      if (this.isStopping) message.nak();
      else await runInContext(message.headers, span, () => this.process(message));
  }

  private async tryTogether(messages: readonly JsMsg[]): Promise<boolean> {
    const deliveries = messages.map((message) => this.deliveryOf(message));
    if (!deliveries.every((delivery) => delivery !== undefined)) return false;
    const span = { name: this.durable, kind: 'consumer' } as const;
    try {
      await runInContext(messages[0]!.headers, span, () =>
        this.tools.inbox.onceTogether(deliveries, (unrecorded) => this.call(unrecorded.map(({ payload }) => payload))),
      );
    } catch (err) {
      this.tools.logger.debug({ err, durable: this.durable }, 'messaging: messages are handled one by one');
      return false;
    }
    for (const [index, message] of messages.entries()) this.confirm(message, deliveries[index]!.id, 'done');
    return true;
  }

  /** Returns undefined for a message without an id. */
  private deliveryOf(message: JsMsg): InboxDelivery | undefined {
    const id = message.headers?.get('Nats-Msg-Id');
    if (!isUuid(id)) return undefined;
    const { durable: consumer, isOwn } = this;
    const origin = originOf(message.headers);
    return { id, subject: message.subject, consumer, payload: payloadOf(message), isOwn, origin };
  }

  private confirm(message: JsMsg, id: string, outcome: 'done' | 'dead_lettered'): void {
    if (!this.isOwn || outcome !== 'done') this.tools.acks.send(ownerOf(message.subject), id);
    message.ack();
    this.count(outcome);
  }

  /** Waits for a free slot, then starts the message; once stopping, messages go back to the stream. */
  private async accept(message: JsMsg): Promise<void> {
    while (this.running.size >= this.options.concurrency && !this.isStopping)
      await Promise.race([...this.running, this.stopped.promise]);
    if (this.isStopping) return message.nak();
    const span = { name: this.durable, kind: 'consumer' } as const;
    const work = runInContext(message.headers, span, () => this.process(message)).finally(() =>
      this.running.delete(work),
    );
    this.running.add(work);
  }

  private async process(message: JsMsg): Promise<void> {
    const delivery = this.deliveryOf(message);
    if (!delivery) return this.discard(message);
    const keepAlive = setInterval(() => message.working(), this.ackWaitMs / HEARTBEATS_PER_ACK_WAIT);
    try {
      const outcome = await this.perform(delivery);
      if (typeof outcome !== 'number') return this.confirm(message, delivery.id, outcome);
      message.nak(outcome);
      this.count('retried');
    } catch (err) {
      this.tools.logger.warn({ err, subject: message.subject }, 'messaging: a message is delayed');
      message.nak(this.uncountedWait(message));
      this.count('retried');
    } finally {
      clearInterval(keepAlive);
    }
  }

  private uncountedWait({ info }: JsMsg): number {
    const { retryWaitsMs = RETRY_WAITS_MS } = this.tools;
    const wait = retryWaitsMs[Math.min(info.deliveryCount, retryWaitsMs.length) - 1]!;
    return Math.min(wait, MAX_UNCOUNTED_WAIT_MS);
  }

  /** Discards messages without an id: they come from no outbox and cannot be deduplicated. */
  private discard(message: JsMsg): void {
    this.tools.logger.error(
      { subject: message.subject, payload: message.string() },
      'messaging: a message without an id',
    );
    message.term();
    this.count('dead_lettered');
  }

  /** Resolves to the delay in milliseconds if the message has to be retried. */
  private async perform(delivery: InboxDelivery): Promise<'done' | 'dead_lettered' | number> {
    const { contract } = this.options;
    try {
      assertShape(contract.subject, contract.payload, delivery.payload);
      const input = this.groups ? [delivery.payload] : delivery.payload;
      await this.tools.inbox.once(delivery, () => this.call(input));
      return 'done';
    } catch (error) {
      return this.retryOrDeadLetter(delivery, error);
    }
  }

  private async retryOrDeadLetter(delivery: InboxDelivery, error: unknown): Promise<'dead_lettered' | number> {
    const { inbox, logger, retryWaitsMs = RETRY_WAITS_MS } = this.tools;
    // An unavailable dependency or a lock is not caused by the message.
    if (error instanceof DomainError && error.is(CommonErrors.unavailable)) throw error;
    const retry = isPermanent(error) ? undefined : await inbox.countError(delivery, retryWaitsMs);
    const fields = { err: error, subject: delivery.subject, message: delivery.id };
    if (retry) {
      logger.warn({ ...fields, wait: retry.waitMs }, 'messaging: a message will be retried');
      return retry.waitMs;
    }
    await inbox.deadLetter(delivery, error instanceof Error ? error : new Error(String(error)));
    logger.error(fields, 'messaging: a message was dead-lettered');
    return 'dead_lettered';
  }

  private async call(payload: unknown): Promise<void> {
    const result: unknown = await this.handler(payload);
    if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
  }

  private count(outcome: 'done' | 'retried' | 'dead_lettered'): void {
    this.tools.metrics.messages.inc({ consumer: this.durable, outcome });
  }
}

/** Errors that a retry cannot fix. */
const isPermanent = (error: unknown) => error instanceof DomainError || error instanceof ContractMismatch;

function isReadable(contract: EventContract, payload: unknown): boolean {
  try {
    assertShape(contract.subject, contract.payload, payload);
    return true;
  } catch {
    return false;
  }
}

/** Invalid JSON matches no contract and is dead-lettered as text. */
function payloadOf(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return message.string();
  }
}
