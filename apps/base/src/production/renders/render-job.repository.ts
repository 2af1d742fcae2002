import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { Database, rowOf } from '@reelsheet/platform-database';
import type { Document } from '@reelsheet/composition';
import { storableJson, storableText } from '@reelsheet/platform-database';
import { RenderJobEntity } from './render-job.entity.js';
import { LEASE_SECONDS } from './render-job.js';

export type NewRenderJob = Pick<
  RenderJobEntity,
  'organizationId' | 'agentId' | 'sheetId' | 'cellId' | 'input' | 'estimate'
>;
export type RenderRecord = Omit<RenderJobEntity, 'claim' | 'claimedUntil' | 'attempt' | 'input'> & {
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
};

/** What a worker holds of a render while it works. */
export interface RenderClaim {
  readonly id: number;
  readonly claim: number;
  readonly attempt: number;
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
  readonly cellId: number;
  readonly input: Document;
  readonly estimate: Micro;
}

const RECORD = `SELECT job.id, job.organization_id AS "organizationId", job.agent_id AS "agentId", job.sheet_id AS "sheetId", cell_id AS "cellId", status, progress,
  estimate, cost, failed_reason AS "failedReason", content_resource_id AS "contentResourceId", job.created_at AS "createdAt", job.updated_at AS "updatedAt",
  url, thumbnail_url AS "thumbnailUrl"
  FROM render_job AS job LEFT JOIN content_resource AS resource ON resource.id = content_resource_id AND resource.deleted_at IS NULL`;
const CLAIMED = `id, claim, attempt, organization_id AS "organizationId", agent_id AS "agentId", sheet_id AS "sheetId", cell_id AS "cellId", input, estimate`;

const Belonging = rowOf(RenderJobEntity, 'organizationId');

@Injectable()
export class RenderJobRepository implements RecordOwner<number> {
  constructor(private readonly db: Database) {}

  async insert(job: NewRenderJob): Promise<number> {
    const { identifiers } = await this.db
      .repository(RenderJobEntity)
      .insert({ ...job, input: JSON.parse(storableJson(job.input)) as Document });
    return (identifiers[0] as { id: number }).id;
  }

  async find(id: number): Promise<RenderRecord | undefined> {
    return this.db.one(`${RECORD} WHERE job.id = $1`, [id]);
  }

  async ownerOf(id: number): Promise<Owner | undefined> {
    return this.db.row(Belonging, `SELECT organization_id FROM render_job WHERE id = $1`, [id]);
  }

  /** Newest first; of all the agent's sheets where none is named. */
  async list(agentId: number, sheetId: number | undefined, skip: number, take: number): Promise<RenderRecord[]> {
    return this.db.query(
      `${RECORD} WHERE job.agent_id = $1 AND ($2::bigint IS NULL OR job.sheet_id = $2) ORDER BY job.id DESC OFFSET $3 LIMIT $4`,
      [agentId, sheetId ?? null, skip, take],
    );
  }

  async take(id: number): Promise<RenderClaim | undefined> {
    return this.db.one(
      `UPDATE render_job SET status = 'processing', claim = claim + 1, attempt = attempt + 1, claimed_until = now() + make_interval(secs => $2), updated_at = now()
       WHERE id = $1 AND status IN ('pending', 'processing') AND (claimed_until IS NULL OR claimed_until < now()) RETURNING ${CLAIMED}`,
      [id, LEASE_SECONDS],
    );
  }

  /** True where another worker holds it. */
  async isClaimed(id: number): Promise<boolean> {
    return (
      (
        await this.db.query(
          `SELECT 1 FROM render_job WHERE id = $1 AND status = 'processing' AND claimed_until >= now()`,
          [id],
        )
      ).length > 0
    );
  }

  extend(claim: RenderClaim): Promise<boolean> {
    return this.write(claim, `claimed_until = now() + make_interval(secs => $3)`, LEASE_SECONDS);
  }

  report(claim: RenderClaim, progress: number): Promise<boolean> {
    return this.write(claim, `progress = greatest(progress, $3::real)`, progress);
  }

  raiseEstimate(claim: RenderClaim, estimate: Micro): Promise<boolean> {
    return this.write(claim, `estimate = $3`, estimate);
  }

  /** Free for the next try; `tries` is taken off the count. */
  handBack(claim: RenderClaim, tries: 0 | 1): Promise<boolean> {
    return this.write(claim, `claimed_until = NULL, progress = 0, attempt = attempt - $3::integer`, tries);
  }

  complete(claim: RenderClaim, cost: Micro): Promise<boolean> {
    return this.write(claim, `status = 'completed', cost = $3, progress = 1, claimed_until = NULL`, cost);
  }

  fail(claim: RenderClaim, reason: string): Promise<boolean> {
    return this.write(claim, `status = 'failed', failed_reason = $3, claimed_until = NULL`, storableText(reason));
  }

  async show({ id }: RenderClaim, contentResourceId: number): Promise<void> {
    await this.db.query(`UPDATE render_job SET content_resource_id = $2 WHERE id = $1`, [id, contentResourceId]);
  }

  private async write({ id, claim }: RenderClaim, changes: string, ...values: unknown[]): Promise<boolean> {
    const written = await this.db.query(
      `UPDATE render_job SET ${changes}, updated_at = now() WHERE id = $1 AND claim = $2 AND status = 'processing' RETURNING id`,
      [id, claim, ...values],
    );
    return written.length > 0;
  }
}
