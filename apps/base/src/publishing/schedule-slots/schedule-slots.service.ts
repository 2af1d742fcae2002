import { Injectable } from '@nestjs/common';
import { ScheduleSlotsRepository } from './schedule-slots.repository.js';
import { DEFAULT_SLOTS, mergeSlots, type Slot } from './slots.js';

/** Time slots for posts in an agent's calendar. */
@Injectable()
export class ScheduleSlotsService {
  constructor(private readonly slots: ScheduleSlotsRepository) {}

  async of(agentId: number): Promise<readonly Slot[]> {
    return (await this.slots.find(agentId)) ?? DEFAULT_SLOTS;
  }

  /** Applies to posts that are scheduled from now on. */
  async replace(agentId: number, slots: readonly Slot[]): Promise<readonly Slot[]> {
    const merged = mergeSlots(slots);
    await this.slots.put(agentId, merged);
    return merged;
  }
}
