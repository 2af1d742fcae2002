import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import type { MessageRole } from '../conversations/conversation.entity.js';
import type { Page } from '../paging.js';
import type { RunStatus } from './run.entity.js';
import type { RunStep } from './run-steps.js';

export interface RunView {
  readonly id: string;
  readonly organizationId: number;
  readonly agentUuid: string;
  readonly conversationId: string;
  readonly status: RunStatus;
  readonly failedReason: string | null;
  readonly cost: Micro | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly messages: readonly { readonly role: MessageRole; readonly content: string }[];
  readonly ideaIds: readonly number[];
  /** What a run with `debug` did, null for others. */
  readonly steps: readonly RunStep[] | null;
}

/** What those who hold a run's token see of it. */
export interface RunTrace {
  readonly status: RunStatus;
  readonly failedReason: string | null;
  readonly answer: string | null;
  readonly steps: readonly RunStep[];
}

const VISIBLE = `
  FROM run
  JOIN known_agent ON known_agent.id = run.agent_id AND known_agent.deleted_at IS NULL
  JOIN conversation ON conversation.id = run.conversation_id AND conversation.deleted_at IS NULL
  WHERE run.accepted_at IS NOT NULL`;

const STEPS = `(SELECT coalesce(jsonb_agg(content ORDER BY position), '[]') FROM run_step WHERE run_id = run.id)`;

const SELECT = `
  SELECT run.id, run.organization_id AS "organizationId", known_agent.uuid AS "agentUuid", run.conversation_id AS "conversationId", run.status,
         run.failed_reason AS "failedReason", run.cost, run.accepted_at AS "createdAt", run.finished_at AS "finishedAt",
         (SELECT coalesce(jsonb_agg(jsonb_build_object('role', role, 'content', content) ORDER BY id), '[]') FROM message WHERE run_id = run.id) AS messages,
         (SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM idea WHERE run_id = run.id) AS "ideaIds",
         CASE WHEN (run.input ->> 'debug')::boolean THEN ${STEPS} END AS steps
  ${VISIBLE}`;

/** Runs as they are read: with their messages, ideas and steps, each in one statement. */
@Injectable()
export class RunViewRepository {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<RunView | undefined> {
    return this.db.one(`${SELECT} AND run.id = $1`, [id]);
  }

  /** Newest first. */
  async listOf(conversationId: string, { page, size }: Page): Promise<RunView[]> {
    return this.db.query(
      `${SELECT} AND run.conversation_id = $1 ORDER BY run.created_at DESC, run.id LIMIT $2 OFFSET $3`,
      [conversationId, size, (page - 1) * size],
    );
  }

  async trace(id: string, tokenHash: Buffer): Promise<RunTrace | undefined> {
    return this.db.one(
      `SELECT run.status, run.failed_reason AS "failedReason", ${STEPS} AS steps,
              (SELECT content FROM message WHERE run_id = run.id AND role = 'assistant') AS answer
       ${VISIBLE} AND run.id = $1 AND run.token_hash = $2`,
      [id, tokenHash],
    );
  }
}
