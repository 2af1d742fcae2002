import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { RenderJobEntity } from './render-job.entity.js';

const Cell = rowOf(RenderJobEntity, 'cellId');

/** Reads finished renders for other domains. */
@Injectable()
export class RenderReader {
  constructor(private readonly db: Database) {}

  /** Returns the cells that the given content resources are renders of. */
  async cellsOf(resourceIds: readonly number[]): Promise<number[]> {
    if (resourceIds.length === 0) return [];
    const rows = await this.db.rows(
      Cell,
      `SELECT DISTINCT cell_id FROM render_job WHERE content_resource_id = ANY ($1::bigint[])`,
      [resourceIds],
    );
    return rows.map(({ cellId }) => cellId);
  }
}
