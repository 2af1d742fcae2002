import { Injectable } from '@nestjs/common';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { Database, rowOf } from '@reelsheet/platform-database';
import { GenerationEntity } from './generation.entity.js';
import { storableJson } from '@reelsheet/platform-database';

export type NewGeneration = Pick<
  GenerationEntity,
  'organizationId' | 'agentId' | 'sheetId' | 'cellId' | 'layerId' | 'userJobType' | 'input' | 'model' | 'estimate'
>;

export interface Output {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string | null;
  readonly objectType: string;
}

const Belonging = rowOf(GenerationEntity, 'organizationId');

/** Generations as those who order them move them. */
@Injectable()
export class GenerationRepository implements RecordOwner<number> {
  constructor(private readonly db: Database) {}

  async insert(generation: NewGeneration): Promise<number> {
    const { identifiers } = await this.db
      .repository(GenerationEntity)
      .insert({ ...generation, input: JSON.parse(storableJson(generation.input)) as object });
    return (identifiers[0] as { id: number }).id;
  }

  async find(id: number): Promise<GenerationEntity | null> {
    return this.db.repository(GenerationEntity).findOneBy({ id });
  }

  async ownerOf(id: number): Promise<Owner | undefined> {
    return this.db.row(Belonging, `SELECT organization_id FROM generation WHERE id = $1`, [id]);
  }

  /** What it made and is still there, in order. */
  async outputsOf(id: number): Promise<Output[]> {
    return this.db.query(
      `SELECT resource.id, url, thumbnail_url AS "thumbnailUrl", object_type AS "objectType"
       FROM generation_output JOIN content_resource AS resource ON resource.id = content_resource_id
       WHERE generation_output.generation_id = $1 AND deleted_at IS NULL ORDER BY position`,
      [id],
    );
  }

  /** False where it had ended. */
  async stop(id: number): Promise<boolean> {
    const stopped = await this.db.query(
      `UPDATE generation SET status = 'stopped', claimed_until = NULL, updated_at = now() WHERE id = $1 AND status IN ('pending', 'processing') RETURNING id`,
      [id],
    );
    return stopped.length > 0;
  }

  /** Begins the next round of a stopped one; undefined where it is not stopped. */
  async continue(id: number): Promise<Pick<GenerationEntity, 'round' | 'estimate'> | undefined> {
    return this.db.one(
      `UPDATE generation SET status = 'pending', round = round + 1, attempt = 0, progress = 0, claimed_until = NULL, begun_at = now(), due_at = now(),
         submitted_as = NULL, vendor_task_id = NULL, failed_reason = NULL, updated_at = now()
       WHERE id = $1 AND status = 'stopped' RETURNING round, estimate`,
      [id],
    );
  }
}
