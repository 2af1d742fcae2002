import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { LEASE_SECONDS, type GenerationType } from './generation.js';
import { storableJson, storableText } from '@reelsheet/platform-database';

/** What a worker holds of a generation while it works; every write of its goes through `claim`. */
export interface Claim {
  readonly id: number;
  readonly claim: number;
  readonly round: number;
  readonly attempt: number;
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number | null;
  readonly cellId: number | null;
  readonly layerId: number | null;
  readonly userJobType: GenerationType;
  readonly input: object;
  readonly estimate: Micro;
  readonly submittedAs: string | null;
  readonly vendorTaskId: string | null;
  /** Seconds since the round began, or since its task was submitted. */
  readonly age: number;
}

export interface Ending {
  readonly status: 'completed' | 'failed';
  readonly cost?: Micro;
  readonly result?: unknown;
  readonly failedReason?: string;
}

const CLAIMED = `id, claim, round, attempt, organization_id AS "organizationId", agent_id AS "agentId", sheet_id AS "sheetId", cell_id AS "cellId",
  layer_id AS "layerId", user_job_type AS "userJobType", input, estimate, submitted_as AS "submittedAs", vendor_task_id AS "vendorTaskId",
  extract(epoch FROM now() - begun_at)::float8 AS age`;
const MINE = `id = $1 AND claim = $2 AND status = 'processing'`;
const key = ({ id, claim }: Claim) => [id, claim];

/** Generations as workers move them: by compare-and-set on the claim, so that whoever lost it changes nothing. */
@Injectable()
export class GenerationClaimRepository {
  constructor(private readonly db: Database) {}

  /** A look at what was submitted is no try. */
  async take(id: number, round: number): Promise<Claim | undefined> {
    return this.db.one(
      `UPDATE generation SET status = 'processing', claim = claim + 1, attempt = attempt + CASE WHEN submitted_as IS NULL THEN 1 ELSE 0 END,
         claimed_until = now() + make_interval(secs => $3), updated_at = now()
       WHERE id = $1 AND round = $2 AND status IN ('pending', 'processing') AND due_at <= now() AND (claimed_until IS NULL OR claimed_until < now())
       RETURNING ${CLAIMED}`,
      [id, round, LEASE_SECONDS],
    );
  }

  /** Milliseconds until another worker's claim runs out; undefined where nobody holds one. */
  async othersClaim(id: number, round: number): Promise<number | undefined> {
    const row = await this.db.one<{ left: number }>(
      `SELECT ceil(extract(epoch FROM claimed_until - now()) * 1000)::float8 AS left FROM generation
       WHERE id = $1 AND round = $2 AND status = 'processing' AND claimed_until >= now()`,
      [id, round],
    );
    return row?.left;
  }

  extend(claim: Claim): Promise<boolean> {
    return this.write(claim, `claimed_until = now() + make_interval(secs => $3)`, LEASE_SECONDS);
  }

  intend(claim: Claim, submittedAs: string | null): Promise<boolean> {
    return this.write(claim, `submitted_as = $3, vendor_task_id = NULL, begun_at = now()`, submittedAs);
  }

  raiseEstimate(claim: Claim, estimate: Micro): Promise<boolean> {
    return this.write(claim, `estimate = $3`, estimate);
  }

  /** The vendor has it; anyone may look at it from `dueAt` on. */
  waitForVendor(claim: Claim, vendorTaskId: string | null, progress: number, dueAt: Date): Promise<boolean> {
    return this.write(
      claim,
      `vendor_task_id = $3, progress = greatest(progress, $4::real), due_at = $5, claimed_until = NULL`,
      vendorTaskId,
      progress,
      dueAt,
    );
  }

  tryAgain(claim: Claim, dueAt: Date): Promise<boolean> {
    return this.write(claim, `due_at = $3, claimed_until = NULL`, dueAt);
  }

  /** As if it had never been taken. */
  handBack(claim: Claim): Promise<boolean> {
    return this.write(
      claim,
      `claimed_until = NULL, attempt = attempt - CASE WHEN submitted_as IS NULL THEN 1 ELSE 0 END`,
    );
  }

  end(claim: Claim, { status, cost, result, failedReason }: Ending): Promise<boolean> {
    const values = [
      status,
      cost ?? null,
      result === undefined ? null : storableJson(result),
      failedReason === undefined ? null : storableText(failedReason),
    ];
    return this.write(
      claim,
      `status = $3, cost = CASE WHEN $4::bigint IS NOT NULL THEN least($4::bigint, estimate) END, result = $5::jsonb, failed_reason = $6, claimed_until = NULL, progress = CASE WHEN $3 = 'completed' THEN 1 ELSE progress END`,
      ...values,
    );
  }

  async addOutputs({ id }: Claim, contentResourceIds: readonly number[]): Promise<void> {
    await this.db.query(
      `INSERT INTO generation_output (generation_id, position, content_resource_id) SELECT $1, place - 1, resource FROM unnest($2::bigint[]) WITH ORDINALITY AS made (resource, place)`,
      [id, contentResourceIds],
    );
  }

  private async write(claim: Claim, changes: string, ...values: unknown[]): Promise<boolean> {
    const written = await this.db.query(
      `UPDATE generation SET ${changes}, updated_at = now() WHERE ${MINE} RETURNING id`,
      [...key(claim), ...values],
    );
    return written.length > 0;
  }
}
