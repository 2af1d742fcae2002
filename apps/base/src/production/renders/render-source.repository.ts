import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

export interface SourceIds {
  readonly layers: readonly number[];
  readonly cells: readonly number[];
  readonly resources: readonly number[];
}

export interface FoundSource {
  /** As composition names sources: `layer_id:12`. */
  readonly key: string;
  /** Null where the layer or cell holds no media. */
  readonly url: string | null;
}

const NAMED = `CASE WHEN place.attributes ->> 'content_resource_id' ~ '^[1-9][0-9]{0,14}$' THEN (place.attributes ->> 'content_resource_id')::bigint END`;

/** Where the media of a sheet's layers and cells and of an agent's resources lie, in one statement. */
@Injectable()
export class RenderSourceRepository {
  constructor(private readonly db: Database) {}

  /** What is not the sheet's or not the agent's is missing from the answer. */
  async find(agentId: number, sheetId: number, { layers, cells, resources }: SourceIds): Promise<FoundSource[]> {
    return this.db.query(
      `WITH place AS (
         SELECT 'layer_id:' || id AS key, default_generation_id AS generation_id, additional_attributes AS attributes FROM layer WHERE sheet_id = $2 AND id = ANY ($3::bigint[])
         UNION ALL
         SELECT 'cell_id:' || id, default_generation_id, additional_attributes FROM cell WHERE sheet_id = $2 AND id = ANY ($4::bigint[])
       ), wanted AS (
         SELECT place.key, coalesce(made.id, ${NAMED}) AS resource_id
         FROM place LEFT JOIN LATERAL (
           SELECT resource.id FROM generation_output AS output JOIN content_resource AS resource ON resource.id = output.content_resource_id
           WHERE output.generation_id = place.generation_id AND resource.deleted_at IS NULL ORDER BY output.position LIMIT 1
         ) AS made ON true
       )
       SELECT wanted.key, url FROM wanted LEFT JOIN content_resource ON content_resource.id = resource_id AND agent_id = $1 AND deleted_at IS NULL
       UNION ALL
       SELECT 'content_resource_id:' || id, url FROM content_resource WHERE agent_id = $1 AND id = ANY ($5::bigint[]) AND deleted_at IS NULL`,
      [agentId, sheetId, layers, cells, resources],
    );
  }
}
