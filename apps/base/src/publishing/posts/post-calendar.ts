import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { parseScheduledTime, type ScheduleType } from '@reelsheet/provider-publisher';
import { PostRepository } from './post.repository.js';
import { validationError } from './publishing.errors.js';
import { ScheduleSlotsService } from '../schedule-slots/schedule-slots.service.js';
import { nextOf, slotsAfter } from '../schedule-slots/slots.js';

const SLOT_BATCH_SIZE = 90;

/** Determines when a post is published. */
@Injectable()
export class PostCalendar {
  constructor(
    private readonly posts: PostRepository,
    private readonly slots: ScheduleSlotsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Expects a validated `time`, and a lock on the agent so that no other post gets the same slot. The post `postId` can
   * keep its own slot.
   */
  async scheduledTimeFor(
    agent: AgentRecord,
    type: ScheduleType,
    time: string | null,
    postId: number | null = null,
  ): Promise<Date> {
    if (type === 'now') return this.clock.now();
    if (type === 'specific_time') return parseScheduledTime(time!)!;
    return this.nextFree(agent, postId);
  }

  private async nextFree({ id, timeZone }: AgentRecord, postId: number | null): Promise<Date> {
    const times = slotsAfter(this.clock.now(), timeZone, await this.slots.of(id));
    for (;;) {
      const candidates = nextOf(times, SLOT_BATCH_SIZE);
      if (candidates.length === 0)
        throw validationError([{ platform: null, field: 'schedule_type', error: 'finds no free slot within a year' }]);
      const taken = await this.posts.findTakenSlots(id, candidates, postId);
      const free = candidates.find((slot) => !taken.has(slot.getTime()));
      if (free) return free;
    }
  }
}
