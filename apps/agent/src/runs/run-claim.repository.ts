import { Injectable } from '@nestjs/common';
import { newUuid, type Micro } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { ClaimLost } from './run.errors.js';
import type { RunInput } from './run.js';
import type { RunStep } from './run-steps.js';

const LEASE_SECONDS = 30;

/** A run in the hands of one worker. */
export interface ClaimedRun {
  readonly id: string;
  readonly claim: string;
  /** Tries of the next step, this one included. */
  readonly attempt: number;
  readonly organizationId: number;
  readonly agentId: number;
  readonly agentName: string;
  readonly conversationId: string;
  readonly input: RunInput;
  /** Millionths of a credit that it may take. */
  readonly hold: Micro;
  readonly acceptedAt: Date;
}

type Claim = Pick<ClaimedRun, 'id' | 'claim'>;

/** Every write of a worker goes through its claim: one that was taken over changes nothing. */
@Injectable()
export class RunClaimRepository {
  constructor(private readonly db: Database) {}

  /** Undefined where the run has ended or another worker holds it. */
  async take(id: string): Promise<ClaimedRun | undefined> {
    return this.db.one(
      `UPDATE run SET claim = $2, claimed_until = now() + make_interval(secs => $3), attempt = attempt + 1
       FROM known_agent
       WHERE run.id = $1 AND known_agent.id = run.agent_id AND run.status = 'running' AND run.accepted_at IS NOT NULL
         AND (run.claimed_until IS NULL OR run.claimed_until <= now())
       RETURNING run.id, run.claim, run.attempt, run.organization_id AS "organizationId", run.agent_id AS "agentId", known_agent.name AS "agentName",
                 run.conversation_id AS "conversationId", run.input, run.hold, run.accepted_at AS "acceptedAt"`,
      [id, newUuid(), LEASE_SECONDS],
    );
  }

  async isRunning(id: string): Promise<boolean> {
    return (
      (await this.db.one(`SELECT 1 FROM run WHERE id = $1 AND status = 'running' AND accepted_at IS NOT NULL`, [
        id,
      ])) !== undefined
    );
  }

  /** False once the claim is lost. */
  async extend({ id, claim }: Claim): Promise<boolean> {
    return this.changed(
      `UPDATE run SET claimed_until = now() + make_interval(secs => $3) WHERE id = $1 AND claim = $2 AND status = 'running' RETURNING id`,
      [id, claim, LEASE_SECONDS],
    );
  }

  /** Lets another worker go on at once; `attempt` is how often the next step counts as tried. */
  async free({ id, claim }: Claim, attempt: number): Promise<void> {
    await this.db.query(
      `UPDATE run SET claim = NULL, claimed_until = NULL, attempt = $3 WHERE id = $1 AND claim = $2`,
      [id, claim, attempt],
    );
  }

  async steps(id: string): Promise<RunStep[]> {
    const steps = await this.db.query<{ content: RunStep }>(
      `SELECT content FROM run_step WHERE run_id = $1 ORDER BY position`,
      [id],
    );
    return steps.map(({ content }) => content);
  }

  /** To be called first in the transaction that stores a step; throws {@link ClaimLost}. */
  async hold({ id, claim }: Claim): Promise<void> {
    await this.orLost(
      `UPDATE run SET claimed_until = now() + make_interval(secs => $3), attempt = 1 WHERE id = $1 AND claim = $2 AND status = 'running' RETURNING id`,
      [id, claim, LEASE_SECONDS],
    );
  }

  async append({ id }: Claim, position: number, content: RunStep): Promise<void> {
    await this.db.query(`INSERT INTO run_step (run_id, position, content) VALUES ($1, $2, $3)`, [
      id,
      position,
      JSON.stringify(content),
    ]);
  }

  async complete({ id, claim }: Claim, cost: Micro): Promise<void> {
    await this.orLost(
      `UPDATE run SET status = 'completed', cost = $3, finished_at = now(), claim = NULL, claimed_until = NULL
       WHERE id = $1 AND claim = $2 AND status = 'running' RETURNING id`,
      [id, claim, cost],
    );
  }

  async fail({ id, claim }: Claim, reason: string): Promise<void> {
    await this.orLost(
      `UPDATE run SET status = 'failed', failed_reason = $3, finished_at = now(), claim = NULL, claimed_until = NULL
       WHERE id = $1 AND claim = $2 AND status = 'running' RETURNING id`,
      [id, claim, reason],
    );
  }

  private async orLost(sql: string, parameters: unknown[]): Promise<void> {
    if (!(await this.changed(sql, parameters))) throw new ClaimLost();
  }

  private async changed(sql: string, parameters: unknown[]): Promise<boolean> {
    return (await this.db.query(sql, parameters)).length > 0;
  }
}
