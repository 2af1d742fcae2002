import { Inject, Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { streamEvents, type EventFeed } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { isScope } from './access.js';
import type { AuthenticatedRequest } from './credentials/caller.js';
import { CallerCache } from './credentials/caller-cache.js';
import { Admission } from './scopes/scope.guard.js';

export const MAX_STREAMS_PER_CALLER = Symbol('streams per caller');

/** Streams of events to those who may read them, for as long as they may; each caller has a bounded number at this replica. */
@Injectable()
export class EventStreams {
  private readonly open = new Map<string, number>();

  constructor(
    @Inject(MAX_STREAMS_PER_CALLER) private readonly most: number,
    private readonly callers: CallerCache,
    private readonly admission: Admission,
  ) {}

  /**
   * To the caller whom the route admitted. What the route asks of callers is asked again after each reading and with
   * every change of what this one may do; who no longer may gets nothing more. Throws `rate_limited`.
   */
  async toCaller<T>(reply: FastifyReply, feed: EventFeed<T>): Promise<void> {
    const request = reply.request as AuthenticatedRequest;
    const { userId } = request.caller!;
    await this.toHolder(`user:${userId}`, reply, {
      ...feed,
      read: async () => {
        const state = await feed.read();
        await this.admitAgain(request);
        return state;
      },
      watch: (wake) => {
        const stops = [feed.watch(wake), this.callers.watch(userId, wake)];
        return () => stops.forEach((stop) => stop());
      },
    });
  }

  /** To whoever knows an address, which `feed.read` checks each time; `holder` is whom its streams are counted for. */
  async toHolder<T>(holder: string, reply: FastifyReply, feed: EventFeed<T>): Promise<void> {
    const open = this.open.get(holder) ?? 0;
    if (open >= this.most)
      throw new DomainError(CommonErrors.rateLimited, `At most ${this.most} event streams at a time`);
    this.open.set(holder, open + 1);
    try {
      await streamEvents(reply, feed);
    } finally {
      this.close(holder);
    }
  }

  private close(holder: string): void {
    const left = this.open.get(holder)! - 1;
    if (left > 0) this.open.set(holder, left);
    else this.open.delete(holder);
  }

  private async admitAgain(request: AuthenticatedRequest): Promise<void> {
    const caller = await this.callers.find(request.credential!);
    if (!caller) throw new DomainError(CommonErrors.unauthorized);
    request.caller = caller;
    for (const rule of request.rules!.filter(isScope)) await this.admission.admit(request, rule);
  }
}
