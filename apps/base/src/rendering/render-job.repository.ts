import { Injectable } from '@nestjs/common';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { bigint, Database, nullable, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';
import { agentIsDeleted } from '../agents/agents/agent.sql.js';
import { joinResource } from '../assets/content-resources/content-resource.sql.js';
import { targetIsDeleted } from '../sheets/cells/cell.sql.js';
import { RenderJobEntity } from './render-job.entity.js';

const Job = rowOf(
  RenderJobEntity,
  'id',
  'organizationId',
  'agentId',
  'sheetId',
  'cellId',
  'status',
  'progress',
  'cost',
  'failedReason',
  'failedCode',
  'contentResourceId',
  'preview',
  'posterUrl',
  'createdAt',
);
const Record = Job.with({ url: nullable(text()), thumbnailUrl: nullable(text()) });
export type RenderRecord = RowOf<typeof Record>;

const RECORD = `SELECT ${Job.columns('job')}, url, thumbnail_url
  FROM render_job AS job LEFT ${joinResource('content_resource_id')}`;

export type RenderJob = RenderJobEntity;

export interface ListedRenders {
  readonly agentId: number;
  /** All sheets of the agent where undefined. */
  readonly sheetId: number | undefined;
  /** All cells where undefined. */
  readonly cellId: number | undefined;
}

const Id = rowOf(RenderJobEntity, 'id');
const OwnerRow = rowOf(RenderJobEntity, 'organizationId');

const ResourceIdRow = row({ id: bigint() });

const CELL_IS_DELETED = targetIsDeleted({ sheetId: 'render_job.sheet_id', cellId: 'render_job.cell_id' });

@Injectable()
export class RenderJobRepository implements RecordOwner<number> {
  constructor(private readonly db: Database) {}

  async find(id: number): Promise<RenderRecord | undefined> {
    return this.db.row(Record, `${RECORD} WHERE job.id = $1`, [id]);
  }

  async ownerOf(id: number): Promise<Owner | undefined> {
    return this.db.row(OwnerRow, `SELECT organization_id FROM render_job WHERE id = $1`, [id]);
  }

  /** Returns jobs of one sheet, one cell, or all sheets of the agent, newest first. */
  async list({ agentId, sheetId, cellId }: ListedRenders, skip: number, take: number): Promise<RenderRecord[]> {
    return this.db.rows(
      Record,
      `${RECORD} WHERE job.agent_id = $1 AND ($2::bigint IS NULL OR job.sheet_id = $2)
         AND ($3::bigint IS NULL OR job.cell_id = $3)
       ORDER BY job.id DESC OFFSET $4 LIMIT $5`,
      [agentId, sheetId ?? null, cellId ?? null, skip, take],
    );
  }

  /** Returns whether the agent or the cell of the job was deleted. */
  async isAbandoned(id: number): Promise<boolean> {
    const found = await this.db.execute(
      `SELECT FROM render_job WHERE id = $1 AND (${agentIsDeleted('render_job.agent_id')} OR ${CELL_IS_DELETED})`,
      [id],
    );
    return found > 0;
  }

  /** Returns open jobs of a deleted agent, or open jobs of a sheet whose cell was deleted. */
  async openAbandoned({ agentId, sheetId }: DeletedScope, limit: number): Promise<number[]> {
    const open = await this.db.rows(
      Id,
      `SELECT id FROM render_job WHERE agent_id = $1 AND due_at IS NOT NULL
         AND ($2::bigint IS NULL OR render_job.sheet_id = $2 AND ${CELL_IS_DELETED}) LIMIT $3`,
      [agentId, sheetId ?? null, limit],
    );
    return open.map(({ id }) => id);
  }

  /** Returns the content resource of the latest render of the organization with this content key. */
  async findByContentKey(organizationId: number, contentKey: string): Promise<number | undefined> {
    const resource = await this.db.row(
      ResourceIdRow,
      `SELECT resource.id FROM render_job AS job ${joinResource('content_resource_id')}
       WHERE job.organization_id = $1 AND content_key = $2 ORDER BY job.id DESC LIMIT 1`,
      [organizationId, contentKey],
    );
    return resource?.id;
  }

  async setContentResource(id: number, contentResourceId: number): Promise<void> {
    await this.db.execute(`UPDATE render_job SET content_resource_id = $2 WHERE id = $1`, [id, contentResourceId]);
  }
}
