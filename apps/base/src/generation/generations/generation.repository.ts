import { Injectable } from '@nestjs/common';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { bigint, Database, nullable, row, rowOf, storableJson, text, type RowOf } from '@reelsheet/platform-database';
import type { DeletedScope } from '../../agents/agents/agent-hooks.js';
import { agentIsDeleted } from '../../agents/agents/agent.sql.js';
import { joinResource } from '../../assets/content-resources/content-resource.sql.js';
import { targetIsDeleted } from '../../sheets/cells/cell.sql.js';
import { GenerationEntity } from './generation.entity.js';
import type { GenerationType } from './generation.js';

const OutputRow = row({ id: bigint(), url: text(), thumbnailUrl: nullable(text()), objectType: text() });
export type Output = RowOf<typeof OutputRow>;

const Id = rowOf(GenerationEntity, 'id');
const OwnerRow = rowOf(GenerationEntity, 'organizationId');

const TARGET_IS_DELETED = targetIsDeleted({
  sheetId: 'generation.sheet_id',
  cellId: 'generation.cell_id',
  layerId: 'generation.layer_id',
});

export type Generation = GenerationEntity;

/** Generations and their outputs. */
@Injectable()
export class GenerationRepository implements RecordOwner<number> {
  constructor(private readonly db: Database) {}

  async find(id: number): Promise<Generation | null> {
    return this.db.repository(GenerationEntity).findOneBy({ id });
  }

  async ownerOf(id: number): Promise<Owner | undefined> {
    return this.db.row(OwnerRow, `SELECT organization_id FROM generation WHERE id = $1`, [id]);
  }

  async openOf(organizationId: number, limit: number): Promise<number[]> {
    const open = await this.db.rows(
      Id,
      `SELECT id FROM generation WHERE organization_id = $1 AND due_at IS NOT NULL LIMIT $2`,
      [organizationId, limit],
    );
    return open.map(({ id }) => id);
  }

  /** Returns true when its agent, or the cell or layer that it is for, was deleted. */
  async isAbandoned(id: number): Promise<boolean> {
    const found = await this.db.execute(
      `SELECT FROM generation WHERE id = $1
         AND (${agentIsDeleted('generation.agent_id')} OR generation.sheet_id IS NOT NULL AND ${TARGET_IS_DELETED})`,
      [id],
    );
    return found > 0;
  }

  /** Returns open generations of a deleted agent, or those of the given sheet whose target was deleted. */
  async openAbandoned({ agentId, sheetId }: DeletedScope, limit: number): Promise<number[]> {
    const open = await this.db.rows(
      Id,
      `SELECT id FROM generation WHERE agent_id = $1 AND due_at IS NOT NULL
         AND ($2::bigint IS NULL OR generation.sheet_id = $2 AND ${TARGET_IS_DELETED}) LIMIT $3`,
      [agentId, sheetId ?? null, limit],
    );
    return open.map(({ id }) => id);
  }

  /** Returns true when the cell's latest generation has this input, and is open or completed. */
  async isLatestInput(cellId: number, type: GenerationType, input: object): Promise<boolean> {
    const latest = await this.db.execute(
      `SELECT FROM (
         SELECT status, user_job_type, input FROM generation
         WHERE cell_id = $1 AND layer_id IS NULL ORDER BY id DESC LIMIT 1
       ) AS latest WHERE status IN ('pending', 'processing', 'completed')
         AND user_job_type = $2 AND input - 'served' = $3::jsonb - 'served'`,
      [cellId, type, storableJson(input)],
    );
    return latest > 0;
  }

  /** Returns the content resources that it made and that were not deleted since, in order. */
  async outputsOf(id: number): Promise<Output[]> {
    return this.db.rows(
      OutputRow,
      `SELECT ${OutputRow.columns('resource')} FROM generation_output ${joinResource('content_resource_id')}
       WHERE generation_output.generation_id = $1 ORDER BY position`,
      [id],
    );
  }

  async addOutputs(id: number, contentResourceIds: readonly number[]): Promise<void> {
    await this.db.execute(
      `INSERT INTO generation_output (generation_id, position, content_resource_id)
       SELECT $1, ordinal - 1, resource FROM unnest($2::bigint[]) WITH ORDINALITY AS made (resource, ordinal)`,
      [id, contentResourceIds],
    );
  }
}
