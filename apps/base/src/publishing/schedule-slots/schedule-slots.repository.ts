import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { ScheduleSlotsEntity } from './schedule-slots.entity.js';
import type { Slot } from './slots.js';

const SlotsRow = rowOf(ScheduleSlotsEntity, 'slots');

@Injectable()
export class ScheduleSlotsRepository {
  constructor(private readonly db: Database) {}

  /** Returns undefined if the agent has no custom slots. */
  async find(agentId: number): Promise<readonly Slot[] | undefined> {
    return (await this.db.row(SlotsRow, `SELECT slots FROM schedule_slots WHERE agent_id = $1`, [agentId]))?.slots;
  }

  async put(agentId: number, slots: readonly Slot[]): Promise<void> {
    await this.db.execute(
      `INSERT INTO schedule_slots (agent_id, slots) VALUES ($1, $2)
       ON CONFLICT (agent_id) DO UPDATE SET slots = excluded.slots, updated_at = now()`,
      [agentId, JSON.stringify(slots)],
    );
  }
}
