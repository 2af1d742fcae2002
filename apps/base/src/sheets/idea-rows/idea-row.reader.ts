import { Injectable } from '@nestjs/common';
import { bigint, Database, row } from '@reelsheet/platform-database';

const Id = row({ id: bigint() });

/** Reads the rows of ideas for other domains. */
@Injectable()
export class IdeaRowReader {
  constructor(private readonly db: Database) {}

  /** Returns the first of the ideas that have no row in a sheet of the agent, by id. */
  async withoutRow(agentId: number, ideaIds: readonly number[], limit: number): Promise<number[]> {
    const missing = await this.db.rows(
      Id,
      `SELECT id FROM unnest($2::bigint[]) AS idea (id)
       WHERE NOT EXISTS (
         SELECT FROM idea_row JOIN sheet_row ON sheet_row.id = row_id JOIN sheet ON sheet.id = sheet_id
         WHERE idea_id = idea.id AND agent_id = $1 AND deleted_at IS NULL
       ) ORDER BY id LIMIT $3`,
      [agentId, ideaIds, limit],
    );
    return missing.map(({ id }) => id);
  }
}
