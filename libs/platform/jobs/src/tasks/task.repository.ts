import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

export interface NewTask {
  readonly organizationId: number;
  readonly key: string | null;
  readonly payload: object;
  /** Null for a task that is due at once. */
  readonly notBefore: Date | null;
}

@Injectable()
export class TaskRepository {
  constructor(private readonly db: Database) {}

  /**
   * If a pending task has the same key, it keeps the earlier of both due times. Returns the number of tasks that are
   * due at the given time, because they are new or were due later.
   */
  async insert(kind: string, tasks: readonly NewTask[], traceparent: string | null): Promise<number> {
    return this.db.execute(
      `INSERT INTO task (kind, organization_id, key, payload, due_at, ready, traceparent)
       SELECT $1, organization_id, key, payload, coalesce(not_before, now()), not_before IS NULL, $6
       FROM unnest($2::bigint[], $3::text[], $4::jsonb[], $5::timestamptz[])
         AS task (organization_id, key, payload, not_before)
       ON CONFLICT (kind, key) WHERE key IS NOT NULL AND status = 'pending' DO UPDATE
         SET due_at = least(task.due_at, EXCLUDED.due_at), ready = task.ready OR EXCLUDED.ready
       WHERE EXCLUDED.due_at < task.due_at OR (EXCLUDED.ready AND NOT task.ready)`,
      [
        kind,
        tasks.map(({ organizationId }) => organizationId),
        tasks.map(({ key }) => key),
        tasks.map(({ payload }) => JSON.stringify(payload)),
        tasks.map(({ notBefore }) => notBefore),
        traceparent,
      ],
    );
  }

  async cancel(kind: string, keys: readonly string[]): Promise<void> {
    await this.db.execute(`DELETE FROM task WHERE kind = $1 AND key = ANY ($2::text[])`, [kind, keys]);
  }
}
