import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { RenderJobEntity } from './render-job.entity.js';

const Cell = rowOf(RenderJobEntity, 'cellId');

/** Finished renders for the floors above. */
@Injectable()
export class RenderReader {
  constructor(private readonly db: Database) {}

  /** The cells of which these resources are renders. */
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
