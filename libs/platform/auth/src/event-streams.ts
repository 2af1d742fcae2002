import { Inject, Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { streamEvents, type EventFeed } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { isScope } from './access.js';
import type { AuthenticatedRequest } from './credentials/caller.js';
import { CallerCache } from './credentials/caller-cache.js';
import { Admission } from './scopes/scope.guard.js';
import { StreamAccess } from './stream-access.js';

export const MAX_STREAMS_PER_CALLER = Symbol('streams per caller');

/**
 * Event streams for callers with access, for as long as they have access; their number per caller and replica is
 * limited.
 */
@Injectable()
export class EventStreams {
  private readonly open = new Map<string, number>();

  constructor(
    @Inject(MAX_STREAMS_PER_CALLER) private readonly max: number,
    private readonly callers: CallerCache,
    private readonly admission: Admission,
    private readonly clock: Clock,
  ) {}

  /**
   * Streams to the caller that the route admitted. Access is checked again after each read and with every change of the
   * caller's permissions; a caller without access receives nothing more. Throws `rate_limited`.
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

  /**
   * Streams to anyone who knows an address, which `feed.read` checks every time; `holder` is the key for counting
   * streams.
   */
  async toHolder<T>(holder: string, reply: FastifyReply, feed: EventFeed<T>): Promise<void> {
    await this.counted(holder, () => streamEvents(reply, feed));
  }

  /**
   * For a stream that is written by `run` itself, to the caller that the route admitted: counts it until `run` ends.
   * `run` sends only while the access is current. Throws `rate_limited`.
   */
  async withAccess(reply: FastifyReply, run: (access: StreamAccess) => Promise<void>): Promise<void> {
    const request = reply.request as AuthenticatedRequest;
    const access = new StreamAccess(request, { callers: this.callers, admission: this.admission, clock: this.clock });
    try {
      await this.counted(`user:${request.caller!.userId}`, () => run(access));
    } finally {
      access.release();
    }
  }

  private async counted(holder: string, run: () => Promise<void>): Promise<void> {
    const open = this.open.get(holder) ?? 0;
    if (open >= this.max)
      throw new DomainError(CommonErrors.rateLimited, `At most ${this.max} event streams at a time`);
    this.open.set(holder, open + 1);
    try {
      await run();
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
