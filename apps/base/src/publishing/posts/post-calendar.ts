import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { parseScheduledTime, type ScheduleType } from '@reelsheet/provider-publisher';
import { PostRepository } from './post.repository.js';
import { refusal } from './publishing.errors.js';
import { ScheduleSlotsService } from '../schedule-slots/schedule-slots.service.js';
import { nextOf, slotsAfter } from '../schedule-slots/slots.js';

const SLOTS_AT_ONCE = 90;

/** When a post goes out. */
@Injectable()
export class PostCalendar {
  constructor(
    private readonly posts: PostRepository,
    private readonly slots: ScheduleSlotsService,
    private readonly clock: Clock,
  ) {}

  /** `time` has passed validation. The agent is locked, so that no other post gets the same slot; `postId` may keep its own. */
  async momentFor(
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
    const moments = slotsAfter(this.clock.now(), timeZone, await this.slots.of(id));
    for (;;) {
      const candidates = nextOf(moments, SLOTS_AT_ONCE);
      if (candidates.length === 0)
        throw refusal([{ platform: null, field: 'schedule_type', error: 'finds no free slot within a year' }]);
      const taken = await this.posts.takenOf(id, candidates, postId);
      const free = candidates.find((slot) => !taken.has(slot.getTime()));
      if (free) return free;
    }
  }
}
