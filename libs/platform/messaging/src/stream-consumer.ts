import { jetstream, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { millis } from '@nats-io/nats-core';
import type { MessageHandler } from '@nestjs/microservices';
import { assertShape, ContractViolation, ownerOf } from '@reelsheet/contracts';
import { durableOf, streamOf } from '@reelsheet/contracts/bus';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { Logger, Metrics } from '@reelsheet/platform-telemetry';
import { isObservable, lastValueFrom } from 'rxjs';
import type { MessagingConnection } from './connection.js';
import type { ConsumptionExtras } from './decorators.js';
import type { Delivery, Inbox } from './inbox.port.js';
import type { Receipts } from './receipts.js';
import { ACK_WAIT_MS } from './streams.js';

const SIGNS_OF_LIFE = 3;
const RETRY_WAITS_MS = [500, 2_000, 10_000, 30_000, 120_000, 600_000];
const REOPEN_WAIT_MS = 500;

export interface StreamConsumerTools {
  readonly connection: MessagingConnection;
  readonly inbox: Inbox;
  readonly receipts: Receipts;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** One durable of one service: takes a kind of event from its stream and hands it to one method. */
export class StreamConsumer {
  private readonly durable: string;
  private ackWaitMs = ACK_WAIT_MS;
  private readonly extras: ConsumptionExtras;
  private readonly running = new Set<Promise<void>>();
  private messages?: ConsumerMessages;
  private consuming = Promise.resolve();
  private isStopping = false;
  private readonly stopped = Promise.withResolvers<void>();

  constructor(
    private readonly tools: StreamConsumerTools,
    private readonly handler: MessageHandler,
  ) {
    this.extras = handler.extras as ConsumptionExtras;
    this.durable = durableOf(tools.inbox.service, this.extras.contract);
  }

  start(): void {
    this.consuming = this.keepConsuming();
  }

  /** Hands back what has not begun and waits for what has; after the grace, unfinished work goes back to the stream. */
  async stop(graceMs: number): Promise<void> {
    this.isStopping = true;
    this.stopped.resolve();
    this.messages?.stop();
    const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([this.consuming.then(() => Promise.allSettled(this.running)), grace]);
  }

  /** Stream and durable are made by their keeper, and may be gone for a while after a restart of NATS. */
  private async keepConsuming(): Promise<void> {
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
    const stream = streamOf(ownerOf(this.extras.contract.subject));
    const consumer = await jetstream(nats, { timeout: 4_000 }).consumers.get(stream, this.durable);
    this.ackWaitMs = millis((await consumer.info(true)).config.ack_wait ?? 0) || ACK_WAIT_MS;
    this.messages = await consumer.consume({
      max_messages: this.extras.concurrency,
      idle_heartbeat: 2_000,
      expires: 10_000,
      abort_on_missing_resource: true,
    });
    if (this.isStopping) this.messages.stop();
    for await (const message of this.messages) await this.take(message);
  }

  /** Waits until there is room, then lets the message run beside the others; one that comes too late goes to another worker. */
  private async take(message: JsMsg): Promise<void> {
    while (this.running.size >= this.extras.concurrency && !this.isStopping)
      await Promise.race([...this.running, this.stopped.promise]);
    if (this.isStopping) return message.nak();
    const work = this.process(message).finally(() => this.running.delete(work));
    this.running.add(work);
  }

  private async process(message: JsMsg): Promise<void> {
    const id = message.headers?.get('Nats-Msg-Id') ?? '';
    const sender = ownerOf(message.subject);
    const keepAlive = setInterval(() => message.working(), this.ackWaitMs / SIGNS_OF_LIFE);
    try {
      const outcome = await this.perform({
        id,
        subject: message.subject,
        consumer: this.durable,
        payload: message.json(),
      });
      this.tools.receipts.send(sender, id);
      message.ack();
      this.tools.metrics.messages.inc({ consumer: this.durable, outcome });
    } catch (error) {
      this.postpone(message, error);
    } finally {
      clearInterval(keepAlive);
    }
  }

  private async perform(delivery: Delivery): Promise<'done' | 'dead_lettered'> {
    const { contract } = this.extras;
    try {
      assertShape(contract.subject, contract.payload, delivery.payload);
      await this.tools.inbox.once(delivery, () => this.call(delivery.payload));
      return 'done';
    } catch (error) {
      if (!isHopeless(error)) throw error;
      this.tools.logger.error(
        { err: error, subject: delivery.subject, message: delivery.id },
        'messaging: a message was dead-lettered',
      );
      await this.tools.inbox.deadLetter(delivery, error);
      return 'dead_lettered';
    }
  }

  private async call(payload: unknown): Promise<void> {
    const result: unknown = await this.handler(payload);
    if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
  }

  private postpone(message: JsMsg, error: unknown): void {
    const wait = RETRY_WAITS_MS[Math.min(message.info.deliveryCount, RETRY_WAITS_MS.length) - 1];
    this.tools.logger.warn({ err: error, subject: message.subject, wait }, 'messaging: a message is tried again');
    this.tools.metrics.messages.inc({ consumer: this.durable, outcome: 'retried' });
    message.nak(wait);
  }
}

/** What no repetition can mend; an absent neighbour comes back. */
function isHopeless(error: unknown): error is Error {
  if (error instanceof DomainError) return !error.is(CommonErrors.unavailable);
  return error instanceof ContractViolation;
}
