import { Injectable } from '@nestjs/common';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { ContentResourceEntity } from '../../library/content-resources/content-resource.entity.js';
import { GenerationEntity } from './generation.entity.js';

const Made = rowOf(ContentResourceEntity, 'id', 'url', 'thumbnailUrl', 'objectType');
export type Output = RowOf<typeof Made>;

const Belonging = rowOf(GenerationEntity, 'organizationId');

/** Generations and what they made. */
@Injectable()
export class GenerationRepository implements RecordOwner<number> {
  constructor(private readonly db: Database) {}

  async find(id: number): Promise<GenerationEntity | null> {
    return this.db.repository(GenerationEntity).findOneBy({ id });
  }

  async ownerOf(id: number): Promise<Owner | undefined> {
    return this.db.row(Belonging, `SELECT organization_id FROM generation WHERE id = $1`, [id]);
  }

  /** What it made and is still there, in order. */
  async outputsOf(id: number): Promise<Output[]> {
    return this.db.rows(
      Made,
      `SELECT ${Made.columns('resource')} FROM generation_output JOIN content_resource AS resource ON resource.id = content_resource_id
       WHERE generation_output.generation_id = $1 AND deleted_at IS NULL ORDER BY position`,
      [id],
    );
  }

  async addOutputs(id: number, contentResourceIds: readonly number[]): Promise<void> {
    await this.db.execute(
      `INSERT INTO generation_output (generation_id, position, content_resource_id)
       SELECT $1, place - 1, resource FROM unnest($2::bigint[]) WITH ORDINALITY AS made (resource, place)`,
      [id, contentResourceIds],
    );
  }
}
