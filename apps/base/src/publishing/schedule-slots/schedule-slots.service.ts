import { Injectable } from '@nestjs/common';
import { ScheduleSlotsRepository } from './schedule-slots.repository.js';
import { DEFAULT_SLOTS, inOrder, type Slot } from './slots.js';

/** When an agent's calendar has places for posts. */
@Injectable()
export class ScheduleSlotsService {
  constructor(private readonly chosen: ScheduleSlotsRepository) {}

  async of(agentId: number): Promise<readonly Slot[]> {
    return (await this.chosen.find(agentId)) ?? DEFAULT_SLOTS;
  }

  /** For posts that are planned from now on; those that are stay where they are. */
  async choose(agentId: number, slots: readonly Slot[]): Promise<readonly Slot[]> {
    const chosen = inOrder(slots);
    await this.chosen.put(agentId, chosen);
    return chosen;
  }
}
