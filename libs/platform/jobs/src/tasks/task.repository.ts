import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

export interface NewTask {
  readonly organizationId: number;
  readonly key: string | null;
  readonly payload: object;
}

@Injectable()
export class TaskRepository {
  constructor(private readonly db: Database) {}

  /** If a pending task has the same key, it keeps the earlier of both due times. */
  async insert(
    kind: string,
    tasks: readonly NewTask[],
    notBefore: Date | null,
    traceparent: string | null,
  ): Promise<void> {
    await this.db.execute(
      `INSERT INTO task (kind, organization_id, key, payload, due_at, ready, traceparent)
       SELECT $1, organization_id, key, payload, coalesce($5, now()), $5 IS NULL, $6
       FROM unnest($2::bigint[], $3::text[], $4::jsonb[]) AS task (organization_id, key, payload)
       ON CONFLICT (kind, key) WHERE key IS NOT NULL AND status = 'pending' DO UPDATE
         SET due_at = least(task.due_at, EXCLUDED.due_at), ready = task.ready OR EXCLUDED.ready`,
      [
        kind,
        tasks.map(({ organizationId }) => organizationId),
        tasks.map(({ key }) => key),
        tasks.map(({ payload }) => JSON.stringify(payload)),
        notBefore,
        traceparent,
      ],
    );
  }

  async cancel(kind: string, keys: readonly string[]): Promise<void> {
    await this.db.execute(`DELETE FROM task WHERE kind = $1 AND key = ANY ($2::text[])`, [kind, keys]);
  }
}
