import { Injectable } from '@nestjs/common';
import { bigint, Database, json, nullable, rowOf, text, typeOf, type RowOf } from '@reelsheet/platform-database';
import { joinResource } from '../../assets/content-resources/content-resource.sql.js';
import { GenerationEntity, GenerationOutputEntity } from './generation.entity.js';

const Result = rowOf(GenerationEntity, 'id', 'status').with({
  type: typeOf(GenerationEntity, 'userJobType'),
  /** Result of a text generation. */
  text: nullable(text()),
  sentences: nullable(json<readonly { readonly text: string; readonly startMs: number; readonly endMs: number }[]>()),
  /** Ids of the content resources that it made and that were not deleted since. */
  outputs: json<readonly number[]>(),
});
export type GenerationResult = RowOf<typeof Result>;

const Made = rowOf(GenerationEntity, 'id', 'status', 'input').with({
  type: typeOf(GenerationEntity, 'userJobType'),
  /** Result of a text generation. */
  text: nullable(text()),
});
export type MadeGeneration = RowOf<typeof Made>;

const Attempt = rowOf(GenerationEntity, 'id', 'status', 'failedReason', 'createdAt').with({
  cellId: bigint(),
});
export type CellAttempt = RowOf<typeof Attempt>;

const FirstOutput = rowOf(GenerationOutputEntity, 'generationId', 'contentResourceId');

const Maker = rowOf(GenerationOutputEntity, 'generationId');

/** Results of generations, for other features. */
@Injectable()
export class GenerationReader {
  constructor(private readonly db: Database) {}

  /** Returns those of `ids` that belong to the agent, by id. */
  async results(agentId: number, ids: readonly number[]): Promise<Map<number, GenerationResult>> {
    const rows = await this.db.rows(
      Result,
      `SELECT generation.id, status, user_job_type AS type,
         CASE WHEN jsonb_typeof(result) = 'string' THEN result #>> '{}' END AS text,
         CASE WHEN jsonb_typeof(result) = 'object' THEN result -> 'sentences' END AS sentences,
         (SELECT coalesce(jsonb_agg(content_resource_id ORDER BY position), '[]')
          FROM generation_output ${joinResource('content_resource_id')}
          WHERE generation_output.generation_id = generation.id) AS outputs
       FROM generation WHERE agent_id = $1 AND id = ANY ($2::bigint[])`,
      [agentId, ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Returns the agent's generations that have made a content resource. */
  async idsOfOutput(agentId: number, resourceId: number): Promise<number[]> {
    const makers = await this.db.rows(
      Maker,
      `SELECT generation_id FROM generation_output JOIN generation ON generation.id = generation_id
       WHERE content_resource_id = $2 AND agent_id = $1`,
      [agentId, resourceId],
    );
    return makers.map(({ generationId }) => generationId);
  }

  /** Returns what generations were made of, by id. */
  async made(ids: readonly number[]): Promise<Map<number, MadeGeneration>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.rows(
      Made,
      `SELECT id, status, input, user_job_type AS type,
         CASE WHEN jsonb_typeof(result) = 'string' THEN result #>> '{}' END AS text
       FROM generation WHERE id = ANY ($1::bigint[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Returns the latest generation of each cell that completed or failed, by the cell's id. */
  async latestEnded(cellIds: readonly number[]): Promise<Map<number, CellAttempt>> {
    const rows = await this.db.rows(
      Attempt,
      `SELECT latest.* FROM unnest($1::bigint[]) AS requested (id) CROSS JOIN LATERAL (
         SELECT id, cell_id, status, failed_reason, created_at FROM generation
         WHERE cell_id = requested.id AND layer_id IS NULL AND status IN ('completed', 'failed')
         ORDER BY id DESC LIMIT 1
       ) AS latest`,
      [cellIds],
    );
    return new Map(rows.map((row) => [row.cellId, row]));
  }

  /** Returns the first content resource of each generation that was not deleted since, by the generation's id. */
  async firstOutputs(ids: readonly number[]): Promise<Map<number, number>> {
    const outputs = await this.db.rows(
      FirstOutput,
      `SELECT DISTINCT ON (generation_output.generation_id) generation_output.generation_id, content_resource_id
       FROM generation_output ${joinResource('content_resource_id')}
       WHERE generation_output.generation_id = ANY ($1::bigint[]) ORDER BY generation_output.generation_id, position`,
      [ids],
    );
    return new Map(outputs.map(({ generationId, contentResourceId }) => [generationId, contentResourceId]));
  }
}
