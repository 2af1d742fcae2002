import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

export interface GenerationResult {
  readonly id: number;
  readonly status: string;
  readonly type: string;
  /** What a text generation wrote. */
  readonly text: string | null;
  readonly sentences: readonly { readonly text: string; readonly startMs: number; readonly endMs: number }[] | null;
  /** Ids of the content resources that it made and that are still there. */
  readonly outputs: readonly number[];
}

/** What generations made, for the features beside and above. */
@Injectable()
export class GenerationReader {
  constructor(private readonly db: Database) {}

  /** The agent's own among `ids`, by id. */
  async results(agentId: number, ids: readonly number[]): Promise<Map<number, GenerationResult>> {
    const rows = await this.db.query<GenerationResult>(
      `SELECT generation.id, status, user_job_type AS type, CASE WHEN jsonb_typeof(result) = 'string' THEN result #>> '{}' END AS text,
         CASE WHEN jsonb_typeof(result) = 'object' THEN result -> 'sentences' END AS sentences,
         ARRAY (SELECT content_resource_id FROM generation_output JOIN content_resource ON content_resource.id = content_resource_id
                WHERE generation_output.generation_id = generation.id AND deleted_at IS NULL ORDER BY position) AS outputs
       FROM generation WHERE agent_id = $1 AND id = ANY ($2::bigint[])`,
      [agentId, ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
