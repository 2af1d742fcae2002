import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Msg, Subscription } from '@nats-io/nats-core';
import { assertShape, type RpcContract } from '@reelsheet/contracts';
import { DomainError, withDeadline } from '@reelsheet/kernel';
import type { Logger } from '@reelsheet/platform-telemetry';
import { lastValueFrom } from 'rxjs';
import { runInContext } from './context-headers.js';
import type { MessagingConnection } from './connection.js';
import { toErrorResponse, type RpcResponse } from './rpc-response.js';

const INBOXES = '_INBOX.';

/** Serves the requests for which a service has `@HandlesRpc` methods; its replicas share them. */
export class RpcServer extends Server implements CustomTransportStrategy {
  private subscriptions: Subscription[] = [];
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly connection: MessagingConnection,
    private readonly service: string,
    private readonly log: Logger,
  ) {
    super();
  }

  /** Calls back when NATS knows the subscriptions; a request that came before would have no responder. */
  listen(callback: () => void): void {
    for (const [subject, handler] of this.messageHandlers) {
      if (handler.isEventHandler) continue;
      const subscription = this.connection.nats.subscribe(subject, { queue: this.service });
      this.subscriptions.push(subscription);
      void this.serve(subscription, handler).catch((err: unknown) =>
        this.log.error({ err, subject }, 'rpc: subscription failed'),
      );
    }
    void this.connection.ping().then(() => callback());
  }

  private async serve(subscription: Subscription, handler: MessageHandler): Promise<void> {
    for await (const message of subscription) {
      if (!isRequest(message)) continue;
      const answered = withDeadline(contractOf(handler).withinMs, this.respond(message, handler))
        .catch((err: unknown) => this.log.error({ err, subject: message.subject }, 'rpc: a response was not sent'))
        .finally(() => this.underWay.delete(answered));
      this.underWay.add(answered);
    }
  }

  private async respond(message: Msg, handler: MessageHandler): Promise<void> {
    const span = { name: message.subject, kind: 'server' } as const;
    const answer = await runInContext(message.headers, span, () => this.handle(message, handler));
    message.respond(JSON.stringify(answer));
  }

  private async handle(message: Msg, handler: MessageHandler): Promise<RpcResponse> {
    const { request, reply: replyShape } = contractOf(handler);
    try {
      const question = message.json();
      assertShape(message.subject, request, question);
      const reply: unknown = await lastValueFrom(this.transformToObservable(await handler(question)));
      assertShape(message.subject, replyShape, reply);
      return { reply };
    } catch (error) {
      if (!(error instanceof DomainError))
        this.log.error({ err: error, subject: message.subject }, 'rpc: a request failed');
      return toErrorResponse(error);
    }
  }

  /**
   * Takes no further requests, and answers those under way, because the connection ends afterwards. A caller that has
   * waited for the time of the contract is not answered.
   */
  async close(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain()));
    this.subscriptions = [];
    await Promise.all(this.underWay);
  }

  on(): void {
    throw new Error('the RPC server has no events');
  }

  unwrap<T>(): T {
    return this.connection.nats as T;
  }
}

const contractOf = (handler: MessageHandler): RpcContract => handler.extras?.['contract'] as RpcContract;

/** Replies go only to inboxes, so that no process can publish on other subjects through a service. */
const isRequest = ({ reply }: Msg) => reply?.startsWith(INBOXES) === true;
