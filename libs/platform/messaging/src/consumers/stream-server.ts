import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { allContracts } from '@reelsheet/contracts';
import { StreamConsumer, type StreamConsumerTools } from './stream-consumer.js';

const STOP_GRACE_MS = 20_000;

/** Transport for events in the worker: one durable for each `@Consumes` method. */
export class StreamServer extends Server implements CustomTransportStrategy {
  private consumers: StreamConsumer[] = [];

  constructor(private readonly tools: StreamConsumerTools) {
    super();
  }

  listen(callback: () => void): void {
    const handlers = [...this.messageHandlers.entries()].filter(([, handler]) => handler.isEventHandler);
    assertEachHandled(this.tools.inbox.service, handlers);
    this.consumers = handlers.map(([, handler]) => new StreamConsumer(this.tools, handler));
    for (const consumer of this.consumers) consumer.start();
    callback();
  }

  async close(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop(STOP_GRACE_MS)));
  }

  on(): void {
    throw new Error('the stream server has no events');
  }

  unwrap<T>(): T {
    return this.tools.connection.nats as T;
  }
}

/** Prevents startup if an event has no handler or more than one. */
function assertEachHandled(service: string, handlers: [string, { next?: unknown }][]): void {
  const handled = new Map(handlers);
  for (const contract of allContracts()) {
    const isOurs = contract.kind === 'event' && contract.consumers.some((consumer) => consumer === service);
    if (isOurs && !handled.has(contract.subject)) throw new Error(`no method handles ${contract.subject}`);
  }
  for (const [subject, handler] of handlers) {
    if (handler.next) throw new Error(`more than one method handles ${subject}`);
  }
}
