import { Injectable } from '@nestjs/common';
import { assertShape, type ReplyOf, type RequestOf, type RpcContract } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { inSpan } from '@reelsheet/platform-telemetry';
import { MessagingConnection } from './connection.js';
import { contextHeaders } from './context-headers.js';
import { replyFrom, type RpcResponse } from './rpc-response.js';

/**
 * Sends requests to other services. Throws 503 at once if the service is unavailable, or after the timeout of the
 * contract. A DomainError of the service is thrown here again.
 */
@Injectable()
export class RpcClient {
  constructor(private readonly connection: MessagingConnection) {}

  async request<C extends RpcContract>(contract: C, request: RequestOf<C>): Promise<ReplyOf<C>> {
    assertShape(contract.subject, contract.request, request);
    const answer = await inSpan({ name: contract.subject, kind: 'client' }, () => this.send(contract, request));
    const reply = replyFrom(answer);
    assertShape(contract.subject, contract.reply, reply);
    return reply as ReplyOf<C>;
  }

  private async send({ subject, withinMs }: RpcContract, request: unknown): Promise<RpcResponse> {
    if (!this.connection.isConnected) throw new DomainError(CommonErrors.unavailable);
    try {
      const message = await this.connection.nats.request(subject, JSON.stringify(request), {
        timeout: withinMs,
        headers: contextHeaders(),
      });
      return message.json<RpcResponse>();
    } catch (cause) {
      throw new DomainError(CommonErrors.unavailable, undefined, undefined, { cause });
    }
  }
}
